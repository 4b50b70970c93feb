import type {
  LoginBody,
  Me,
  Session as SessionAnswer,
  User,
  VerifyOtpBody,
} from '#contract/http/identity.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import type { call as callApi } from '../call.ts';
import type { Clock } from './clock.ts';
import { createSessionTimers } from './timers.ts';
import type { Stored } from './stored.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import { createTokens, isRefusal } from './tokens.ts';

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
  const listeners = new Set<() => void>();

  const tokens = createTokens({
    call,
    clock,
    stored,
    exclusively,
    generation: () => generation,
    onRenewed(user) {
      if (user !== undefined) show(user);
      keeper.renewed();
      tabs.tell({ type: 'AUTH_REFRESH', timestamp: clock.now() });
    },
  });
  const keeper = createSessionTimers({
    clock,
    expiresAt: stored.expiresAt,
    lastActivity: stored.lastActivity,
    noteActivity: stored.keepActivity,
    renew: () => tokens.renew(),
    onIdle: () => void end('idle'),
    onEnded: () => void end('expired'),
  });

  function become(next: Partial<SessionState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function show(user: User) {
    stored.keepUser(user);
    become({ user });
  }

  /** Somebody is logged in: shown, stored, kept alive. */
  function admit(user: User) {
    if (state.user?.id !== user.id) generation += 1;
    stored.keepUser(user);
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

  /** After a logout that is still on its way: its answer takes the cookies away. */
  function askToEnter(path: string, body: LoginBody | VerifyOtpBody): Promise<SessionAnswer> {
    return exclusively(() => call<SessionAnswer>('POST', path, { body }));
  }

  function enter({ user, accessTokenExpiresAt }: SessionAnswer, first: boolean): User {
    tokens.given(accessTokenExpiresAt);
    admit(user);
    tabs.tell({ type: 'AUTH_LOGIN', userId: user.id, userName: user.name });
    onNews({ type: 'entered', user, here: true, first });
    return user;
  }

  /** GET /users/me; a refusal gets one refresh and one more try. A token known to be over is refreshed first. */
  async function whoAmI(): Promise<Me> {
    const early = tokens.endsSoon() ? await tokens.renew() : null;
    try {
      return await call<Me>('GET', '/users/me');
    } catch (error) {
      if (!isRefusal(error) || early === 'ended') throw error;
      const outcome = await tokens.renew();
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
      if (asked !== generation) return;
      tokens.seen(accessTokenExpiresAt);
      admit(user);
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
    login: async (body: LoginBody) => enter(await askToEnter('/auth/login', body), false),
    /** @throws ApiError with OTP_INVALID, OTP_EXHAUSTED, REGISTRATION_REPLACED */
    verifyOtp: async (body: VerifyOtpBody) => enter(await askToEnter('/auth/verify-otp', body), true),
    logout: () => end('manual'),
    /** The person changed her profile. */
    update(user: User): void {
      if (state.user?.id === user.id) show(user);
    },
    /** Before a call: renews a token that is about to end. @returns how many there have been */
    async beforeCall(): Promise<number> {
      if (state.user !== null && tokens.endsSoon()) await renewOrEnd();
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
    const outcome = await tokens.renew(renewals);
    if (outcome === 'ended' && asked === generation) void end('expired');
    return outcome === 'renewed';
  }
}
export type Session = ReturnType<typeof createSession>;
