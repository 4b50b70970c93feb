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
  /** Runs `work` while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Identifies the current session; responses to an earlier one are ignored. */
  generation(): number;
  onRenewed(user: User | undefined): void;
};

/** The browser's access token: scripts cannot read it, but know when it expires and can renew it. */
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
   * Records a new token. With a local clock that is off by minutes, every fresh token would look expired, or valid for hours:
   * then the known lifetime is used instead.
   */
  function given(accessTokenExpiresAt: string | undefined): void {
    const left = Date.parse(accessTokenExpiresAt ?? '') - clock.now();
    const sound = left > REFRESH_AHEAD && left <= ACCESS_LIFETIME;
    stored.keepExpiresAt(clock.now() + (sound ? left : ACCESS_LIFETIME));
    stored.countRenewal();
  }

  return {
    given,
    /** Records the expiry of the current token as reported by the server. */
    seen(accessTokenExpiresAt: string): void {
      stored.keepExpiresAt(Math.min(Date.parse(accessTokenExpiresAt), clock.now() + ACCESS_LIFETIME));
    },
    endsSoon(): boolean {
      const end = stored.expiresAt();
      return end !== null && end - clock.now() <= REFRESH_AHEAD;
    },
    /**
     * One refresh at a time, in this tab and across tabs; a tab that waited for another's refresh uses its result (spec §9,
     * Session).
     * @param known how many tokens there had been when the renewal became necessary
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

/** Only an explicit refusal ends a session; any other failure (no response, server error) keeps it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
