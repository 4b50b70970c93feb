import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { User } from '#contract/http/identity.ts';
import { browserSession } from './browser-session.ts';
import type { SessionState } from './holder.ts';
import { RenderedFor } from './rendered-for.ts';

/** On the server and while hydrating no user is known, except on a page that was rendered for one customer. */
const UNKNOWN: SessionState = { user: null, loading: true, endedBy: null };

/** The logged-in user. The stored user shows at once; `loading` is true until she is verified. */
export function useSession(): SessionState {
  const user = useContext(RenderedFor);
  const rendered = useMemo(() => ({ ...UNKNOWN, user }), [user]);
  return useSyncExternalStore(subscribe, current, () => rendered);
}

/** The logged-in user, verified or not, for components that should not re-render for guests. */
export function useUser(): User | null {
  const rendered = useContext(RenderedFor);
  return useSyncExternalStore(
    subscribe,
    () => current().user,
    () => rendered,
  );
}

const subscribe = (listener: () => void) => browserSession().subscribe(listener);
const current = () => browserSession().state();

/**
 * Calls back with the logged-in user: at once, or when the check of who is logged in has ended. Also after the component that
 * asked has gone: what was pressed on a page that was left meanwhile is still done.
 */
export function withKnownUser(act: (user: User | null) => void): void {
  const { user, loading } = current();
  if (user !== null || !loading) return act(user);
  const stop = subscribe(() => {
    if (current().loading) return;
    stop();
    act(current().user);
  });
}
