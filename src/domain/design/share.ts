/** 128 random bits as base64url, so that addresses cannot be guessed. */
const TOKEN = /^[\w-]{22}$/;
export const SHARE_TOKEN_BYTES = 16;

export function isShareToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Query parameter of the garden that shows a shared bracelet: `/garden?vong=<token>`. */
export const SHARED_QUERY = 'vong';

/** Public path of a shared bracelet. */
export function sharedPath(token: string): string {
  return `/garden?${SHARED_QUERY}=${token}`;
}
