import { useSyncExternalStore } from 'react';
import type { User } from '#contract/http/identity.ts';
import { browserSession } from './browser-session.ts';
import type { SessionState } from './holder.ts';

/** Pages are rendered for everybody: on the server, and while hydrating, nobody is known yet. */
const UNKNOWN: SessionState = { user: null, loading: true, endedBy: null };

/** Who is logged in. The stored user shows at once; `loading` holds until she is verified. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, current, () => UNKNOWN);
}

/** Who is logged in, for what does not mind whether that is verified already: nothing changes for a guest. */
export function useUser(): User | null {
  return useSyncExternalStore(
    subscribe,
    () => current().user,
    () => UNKNOWN.user,
  );
}

const subscribe = (listener: () => void) => browserSession().subscribe(listener);
const current = () => browserSession().state();
