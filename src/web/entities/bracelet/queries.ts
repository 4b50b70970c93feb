import type { SharedDesign } from '#contract/http/design.ts';
import { isShareToken, SHARED_QUERY } from '#domain/design/share.ts';
import { read } from '#web/lib/api.ts';

/** A shared bracelet, by the token of its link. */
export const sharedDesignQuery = (token: string) => read<SharedDesign>(`/shared-designs/${token}`);

/**
 * The share token in a URL; a malformed token becomes `CLOSED`, which is looked up and not found. Null without a token: the
 * garden itself.
 */
export function sharedTokenOf(params: URLSearchParams): string | null {
  const token = params.get(SHARED_QUERY);
  if (token === null) return null;
  return isShareToken(token) ? token : CLOSED;
}

/** A token that no link has. */
export const CLOSED = '-';

/** Opens a copy of a shared bracelet in the builder: 'make it mine'. */
export function makeMinePath(token: string): string {
  return `/builder?chia-se=${token}`;
}
