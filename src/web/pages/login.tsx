import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { authCopy } from '#web/features/auth/copy.vi.ts';
import { LoginForm } from '#web/features/auth/LoginForm.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { retryImport } from '#web/ui/retry-import.ts';

export const meta = () => pageMeta({ title: authCopy.login.title, description: authCopy.login.description });

/** Needed once in a shop's lifetime. */
const FirstAdmin = lazy(() => retryImport(() => import('#web/features/auth/FirstAdmin.tsx')));

export default function LoginPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const token = query.get('mo-tiem');
  if (token === null || !hydrated) return <LoginForm />;
  return (
    <Suspense fallback={<LoginForm />}>
      <FirstAdmin token={token} />
    </Suspense>
  );
}
