import { eq, sql, type SQL } from 'drizzle-orm';
import { bigint, boolean, index, snakeCase, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Jobs } from '../jobs/queue.ts';
import { inTxWithoutTimeouts, type Db } from './connection.ts';
import { refreshCustomerSums, type Logged } from './customer-sums.ts';

/**
 * Row counts of large tables by status, kind or day (decision 0070): the base, counted once, plus the changes since, which triggers
 * add in the same transaction. Their sum is exact for every snapshot.
 */
export const keptCountRows = snakeCase.table(
  'kept_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The counted table. */
    what: text().notNull(),
    part: text().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    isBase: boolean().notNull().default(false),
  },
  (table) => [
    index('kept_counts_of').on(table.what, table.part, table.n),
    uniqueIndex('kept_counts_base')
      .on(table.what, table.part)
      .where(sql`is_base`),
  ],
);

/** What triggers count, with the query that recounts each: `part` and `n`. A day in a part comes first (`counts-by-day.ts`). */
const COUNTED = {
  orders: sql`SELECT status::text AS part, count(*) AS n FROM orders GROUP BY 1`,
  orders_by_day: sql`
    SELECT day_text(created_at) || ' ' || status || ' ' || payment_method AS part, count(*) AS n FROM orders GROUP BY 1`,
  // In thousands of đồng.
  orders_by_price: sql`SELECT price_text(total_price) AS part, count(*) AS n FROM orders GROUP BY 1`,
  shipments: sql`SELECT status::text AS part, count(*) AS n FROM shipments GROUP BY 1`,
  shipments_by_day: sql`
    SELECT day_text(created_at) || ' ' || status AS part, count(*) AS n FROM shipments GROUP BY 1`,
  shipments_of_shipper: sql`
    SELECT coalesce(shipper_id::text, '-') || ' ' || status AS part, count(*) AS n FROM shipments GROUP BY 1`,
  reviews: sql`SELECT status::text AS part, count(*) AS n FROM reviews GROUP BY 1`,
  reviews_by_day: sql`SELECT day_text(created_at) || ' ' || status AS part, count(*) AS n FROM reviews GROUP BY 1`,
  // The sum of the stars.
  reviews_stars: sql`SELECT status::text AS part, sum(stars) AS n FROM reviews GROUP BY 1`,
  chats_by_day: sql`
    SELECT chat_part(coalesce(last_message_at, created_at), status, priority) AS part, count(*) AS n FROM chats GROUP BY 1`,
  chats_stars: sql`SELECT stars::text AS part, count(*) AS n FROM chats WHERE stars IS NOT NULL GROUP BY 1`,
  staff_notes_by_day: sql`SELECT day_text(created_at) || ' order ' || user_id AS part, count(*) AS n FROM staff_notes GROUP BY 1`,
  users_by_day: sql`
    SELECT day_text(created_at) || ' ' || role || ' ' || (disabled_at IS NULL) AS part, count(*) AS n FROM users GROUP BY 1`,
  audit_log_by_day: sql`SELECT day_text(at) || ' ' || subject || ' ' || user_id AS part, count(*) AS n FROM audit_log GROUP BY 1`,
  // Only actions of admins.
  order_history_by_day: sql`
    SELECT day_text(at) || ' order ' || user_id AS part, count(*) AS n FROM order_history WHERE "by" = 'admin' AND user_id IS NOT NULL GROUP BY 1`,
} satisfies Record<string, SQL>;

export type Counted = keyof typeof COUNTED;

/** The count of each part; parts without rows are left out. The first call counts the table, unless the job has. */
export async function keptCounts(db: Db, what: Counted): Promise<ReadonlyMap<string, number>> {
  const known = await readCounts(db, what);
  if (known !== null) return known;
  await db.execute(layBase(what));
  return (await readCounts(db, what)) ?? new Map();
}

/** The total of these parts, or of all. */
export function sumOf(counts: ReadonlyMap<string, number>, parts: Iterable<string> = counts.keys()): number {
  return [...parts].reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);
}

async function readCounts(db: Db, what: Counted): Promise<Map<string, number> | null> {
  const { part, n, isBase } = keptCountRows;
  const total = sql<number>`sum(${n})`.mapWith(Number);
  const hasBase = sql<boolean>`bool_or(${isBase})`;
  const rows = await db
    .select({ part, total, hasBase })
    .from(keptCountRows)
    .where(eq(keptCountRows.what, what))
    .groupBy(part);
  if (!rows.some((row) => row.hasBase)) return null;
  return new Map(rows.flatMap(({ part: name, total: count }) => (count === 0 ? [] : [[name, count]])));
}

/**
 * Inserts the actual count minus what triggers have counted so far, both in the snapshot of one statement. The result is the same
 * at any time, so writers need not wait, and of two concurrent counts either is right.
 */
const layBase = (what: Counted): SQL => sql`
  INSERT INTO kept_counts (what, part, n, is_base)
  SELECT ${what}, part, sum(n), true FROM (
    SELECT * FROM (${COUNTED[what]}) AS there
    UNION ALL SELECT part, -n FROM kept_counts WHERE what = ${what}
    UNION ALL SELECT '', 0
  ) AS counted GROUP BY part
  ON CONFLICT (what, part) WHERE is_base DO NOTHING`;

/** Folds the added rows into one per part, so that reads stay cheap, and counts what nobody has counted yet. */
export function foldCounts({ jobs, db, log }: Logged & { jobs: Jobs }): void {
  jobs.define('counts.fold', () => foldAll({ db, log }), { cron: '*/10 * * * *', expireInSeconds: 3600 });
}

async function foldAll(shop: Logged): Promise<void> {
  await fold(shop.db);
  for (const what of Object.keys(COUNTED) as Counted[]) {
    if ((await readCounts(shop.db, what)) !== null) continue;
    // In a large shop longer than a statement of a request may take.
    await inTxWithoutTimeouts(shop.db, shop.log, (tx) => tx.execute(layBase(what)));
  }
  await refreshCustomerSums(shop);
}

/** A sum that nothing has been added to stays as it is: those of past days are many. */
async function fold(db: Db): Promise<void> {
  await db.execute(sql`
    WITH grown AS (SELECT what, part FROM kept_counts WHERE NOT is_base GROUP BY what, part HAVING count(*) > 1),
    added AS (
      DELETE FROM kept_counts USING grown
      WHERE kept_counts.what = grown.what AND kept_counts.part = grown.part AND NOT is_base
      RETURNING kept_counts.what, kept_counts.part, n
    )
    INSERT INTO kept_counts (what, part, n)
    SELECT what, part, sum(n) FROM added GROUP BY what, part HAVING sum(n) <> 0`);
}
