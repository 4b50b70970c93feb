import type { Session as SessionAnswer, User } from '#contract/http/identity.ts';
import { ACCESS_LIFETIME, REFRESH_AHEAD } from '#domain/identity/limits.ts';
import { ApiError } from '../api.ts';
import type { call as callApi } from '../call.ts';
import type { Clock } from './clock.ts';
import type { Renewal } from './timers.ts';
import type { Stored } from './stored.ts';

type Deps = {
  call: typeof callApi;
  clock: Clock;
  stored: Stored;
  /** Runs a piece of work when no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Names the session that is on; an answer to an earlier one is ignored. */
  generation(): number;
  onRenewed(user: User | undefined): void;
};

/** The access token of this browser: scripts never see it, but know until when it is good, and have it renewed. */
export function createTokens({ call, clock, stored, exclusively, generation, onRenewed }: Deps) {
  let renewing: Promise<Renewal> | null = null;

  async function refresh(): Promise<Renewal> {
    const asked = generation();
    try {
      const { user, accessTokenExpiresAt } = await call<Partial<SessionAnswer>>('POST', '/auth/refresh');
      if (asked !== generation()) return 'failed';
      given(accessTokenExpiresAt);
      onRenewed(user);
      return 'renewed';
    } catch (error) {
      return isRefusal(error) ? 'ended' : 'failed';
    }
  }

  /**
   * A token was just given. A clock that is wrong by minutes would see every fresh token as ended, or as good for
   * hours: then its known lifetime counts instead.
   */
  function given(accessTokenExpiresAt: string | undefined): void {
    const left = Date.parse(accessTokenExpiresAt ?? '') - clock.now();
    const sound = left > REFRESH_AHEAD && left <= ACCESS_LIFETIME;
    stored.keepExpiresAt(clock.now() + (sound ? left : ACCESS_LIFETIME));
    stored.countRenewal();
  }

  return {
    given,
    /** The server told when the token at hand ends. */
    seen(accessTokenExpiresAt: string): void {
      stored.keepExpiresAt(Math.min(Date.parse(accessTokenExpiresAt), clock.now() + ACCESS_LIFETIME));
    },
    endsSoon(): boolean {
      const end = stored.expiresAt();
      return end !== null && end - clock.now() <= REFRESH_AHEAD;
    },
    /**
     * One refresh at a time, here and across tabs; who waited for another tab's takes that (spec §9, Session).
     * @param known how many tokens there had been when the need arose
     */
    renew(known = stored.renewals()): Promise<Renewal> {
      renewing ??= exclusively(async () => (stored.renewals() === known ? refresh() : 'renewed')).finally(
        () => {
          renewing = null;
        },
      );
      return renewing;
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;

/** Only the server's no ends a session; anything else (no answer, server in trouble) keeps it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
