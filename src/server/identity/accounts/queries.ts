import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { findUsers, listUsersByRole, type UserRow } from './repository.ts';

/** Who can be given a shipment, by name as Vietnamese sorts it. */
export async function listShippers(shop: Shop): Promise<UserRow[]> {
  const shippers = await listUsersByRole(shop.db, 'shipper');
  return shippers.toSorted(
    (one, other) => BY_NAME.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  );
}

const BY_NAME = new Intl.Collator('vi');

export type Person = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'avatar'>;

/** Name and e-mail of users by id, for those that exist. */
export async function getPeople(db: Db, ids: readonly UserId[]): Promise<Map<UserId, Person>> {
  const found = await findUsers(db, ids);
  return new Map(found.map((user) => [user.id, user]));
}
