import type { Account } from '#contract/http/users-admin.ts';
import type { Role } from '#domain/identity/roles.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { type Db, inTx, type Tx } from '#server/platform/db/connection.ts';
import { entryOf } from '#server/platform/db/edit.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { endSessionsOf } from '../sessions/repository.ts';
import { presentAccount } from './present.ts';
import { countAdmins, lockAdmins, insertUser, lockUser, updateUser, type UserRow } from './repository.ts';

/** What account changes need: the shop, or the context of a command. */
type AccountsShop = Pick<Shop, 'db' | 'clock' | 'events'>;

/**
 * Checks whether a shipper may stop working, while his account is locked against new parcels.
 * @throws ShopError PARCELS_OPEN
 */
export type CheckLeaving = (tx: Tx, shipper: UserId) => Promise<void>;

/**
 * Changes an account's role. It takes effect with the next request; open sockets are closed, so that they rejoin the rooms of the
 * new role.
 * @param checkLeaving omitted where the admin has decided about his open parcels
 * @throws ShopError NOT_FOUND, LAST_ADMIN, PARCELS_OPEN
 */
export async function setRole(
  shop: AccountsShop,
  by: UserId,
  id: UserId,
  role: Role,
  checkLeaving?: CheckLeaving,
): Promise<Account> {
  const now = shop.clock.now();
  const { account, changed } = await inTx(shop.db, async (tx) => {
    const before = await lock(tx, id);
    if (before.role === role) return { account: before, changed: false };
    if (role !== 'admin') await checkOthersRemain(tx, before);
    if (isShipping(before)) await checkLeaving?.(tx, id);
    const after = await save(tx, id, { role, updatedAt: now });
    const changes = { role: { from: before.role, to: role } };
    await writeAudit(tx, entryOf({ subject: 'user', by, now }, after, 'role', changes));
    return { account: after, changed: true };
  });
  if (changed) {
    shop.events.publish('session.ended', { userId: id, sessionId: null });
    shop.events.publish('staff.changed', { what: 'accounts' });
  }
  return presentAccount(account);
}

/**
 * Closes an account and ends all its sessions, or reopens it.
 * @param checkLeaving as for `setRole`
 * @throws ShopError NOT_FOUND, LAST_ADMIN, PARCELS_OPEN
 */
export async function setActive(
  shop: AccountsShop,
  by: UserId,
  id: UserId,
  isActive: boolean,
  checkLeaving?: CheckLeaving,
): Promise<Account> {
  const now = shop.clock.now();
  const { account, changed } = await inTx(shop.db, async (tx) => {
    const before = await lock(tx, id);
    if ((before.disabledAt === null) === isActive) return { account: before, changed: false };
    if (!isActive) {
      await checkOthersRemain(tx, before);
      if (isShipping(before)) await checkLeaving?.(tx, id);
      await endSessionsOf(tx, id, { except: null, now });
    }
    const after = await save(tx, id, { disabledAt: isActive ? null : now, updatedAt: now });
    const changes = { isActive: { from: !isActive, to: isActive } };
    await writeAudit(tx, entryOf({ subject: 'user', by, now }, after, 'active', changes));
    return { account: after, changed: true };
  });
  if (changed && !isActive) shop.events.publish('session.ended', { userId: id, sessionId: null });
  if (changed) shop.events.publish('staff.changed', { what: 'accounts' });
  return presentAccount(account);
}

const isShipping = ({ role, disabledAt }: UserRow) => role === 'shipper' && disabledAt === null;

/** Locks the admins before the account, always in the same order: when two admins remove each other, the second is refused. */
async function lock(tx: Tx, id: UserId): Promise<UserRow> {
  await lockAdmins(tx);
  const user = await lockUser(tx, id);
  // An erased account, which has no password, stays closed.
  if (user === undefined || user.passwordHash === '') throw new ShopError('NOT_FOUND');
  return user;
}

async function checkOthersRemain(tx: Tx, { role, disabledAt }: UserRow): Promise<void> {
  if (role !== 'admin' || disabledAt !== null) return;
  if ((await countAdmins(tx)) <= 1) throw new ShopError('LAST_ADMIN');
}

async function save(tx: Tx, id: UserId, change: Parameters<typeof updateUser>[2]): Promise<UserRow> {
  const saved = await updateUser(tx, id, change);
  if (saved === undefined) throw new ShopError('NOT_FOUND');
  return saved;
}

type NewPerson = { name: string; email: string; password: string; role: Role } & Partial<
  Pick<UserRow, 'gender' | 'addresses'>
>;

/**
 * Creates a user without e-mail verification, for the owner's command or the demo.
 * @returns null when the e-mail is taken
 */
export async function createUser(
  db: Db,
  { password, ...person }: NewPerson,
  now: Date,
): Promise<UserRow | null> {
  const passwordHash = await hashPassword(password);
  const user = { ...person, id: newId<UserId>(now), passwordHash, createdAt: now, updatedAt: now };
  return (await insertUser(db, user)) ?? null;
}
