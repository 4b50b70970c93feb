import { sql } from 'drizzle-orm';
import { bigint, index, integer, snakeCase, uuid } from 'drizzle-orm/pg-core';
import type { UserId } from '#domain/kernel/ids.ts';
import { inTx, type Db } from './connection.ts';

/**
 * How many orders each account placed, and what those brought that were confirmed and not lost, in đồng (decision 0088). There is
 * a row for every account, so that an index tells who bought most; `freshCustomerSums` brings it up to now.
 */
export const customerSums = snakeCase.table(
  'customer_sums',
  {
    userId: uuid().primaryKey().$type<UserId>(),
    orders: integer().notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
    /** What it is sorted by: whoever ordered nothing comes after those whose orders brought nothing. */
    rank: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN orders = 0 THEN -1 ELSE spent END`),
  },
  (table) => [
    index('customer_sums_spent').on(table.rank, table.userId),
    index('customer_sums_orders').on(table.orders, table.userId),
  ],
);

/** What came and went since, a row each time, added by triggers in the same transaction: none is written twice, so orders of one customer do not wait for one another. */
export const customerSumChanges = snakeCase.table('customer_sum_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid().notNull().$type<UserId>(),
  orders: integer().notNull(),
  spent: bigint({ mode: 'number' }).notNull(),
});

/** Has `customer_sums` say what stands now; the first time all orders are summed up. Exact for whoever reads it afterwards. */
export async function freshCustomerSums(db: Db): Promise<void> {
  await inTx(db, async (tx) => {
    // One after the other: each moves what it sees, and nothing twice.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('customer_sums'))`);
    const { rows } = await tx.execute<{ begun: number }>(
      sql`SELECT 1 AS begun FROM kept_counts WHERE what = 'customer_sums' AND is_base LIMIT 1`,
    );
    if (rows.length > 0) await tx.execute(FOLD);
    else await tx.execute(BEGIN);
  });
}

/** What was added is moved into the sums. */
const FOLD = sql`
  WITH moved AS (DELETE FROM customer_sum_changes RETURNING user_id, orders, spent)
  INSERT INTO customer_sums (user_id, orders, spent)
  SELECT user_id, sum(orders), sum(spent) FROM moved GROUP BY user_id
  ON CONFLICT (user_id) DO UPDATE
    SET orders = customer_sums.orders + excluded.orders, spent = customer_sums.spent + excluded.spent`;

/** All of it at one moment: what one statement sees of the orders, less what it sees of their changes, which are in them. */
const BEGIN = sql`
  WITH seen AS (DELETE FROM customer_sum_changes),
  begun AS (INSERT INTO kept_counts (what, part, n, is_base) VALUES ('customer_sums', '', 0, true))
  INSERT INTO customer_sums (user_id, orders, spent)
  SELECT users.id, count(orders.id),
    coalesce(sum(total_price) FILTER (WHERE status IN ('confirmed', 'shipped', 'delivered', 'completed')), 0)
  FROM users LEFT JOIN orders ON orders.user_id = users.id GROUP BY users.id`;
