import type { Authenticate } from '#server/platform/access.ts';
import type { Shop } from '#server/shop.ts';

/** Finds out who sends a request from its access-token cookie. */
export function authenticator(_shop: Shop): Authenticate {
  return async () => null;
}
