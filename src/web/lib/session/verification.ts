import type { Me } from '#contract/http/identity.ts';
import type { call as callApi } from '../call.ts';
import type { Holder } from './holder.ts';
import { isRefusal, type Tokens } from './tokens.ts';

type Deps = {
  call: typeof callApi;
  holder: Holder;
  tokens: Tokens;
  /** The stored user could not be confirmed. */
  onRefused(): void;
};

/** Asks the server who is logged in, and updates the holder. */
export function createVerification({ call, holder, tokens, onRefused }: Deps) {
  let last: Promise<void> = Promise.resolve();

  async function verify(): Promise<void> {
    const asked = holder.generation();
    const before = holder.user();
    try {
      const { accessTokenExpiresAt, ...user } = await whoAmI(call, tokens);
      if (asked !== holder.generation()) return;
      tokens.seen(accessTokenExpiresAt);
      // A profile saved meanwhile is newer than the response.
      const now = holder.user();
      holder.admit(now !== null && now !== before && now.id === user.id ? now : user);
    } catch (error) {
      if (asked !== holder.generation()) return;
      // A missing response says nothing about the session (spec §4).
      if (!isRefusal(error)) return holder.stay();
      holder.forget(before === null ? null : 'expired');
      if (before !== null) onRefused();
    }
  }

  return {
    verify: () => (last = verify()),
    /**
     * Asks after the page was out of reach of the other tabs, in the back/forward cache.
     * @returns whether the same user, or still nobody, is logged in
     */
    async isUnchanged(hasCookie: boolean): Promise<boolean> {
      const before = holder.user()?.id;
      if (before !== undefined || hasCookie) await (last = verify());
      return holder.user()?.id === before;
    },
    /** Resolves when the last check has ended, or at once when there was none. Never rejects. */
    verified: () => last,
  };
}

/** GET /users/me; a refusal gets one refresh and one retry. A token known to have expired is refreshed first. */
async function whoAmI(call: typeof callApi, tokens: Tokens): Promise<Me> {
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
