import type { User } from '#contract/http/identity.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import { createStore } from '#web/ui/store.ts';
import type { Stored } from './stored.ts';
import type { SessionTimers } from './timers.ts';

export type SessionState = {
  readonly user: User | null;
  /** True until the first check of who is here has ended. */
  readonly loading: boolean;
  /** Why the last session in this tab ended; null before that and after a login. */
  readonly endedBy: LogoutReason | null;
};

type Deps = {
  stored: Stored;
  timers: SessionTimers;
  /** Takes away the sign that there are cookies of a session: it is over, whatever the server's answer. */
  dropCookie(): void;
};

/** Who holds the session of this tab: shown, stored, and kept alive by the timers. Talks to nobody. */
export function createHolder({ stored, timers, dropCookie }: Deps) {
  const { get, set, subscribe } = createStore<SessionState>({
    user: stored.user(),
    loading: true,
    endedBy: null,
  });
  /** Grows with every login and logout: what an earlier session still answers is ignored. */
  let generation = 0;

  return {
    get,
    subscribe,
    user: () => get().user,
    generation: () => generation,
    /** What is still being answered is about somebody else. */
    supersede(): void {
      generation += 1;
    },
    /** The same person, with what is known of her now. */
    show(user: User): void {
      stored.keepUser(user);
      set({ ...get(), user });
    },
    /** Somebody is logged in: shown, stored, kept alive. */
    admit(user: User): void {
      if (get().user?.id !== user.id) generation += 1;
      stored.keepUser(user);
      set({ user, loading: false, endedBy: null });
      timers.start();
    },
    /** Nothing new came out: what was shown stays. */
    stay(): void {
      set({ ...get(), loading: false });
      if (get().user !== null) timers.start();
    },
    forget(endedBy: LogoutReason | null): void {
      generation += 1;
      timers.stop();
      stored.forget();
      dropCookie();
      set({ user: null, loading: false, endedBy });
    },
  };
}
export type Holder = ReturnType<typeof createHolder>;
