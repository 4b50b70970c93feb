import type { LoginBody, Session as SessionAnswer, User, VerifyOtpBody } from '#contract/http/identity.ts';
import type { LogoutReason } from '#domain/identity/roles.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { call as callApi, CallStart } from '../call.ts';
import type { Clock } from './clock.ts';
import { createHolder } from './holder.ts';
import { createSessionTimers } from './timers.ts';
import type { Stored } from './stored.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import { createTokens } from './tokens.ts';
import { createVerification } from './verification.ts';

/** Session events for the UI (`app/session-news.ts`). `here`: caused by this tab, not reported by another. */
export type SessionNews =
  /** `first`: by confirming a registration. */
  | { type: 'entered'; user: User; here: boolean; first: boolean }
  | { type: 'left'; reason: LogoutReason; here: boolean }
  /** The stored user could not be confirmed. */
  | { type: 'refused' };

/** A passkey assertion signed in the browser. */
type PasskeyLogin = { assertion: object; remember: boolean };

export type SessionDeps = {
  call: typeof callApi;
  clock: Clock;
  stored: Stored;
  tabs: Tabs;
  /** Runs `work` while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the browser holds session cookies although no user is stored. */
  hasCookie(): boolean;
  /** Removes that indicator: the session is over, whatever the server's response. */
  dropCookie(): void;
  onNews(news: SessionNews): void;
};

/** The session of this tab (spec §4, Session): who is logged in, kept alive, in sync with the other tabs. */
export function createSession(deps: SessionDeps) {
  const parts = createParts(deps, (reason) => inBackground(end(reason)));
  const { holder, timers: keeper, tokens, verify, verified } = parts;
  const { call, stored, tabs, exclusively, hasCookie, onNews } = deps;

  /** Logs out this tab, the other tabs and the server; a failure there keeps nobody logged in. */
  function end(reason: LogoutReason): Promise<void> {
    if (holder.user() === null) return Promise.resolve();
    holder.forget(reason);
    tabs.tell({ type: 'AUTH_LOGOUT', reason });
    onNews({ type: 'left', reason, here: true });
    return exclusively(() => call('POST', '/auth/logout')).then(nothing, nothing);
  }

  async function enter(
    path: string,
    body: LoginBody | VerifyOtpBody | PasskeyLogin,
    first: boolean,
  ): Promise<User> {
    // Waits for a pending logout, whose response clears the cookies.
    const { user, accessTokenExpiresAt } = await exclusively(() =>
      call<SessionAnswer>('POST', path, { body }),
    );
    tokens.given(accessTokenExpiresAt);
    holder.admit(user);
    tabs.tell({ type: 'AUTH_LOGIN', userId: user.id, userName: user.name });
    onNews({ type: 'entered', user, here: true, first });
    return user;
  }

  async function renewOrEnd(renewals?: number): Promise<boolean> {
    const asked = holder.generation();
    const outcome = await tokens.renew(renewals);
    if (outcome === 'ended' && asked === holder.generation()) inBackground(end('expired'));
    return outcome === 'renewed';
  }

  return {
    state: holder.get,
    subscribe: holder.subscribe,
    keeper,
    /**
     * Verifies the stored user, or looks up the one whose cookies are present. Makes no request for guests.
     * @param rendered the user for whom the server just rendered this page: the cookies are hers
     */
    start(rendered: User | null = null): void {
      if (rendered !== null) holder.show(rendered);
      tabs.listen((message) => inBackground(handleTabMessage(message, parts, onNews)));
      if (holder.user() === null && !hasCookie()) holder.stay();
      else inBackground(verify());
    },
    /** @throws ApiError with LOGIN_FAILED, EMAIL_NOT_VERIFIED, … */
    login: (body: LoginBody) => enter('/auth/login', body, false),
    /** @throws ApiError with PASSKEY_INVALID, … */
    loginByPasskey: (body: PasskeyLogin) => enter('/auth/passkey', body, false),
    /** @throws ApiError with OTP_INVALID, OTP_EXHAUSTED, REGISTRATION_REPLACED */
    verifyOtp: (body: VerifyOtpBody) => enter('/auth/verify-otp', body, true),
    logout: () => end('manual'),
    isUnchanged: () => parts.isUnchanged(hasCookie()),
    /** Applies a changed profile. */
    update(user: User): void {
      if (holder.user()?.id === user.id) holder.show(user);
    },
    /** Before a call: renews a token that is about to expire. */
    async beforeCall(): Promise<CallStart> {
      if (holder.user() !== null && tokens.endsSoon()) await renewOrEnd();
      return { renewals: stored.renewals(), userId: holder.user()?.id ?? null };
    },
    /**
     * After a 401: whether the call is worth a retry. What one user did is never repeated for another who has logged in since.
     * @param start the session when the call began: if there is a newer token, none is requested
     */
    async afterRefusal(start?: CallStart): Promise<boolean> {
      await verified();
      const user = holder.user();
      if (user === null || (start?.userId ?? user.id) !== user.id) return false;
      return (await renewOrEnd(start?.renewals)) && holder.user()?.id === user.id;
    },
  };
}
export type Session = ReturnType<typeof createSession>;

const nothing = () => undefined;

type Parts = ReturnType<typeof createParts>;

/** Wires the parts of a session together; `end` logs out. */
function createParts(
  { call, clock, stored, tabs, exclusively, dropCookie, onNews }: SessionDeps,
  end: (reason: LogoutReason) => void,
) {
  const timers = createSessionTimers({
    clock,
    expiresAt: stored.expiresAt,
    lastActivity: stored.lastActivity,
    noteActivity: stored.keepActivity,
    renew: () => tokens.renew(),
    onIdle: () => end('idle'),
    onEnded: () => end('expired'),
  });
  const holder = createHolder({ stored, timers, dropCookie });
  const tokens = createTokens({
    call,
    clock,
    stored,
    exclusively,
    generation: holder.generation,
    onRenewed(user) {
      if (user !== undefined) holder.show(user);
      timers.renewed();
      tabs.tell({ type: 'AUTH_REFRESH', timestamp: clock.now() });
    },
  });
  const check = createVerification({ call, holder, tokens, onRefused: () => onNews({ type: 'refused' }) });
  return { timers, holder, tokens, ...check };
}

/** Handles a message from another tab. */
async function handleTabMessage(
  message: TabMessage,
  { holder, timers, verify }: Parts,
  onNews: SessionDeps['onNews'],
): Promise<void> {
  if (message.type === 'AUTH_REFRESH') return timers.renewed();
  if (message.type === 'TAB_FOCUS') return timers.activity();
  if (message.type === 'AUTH_LOGOUT' && holder.user() !== null) {
    holder.forget(message.reason);
    onNews({ type: 'left', reason: message.reason, here: false });
  }
  if (message.type === 'AUTH_LOGIN' && holder.user()?.id !== message.userId) {
    holder.supersede();
    await verify();
    const user = holder.user();
    if (user !== null) onNews({ type: 'entered', user, here: false, first: false });
  }
}
