import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { asId, type OrderId, type UserId } from '#domain/kernel/ids.ts';
import { FINAL_ORDER_STATUSES } from '#domain/ordering/moves.ts';
import { lockUser } from '#server/identity/index.ts';
import { orders } from '#server/ordering/tables.ts';
import { inTx, type Database, type Db } from '#server/platform/db/connection.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { erase } from './erase.ts';
import { erasedEmail } from './erased-email.ts';

/** That an account was erased, and when; says nothing about whose it was. */
export type Erasure = { id: UserId; at: Date };

/** Every account that was erased. Plain SQL, so that the database of another version can be asked too. */
export async function findErasures(db: Db): Promise<Erasure[]> {
  const { rows } = await db.execute<{ id: string; at: string }>(
    sql`SELECT id, disabled_at AS at FROM users WHERE email = id::text || '@gone.invalid' ORDER BY id`,
  );
  return rows.map(({ id, at }) => ({ id: asId<UserId>(id), at: new Date(at) }));
}

export type ErasedAgain = {
  accounts: number;
  /** Orders of theirs that were still open when the data were saved. They have no address any more. */
  openOrders: OrderId[];
  /** Whether an uploaded file belonged to one of them. */
  wasTheirs: (file: string) => boolean;
};

/**
 * Erases accounts that older data brought back; those that are erased or unknown are left alone. Works on a database that no shop
 * has opened: no job is queued, and the caller deletes the files.
 */
export async function eraseAgain(
  { db, clock }: { db: Database; clock: Clock },
  ids: ReadonlySet<UserId>,
): Promise<ErasedAgain> {
  const done: UserId[] = [];
  const files: string[] = [];
  const send = async (_db: Db, _name: string, data: object) => {
    files.push(...Object.values(data).flat());
  };
  for (const id of ids) {
    await inTx(db, async (tx) => {
      const user = await lockUser(tx, id);
      if (user === undefined || user.email === erasedEmail(id)) return;
      await erase({ clock, jobs: { send } }, tx, user);
      done.push(id);
    });
  }
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.userId, done), notInArray(orders.status, [...FINAL_ORDER_STATUSES])));
  // A photo of a review is queued without the size that ends its files' names.
  const wasTheirs = (file: string) => files.some((name) => file === name || file.startsWith(`${name}-`));
  return { accounts: done.length, openOrders: open.map((order) => order.id), wasTheirs };
}
