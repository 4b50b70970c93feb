import { authCopy } from '#web/features/auth/copy.vi.ts';
import { LoginForm } from '#web/features/auth/LoginForm.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta({ title: authCopy.login.title, description: authCopy.login.description });

export default function LoginPage() {
  return <LoginForm />;
}
