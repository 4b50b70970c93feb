/** 128 random bits as base64url: whoever was not given the address never finds it. */
const TOKEN = /^[\w-]{22}$/;
export const SHARE_TOKEN_BYTES = 16;

export function isShareToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The query of the garden that shows somebody's bracelet: `/garden?vong=<token>`. */
export const SHARED_QUERY = 'vong';

/** Where anybody may look at a shared bracelet. */
export function sharedPath(token: string): string {
  return `/garden?${SHARED_QUERY}=${token}`;
}
