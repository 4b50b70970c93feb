import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { landingPath } from '#domain/identity/pages.ts';
import type { Role } from '#domain/identity/roles.ts';
import { copy as libCopy } from '#web/lib/copy.vi.ts';
import { returnPathOf, returnTo } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { guardCopy as copy } from './copy.vi.ts';
import { GuardScreen, useOpened, WaitingScreen } from './guard-screen.tsx';

/** Pages for logged-in users, or for one role (spec §2, Guard). */
export function Guarded({ only }: { only?: Role }) {
  const { user, loading, endedBy } = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  const verified = !loading && user !== null && (only === undefined || user.role === only);
  if (verified && !wasIn) setWasIn(true);

  // Customers' own pages fetch all their data from the API, which checks the session itself: they need not wait for verification.
  const mayEnter = only === undefined ? user !== null : verified;
  // A customer's page replaces its skeleton in deferred slices of a few milliseconds: rendered at once it would block input on a
  // phone. Staff pages render at once, so that they receive key presses immediately.
  const isOpened = useOpened(only === undefined ? user?.id : undefined);
  const isDrawn = useDeferredValue(mayEnter && isOpened);
  if (mayEnter) {
    if (only === undefined && !(isOpened && isDrawn)) return <WaitingScreen />;
    // At least as high as the viewport, so that the footer does not flash into the first view.
    return (
      <div className="min-h-dvh">
        <Outlet />
      </div>
    );
  }
  if (loading) return <WaitingScreen />;
  if (user !== null) {
    return (
      <Leave to="/" onLeave={() => toast({ type: 'error', title: copy.wrongRole(only ?? user.role) })} />
    );
  }
  // A manual logout leads home; a session that ended otherwise has its own toast (spec §8).
  if (wasIn && endedBy === 'manual') return <Leave to="/" />;
  const askToLogIn = () => toast({ type: 'info', title: libCopy.loginFirst });
  return <Leave to="/login" state={returnTo(pathname + search)} onLeave={wasIn ? undefined : askToLogIn} />;
}

/** Pages for guests. Logged-in users go to the page that required the login, else to their role's landing page (spec §4). */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user, loading } = useSession();
  const { state } = useLocation();
  if (user === null) return children;
  return loading ? <GuardScreen /> : <Leave to={landingPath(user.role, returnPathOf(state))} />;
}

type LeaveProps = { to: string; state?: unknown; onLeave?: (() => void) | undefined };

/** Redirects once, and shows the reason. */
function Leave({ to, state, onLeave }: LeaveProps) {
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    onLeave?.();
    inBackground(navigate(to, { replace: true, state }));
  });
  return <GuardScreen />;
}
