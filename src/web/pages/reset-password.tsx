import { authCopy } from '#web/features/auth/copy.vi.ts';
import { ResetForm } from '#web/features/auth/ResetForm.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta({ title: authCopy.reset.title, hidden: true });

export default function ResetPasswordPage() {
  return <ResetForm />;
}
