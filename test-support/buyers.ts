import { cartItems, carts } from '#server/cart/tables.ts';
import { customBraceletCharms, customBracelets } from '#server/design/tables.ts';
import { signAccessToken } from '#server/identity/sessions/access-token.ts';
import { hashPassword } from '#server/identity/passwords/password-hash.ts';
import { ACCESS_COOKIE } from '#server/identity/sessions/cookies.ts';
import { openSession } from '#server/identity/sessions/service.ts';
import { users } from '#server/identity/tables.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Role } from '#domain/identity/roles.ts';
import type { DesignId, UserId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { designBody, stringId } from './goods.ts';

/** A signed-in customer with one bracelet in the cart. */
export type Buyer = { id: UserId; cookie: string; charms: readonly string[] };

type Wish = { charms: readonly string[]; quantity?: number };

/**
 * Customers with full carts, inserted directly into the database: hundreds through the API would take longer than the test
 * itself. `now` is the current time of the servers under test.
 */
export async function signUpBuyers(shop: Shop, wishes: readonly Wish[], now = new Date()): Promise<Buyer[]> {
  const passwordHash = await hashPassword('matkhau1');
  return inTx(shop.db, async (tx) => {
    const buyers: Buyer[] = [];
    for (const { charms, quantity = 1 } of wishes) {
      const { id, cookie } = await insertPerson(tx, shop.secret, { role: 'customer', passwordHash }, now);
      await fillCartOf(tx, id, charms, quantity, now);
      buyers.push({ id, charms, cookie });
    }
    return buyers;
  });
}

/** A signed-in user, inserted directly into the database. */
export async function insertPerson(
  tx: Tx,
  secret: Shop['secret'],
  { role, passwordHash }: { role: Role; passwordHash: string },
  now: Date,
): Promise<{ id: UserId; cookie: string }> {
  const id = newId<UserId>(now);
  const person = { name: 'Khánh Linh', email: `${id}@example.vn`, role, passwordHash };
  await tx.insert(users).values({ id, ...person, createdAt: now, updatedAt: now });
  const { sessionId } = await openSession(tx, {
    userId: id,
    remembered: false,
    from: { network: '127.0.0.1', userAgent: '' },
    now,
  });
  const { token } = await signAccessToken(secret, { userId: id, sessionId, now });
  return { id, cookie: `${ACCESS_COOKIE.name}=${token}` };
}

async function fillCartOf(tx: Tx, userId: UserId, charms: readonly string[], quantity: number, now: Date) {
  const braceletId = newId<DesignId>(now);
  await tx.insert(customBracelets).values({
    id: braceletId,
    userId,
    name: 'Vòng thử',
    stringId: stringId('day-ben-hong-dat'),
    preview: 'none',
    createdAt: now,
  });
  const placed = designBody(charms).charms.map(({ id: charmId, position }) => ({
    braceletId,
    position,
    charmId,
  }));
  await tx.insert(customBraceletCharms).values(placed);
  await tx.insert(carts).values({ userId, updatedAt: now });
  await tx.insert(cartItems).values({ userId, customBraceletId: braceletId, quantity });
}
