import type { SharedDesign } from '#contract/http/design.ts';
import { isShareToken, SHARED_QUERY } from '#domain/design/share.ts';
import { read } from '#web/lib/api.ts';

/** Somebody's bracelet behind its link. */
export const sharedDesignQuery = (token: string) => read<SharedDesign>(`/shared-designs/${token}`);

/** What an address asks to see; a token that cannot be one is asked for too, and found closed. Null: the garden itself. */
export function sharedTokenOf(params: URLSearchParams): string | null {
  const token = params.get(SHARED_QUERY);
  if (token === null) return null;
  return isShareToken(token) ? token : CLOSED;
}

/** A token that no link has. */
export const CLOSED = '-';

/** Opens a shared bracelet in one's own builder: 'make it mine'. */
export function makeMinePath(token: string): string {
  return `/builder?chia-se=${token}`;
}
