import { useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';
import type { SessionState } from './session.ts';

/** Pages are rendered for everybody: on the server, and while hydrating, nobody is known yet. */
const UNKNOWN: SessionState = { user: null, loading: true, endedBy: null };

/** Who is logged in. The stored user shows at once; `loading` holds until she is verified. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, current, () => UNKNOWN);
}

const subscribe = (listener: () => void) => browserSession().subscribe(listener);
const current = () => browserSession().state();
