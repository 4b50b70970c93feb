import { sql } from 'drizzle-orm';
import { bigint, index, integer, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Log } from '../process/log.ts';
import { inTx, inTxWithoutTimeouts, type Database, type Db, type Tx } from './connection.ts';

/**
 * The number of orders of each account, and the total in đồng of those that were confirmed and not lost (decision 0088). Every
 * account has a row, so that an index can sort customers by spending; `refreshCustomerSums` brings the table up to date.
 */
export const customerSums = snakeCase.table(
  'customer_sums',
  {
    userId: uuid().primaryKey().$type<UserId>(),
    orders: integer().notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
    /** The sort key: accounts without orders come after those whose orders brought nothing. */
    rank: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN orders = 0 THEN -1 ELSE spent END`),
  },
  (table) => [
    index('customer_sums_spent').on(table.rank, table.userId),
    index('customer_sums_orders').on(table.orders, table.userId),
  ],
);

/**
 * The changes since, one row each, inserted by triggers in the same transaction: no row is updated, so concurrent orders of one
 * customer do not wait for one another.
 */
export const customerSumChanges = snakeCase.table('customer_sum_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid().notNull().$type<UserId>(),
  orders: integer().notNull(),
  spent: bigint({ mode: 'number' }).notNull(),
});

/** A database, and the log of a connection that work without time limits opens for itself. */
export type Logged = { db: Database; log: Log };

/**
 * Brings `customer_sums` up to date; the first call sums up all orders. Exact for any read that follows. The first sum of a
 * million orders takes longer than a statement of a request may, so it has no time limit.
 */
export async function refreshCustomerSums({ db, log }: Logged): Promise<void> {
  if (await hasBegun(db)) await inTx(db, bringUpToDate);
  else await inTxWithoutTimeouts(db, log, bringUpToDate);
}

async function bringUpToDate(tx: Tx): Promise<void> {
  // Serialized: each run moves the changes it sees, and none is moved twice.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('customer_sums'))`);
  await tx.execute((await hasBegun(tx)) ? FOLD : BEGIN);
}

async function hasBegun(db: Db): Promise<boolean> {
  const bases = sql`(SELECT FROM kept_counts WHERE what = 'customer_sums' AND is_base) AS bases`;
  return (await db.$count(bases)) > 0;
}

/** Moves the changes into the sums. */
const FOLD = sql`
  WITH moved AS (DELETE FROM customer_sum_changes RETURNING user_id, orders, spent)
  INSERT INTO customer_sums (user_id, orders, spent)
  SELECT user_id, sum(orders), sum(spent) FROM moved GROUP BY user_id
  ON CONFLICT (user_id) DO UPDATE
    SET orders = customer_sums.orders + excluded.orders, spent = customer_sums.spent + excluded.spent`;

/** Sums up all orders in one snapshot and deletes the changes visible in it, which those orders already include. */
const BEGIN = sql`
  WITH seen AS (DELETE FROM customer_sum_changes),
  begun AS (INSERT INTO kept_counts (what, part, n, is_base) VALUES ('customer_sums', '', 0, true))
  INSERT INTO customer_sums (user_id, orders, spent)
  SELECT users.id, count(orders.id),
    coalesce(sum(total_price) FILTER (WHERE status IN ('confirmed', 'shipped', 'delivered', 'completed')), 0)
  FROM users LEFT JOIN orders ON orders.user_id = users.id GROUP BY users.id`;
