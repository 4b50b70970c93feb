import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { User } from '#contract/http/identity.ts';
import { browserSession } from './browser-session.ts';
import type { SessionState } from './holder.ts';
import { RenderedFor } from './rendered-for.ts';

/** On the server, and while hydrating, nobody is known yet, but on a page that was rendered for one customer alone. */
const UNKNOWN: SessionState = { user: null, loading: true, endedBy: null };

/** Who is logged in. The stored user shows at once; `loading` holds until she is verified. */
export function useSession(): SessionState {
  const user = useContext(RenderedFor);
  const rendered = useMemo(() => ({ ...UNKNOWN, user }), [user]);
  return useSyncExternalStore(subscribe, current, () => rendered);
}

/** Who is logged in, for what does not mind whether that is verified already: nothing changes for a guest. */
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
