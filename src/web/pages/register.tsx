import { authCopy } from '#web/features/auth/copy.vi.ts';
import { RegisterForm } from '#web/features/auth/RegisterForm.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({ title: authCopy.register.title, description: authCopy.register.description });

export default function RegisterPage() {
  return <RegisterForm />;
}
