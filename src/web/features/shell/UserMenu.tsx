import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { shellCopy as copy } from './copy.vi.ts';

const AccountMenu = lazy(() => retryImport(() => import('./AccountMenu.tsx')));

/** A login link for guests, the account menu for logged-in users (spec §2). */
export function UserMenu() {
  const user = useUser();
  const hydrated = useHydrated();
  if (user === null) return <LoginLink />;
  // Placeholder in server-rendered HTML: the menu's styles load with its code.
  if (!hydrated) return <span className="icon-btn" />;
  return (
    <Suspense fallback={<span className="icon-btn" />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}

function LoginLink() {
  return (
    <Link className="icon-btn" to="/login" aria-label={copy.logIn}>
      <Icon name="user" size={24} />
    </Link>
  );
}
