import { createHmac, timingSafeEqual } from 'node:crypto';
import { after, hours } from '#domain/kernel/time.ts';
import { countAdmins, createUser } from '#server/identity/index.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { lockSettings } from '#server/settings/index.ts';
import type { Shop } from '#server/shop.ts';

/** How long the link is valid. */
const GOOD_FOR = hours(24);

/**
 * Link for creating the first admin's account, shown in the server's terminal. Signed, so that it needs no database row and every
 * instance accepts it; invalid once there is an admin.
 * @param address base URL of the shop, such as `https://tiemmay.vn`
 */
export function firstAdminLink(secret: Uint8Array, address: string, now: Date): string {
  const until = after(now, GOOD_FOR).getTime().toString(36);
  return new URL(`/login?mo-tiem=${until}.${signed(secret, until)}`, address).href;
}

const signed = (secret: Uint8Array, until: string): string =>
  createHmac('sha256', secret).update(`first admin until ${until}`).digest('base64url');

/** @returns whether the link's signature is valid and it has not expired */
function isGood(secret: Uint8Array, token: string, now: Date): boolean {
  const [until = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signed(secret, until))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number.parseInt(until, 36) > now.getTime();
}

type NewAdmin = { token: string; name: string; email: string; password: string };

/**
 * Creates the account of the first admin; she signs in with it afterwards.
 * @throws ShopError OPENING_LINK_INVALID for an invalid or expired link and once there is an admin, EMAIL_TAKEN
 */
export async function createFirstAdmin(
  { db, secret, clock }: Pick<Shop, 'db' | 'secret' | 'clock'>,
  { token, ...person }: NewAdmin,
): Promise<void> {
  const now = clock.now();
  if (!isGood(secret, token, now)) throw new ShopError('OPENING_LINK_INVALID');
  await inTx(db, async (tx) => {
    // The lock makes the second of two concurrent requests fail.
    await lockSettings(tx);
    if ((await countAdmins(tx)) > 0) throw new ShopError('OPENING_LINK_INVALID');
    const admin = await createUser(tx, { ...person, role: 'admin' }, now);
    if (admin === null) throw new ShopError('EMAIL_TAKEN');
  });
}
