import { authCopy } from '#web/features/auth/copy.vi.ts';
import { ForgotForm } from '#web/features/auth/ForgotForm.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta({ title: authCopy.forgot.title, hidden: true });

export default function ForgotPasswordPage() {
  return <ForgotForm />;
}
