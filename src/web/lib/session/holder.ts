import type { User } from '#contract/http/identity.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import { createStore } from '#web/ui/store.ts';
import type { Stored } from './stored.ts';
import type { SessionTimers } from './timers.ts';

export type SessionState = {
  readonly user: User | null;
  /** True until the first check of who is logged in has ended. */
  readonly loading: boolean;
  /** Why the last session in this tab ended; null before that and after a login. */
  readonly endedBy: LogoutReason | null;
};

type Deps = {
  stored: Stored;
  timers: SessionTimers;
  /** Removes the cookie that indicates a session: it is over, whatever the server's response. */
  dropCookie(): void;
};

/** Holds the user of this tab's session: shown, stored, and kept alive by the timers. Makes no requests. */
export function createHolder({ stored, timers, dropCookie }: Deps) {
  const { get, set, subscribe } = createStore<SessionState>({
    user: stored.user(),
    loading: true,
    endedBy: null,
  });
  /** Incremented on every login and logout, so that responses to an earlier session are ignored. */
  let generation = 0;

  return {
    get,
    subscribe,
    user: () => get().user,
    generation: () => generation,
    /** Invalidates responses still in flight: they concern another user. */
    supersede(): void {
      generation += 1;
    },
    /** Updates the record of the same user. */
    show(user: User): void {
      stored.keepUser(user);
      set({ ...get(), user });
    },
    /** Logs a user in: shows and stores her, and starts the timers. */
    admit(user: User): void {
      if (get().user?.id !== user.id) generation += 1;
      stored.keepUser(user);
      set({ user, loading: false, endedBy: null });
      timers.start();
    },
    /** Ends a check without a new result: the shown user stays. */
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
