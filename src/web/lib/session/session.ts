import type {
  LoginBody,
  Me,
  Session as SessionAnswer,
  User,
  VerifyOtpBody,
} from '#contract/http/identity.ts';
import { ACCESS_LIFETIME, REFRESH_AHEAD } from '#domain/identity/limits.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import { ApiError } from '../api.ts';
import type { call as callApi } from '../call.ts';
import type { Clock } from './clock.ts';
import { createKeeper, type Renewal } from './keeper.ts';
import type { Stored } from './stored.ts';
import type { TabMessage, Tabs } from './tabs.ts';

export type SessionState = {
  readonly user: User | null;
  /** True until the first check of who is here has ended. */
  readonly loading: boolean;
  /** Why the last session in this tab ended; null before that and after a login. */
  readonly endedBy: LogoutReason | null;
};

/** What happened, for whoever shows it (`app/session-news.ts`). `here`: by this tab, not told by another. */
export type SessionNews =
  /** `first`: by the code of a registration. */
  | { type: 'entered'; user: User; here: boolean; first: boolean }
  | { type: 'left'; reason: LogoutReason; here: boolean }
  /** The stored user could not be confirmed. */
  | { type: 'refused' };

export type SessionDeps = {
  call: typeof callApi;
  clock: Clock;
  stored: Stored;
  tabs: Tabs;
  /** Runs a piece of work when no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the browser holds cookies of a session although no user is stored. */
  hasCookie(): boolean;
  /** Takes that sign away: the session is over, whatever the server's answer. */
  dropCookie(): void;
  onNews(news: SessionNews): void;
};

const GUEST: SessionState = { user: null, loading: false, endedBy: null };

/** The session of this tab (spec §4, Session): who is logged in, kept fresh, in step with the other tabs. */
export function createSession({
  call,
  clock,
  stored,
  tabs,
  exclusively,
  hasCookie,
  dropCookie,
  onNews,
}: SessionDeps) {
  let state: SessionState = { user: stored.user(), loading: true, endedBy: null };
  /** Grows with every login and logout: what an earlier session still answers is ignored. */
  let generation = 0;
  let checked: Promise<void> = Promise.resolve();
  let renewing: Promise<Renewal> | null = null;
  const listeners = new Set<() => void>();

  const keeper = createKeeper({
    clock,
    expiresAt: stored.expiresAt,
    lastActivity: stored.lastActivity,
    noteActivity: stored.keepActivity,
    renew: () => renew(),
    onIdle: () => void end('idle'),
    onEnded: () => void end('expired'),
  });

  function become(next: Partial<SessionState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Somebody is logged in: shown, stored, kept alive. */
  function admit(user: User, tokenEndsAt: number) {
    const before = state.user;
    if (before?.id !== user.id) generation += 1;
    stored.keepUser(user);
    stored.keepExpiresAt(tokenEndsAt);
    become({ user, loading: false, endedBy: null });
    keeper.start();
  }

  function forget(reason: LogoutReason | null) {
    generation += 1;
    keeper.stop();
    stored.forget();
    dropCookie();
    become({ user: null, loading: false, endedBy: reason });
  }

  /** Logs this tab out, and with it the others and the server; nothing that fails there keeps anybody in. */
  function end(reason: LogoutReason): Promise<void> {
    if (state.user === null) return Promise.resolve();
    forget(reason);
    tabs.tell({ type: 'AUTH_LOGOUT', reason });
    onNews({ type: 'left', reason, here: true });
    return exclusively(() => call('POST', '/auth/logout')).then(
      () => undefined,
      () => undefined,
    );
  }

  function enter({ user, accessTokenExpiresAt }: SessionAnswer, first: boolean): User {
    admit(user, freshEnd(accessTokenExpiresAt, clock.now()));
    stored.countRenewal();
    tabs.tell({ type: 'AUTH_LOGIN', userId: user.id, userName: user.name });
    onNews({ type: 'entered', user, here: true, first });
    return user;
  }

  /** One refresh at a time, here and across tabs; who waited for another tab's takes that (spec §9, Session). */
  function renew(known = stored.renewals()): Promise<Renewal> {
    renewing ??= exclusively(() => (stored.renewals() === known ? refresh() : adopt())).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  async function refresh(): Promise<Renewal> {
    const asked = generation;
    try {
      const { user, accessTokenExpiresAt } = await call<Partial<SessionAnswer>>('POST', '/auth/refresh');
      if (asked !== generation) return 'failed';
      stored.countRenewal();
      stored.keepExpiresAt(freshEnd(accessTokenExpiresAt, clock.now()));
      if (user !== undefined) {
        stored.keepUser(user);
        become({ user });
      }
      tabs.tell({ type: 'AUTH_REFRESH', timestamp: clock.now() });
      return adopt();
    } catch (error) {
      return isRefusal(error) ? 'ended' : 'failed';
    }
  }

  async function adopt(): Promise<Renewal> {
    keeper.renewed();
    return 'renewed';
  }

  const endsSoon = () => {
    const end = stored.expiresAt();
    return end !== null && end - clock.now() <= REFRESH_AHEAD;
  };

  /** GET /users/me; a refusal gets one refresh and one more try. A token known to be over is refreshed first. */
  async function whoAmI(): Promise<Me> {
    const early = endsSoon() ? await renew() : null;
    try {
      return await call<Me>('GET', '/users/me');
    } catch (error) {
      if (!isRefusal(error) || early === 'ended') throw error;
      const outcome = await renew();
      if (outcome === 'ended') throw error;
      if (outcome === 'failed') throw new Error('the session could not be renewed', { cause: error });
      return call<Me>('GET', '/users/me');
    }
  }

  async function check(): Promise<void> {
    const asked = generation;
    const known = state.user !== null;
    try {
      const { accessTokenExpiresAt, ...user } = await whoAmI();
      if (asked === generation)
        admit(user, Math.min(Date.parse(accessTokenExpiresAt), clock.now() + ACCESS_LIFETIME));
    } catch (error) {
      if (asked !== generation) return;
      if (isRefusal(error)) {
        forget(known ? 'expired' : null);
        if (known) onNews({ type: 'refused' });
      } else {
        // No answer says nothing about the session: what was shown stays (spec §4).
        become({ loading: false });
        if (state.user !== null) keeper.start();
      }
    }
  }

  async function hear(message: TabMessage): Promise<void> {
    if (message.type === 'AUTH_REFRESH') return keeper.renewed();
    if (message.type === 'TAB_FOCUS') return keeper.activity();
    if (message.type === 'AUTH_LOGOUT' && state.user !== null) {
      forget(message.reason);
      onNews({ type: 'left', reason: message.reason, here: false });
    }
    if (message.type === 'AUTH_LOGIN' && state.user?.id !== message.userId) {
      generation += 1;
      checked = check();
      await checked;
      if (state.user !== null) onNews({ type: 'entered', user: state.user, here: false, first: false });
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keeper,
    /** Verifies the stored user, or finds the one whose cookies are here. Guests cost no call. */
    start(): void {
      tabs.listen((message) => void hear(message));
      if (state.user === null && !hasCookie()) return become(GUEST);
      checked = check();
    },
    /** @throws ApiError with LOGIN_FAILED, EMAIL_NOT_VERIFIED, … */
    login: (body: LoginBody) =>
      call<SessionAnswer>('POST', '/auth/login', { body }).then((answer) => enter(answer, false)),
    /** @throws ApiError with OTP_INVALID, OTP_EXHAUSTED */
    verifyOtp: (body: VerifyOtpBody) =>
      call<SessionAnswer>('POST', '/auth/verify-otp', { body }).then((answer) => enter(answer, true)),
    logout: () => end('manual'),
    /** The person changed her profile. */
    update(user: User): void {
      if (state.user?.id !== user.id) return;
      stored.keepUser(user);
      become({ user });
    },
    /** Before a call: renews a token that is about to end. @returns how many there have been */
    async beforeCall(): Promise<number> {
      if (state.user !== null && endsSoon()) await renewOrEnd();
      return stored.renewals();
    },
    /**
     * After a 401: whether the call is worth another try.
     * @param renewals how many tokens there had been when it was made: a newer one need not be renewed again
     */
    async afterRefusal(renewals?: number): Promise<boolean> {
      await checked;
      return state.user !== null && renewOrEnd(renewals);
    },
  };

  async function renewOrEnd(renewals?: number): Promise<boolean> {
    const asked = generation;
    const outcome = await renew(renewals);
    if (outcome === 'ended' && asked === generation) void end('expired');
    return outcome === 'renewed';
  }
}
export type Session = ReturnType<typeof createSession>;

/** Only the server's no ends a session; anything else (no answer, server in trouble) keeps it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/**
 * When a token that was just given ends, by this computer's clock. A clock that is wrong by minutes would see every
 * fresh token as ended, or as good for hours: then its known lifetime counts instead.
 */
function freshEnd(accessTokenExpiresAt: string | undefined, now: number): number {
  const left = Date.parse(accessTokenExpiresAt ?? '') - now;
  return left > REFRESH_AHEAD && left <= ACCESS_LIFETIME ? now + left : now + ACCESS_LIFETIME;
}
