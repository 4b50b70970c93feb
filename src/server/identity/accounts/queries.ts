import type { UserId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { findUsers, listUsersByRole, type UserRow } from './repository.ts';

/** Shippers who can be assigned a shipment, sorted by name in Vietnamese order. */
export async function listShippers(shop: Shop): Promise<UserRow[]> {
  const shippers = await listUsersByRole(shop.db, 'shipper');
  return shippers.toSorted(
    (one, other) => BY_NAME.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  );
}

const BY_NAME = new Intl.Collator('vi');

export type Person = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'avatar'>;

/** The users with these ids that exist, by id. */
export async function getPeople(db: Db, ids: readonly UserId[]): Promise<Map<UserId, Person>> {
  const found = await findUsers(db, ids);
  return new Map(found.map((user) => [user.id, user]));
}

/** Undefined for a customer who has deleted her account: its row stays, and nothing is written about her any more. */
export async function findCustomer(db: Db, id: UserId): Promise<Person | undefined> {
  const [user] = await findUsers(db, [id]);
  return user?.passwordHash === '' ? undefined : user;
}
