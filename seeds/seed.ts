import type { Shop } from '#server/shop.ts';

/**
 * Fills an empty database with the demo shop; leaves any other alone.
 * @returns the demo accounts in one line
 */
export async function seedDemo(_shop: Shop): Promise<string | false> {
  return false;
}
