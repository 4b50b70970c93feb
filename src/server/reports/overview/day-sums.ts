import { sql } from 'drizzle-orm';
import type { Period } from '#domain/reports/periods.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';

/** Days that one statement sums up: few enough for a shop with thousands of orders a day. */
const AT_ONCE = 31;

/** Has `day_sums` say what stands now of the days of a period; those that changed since are summed up anew, and no others. */
export async function freshDaySums(db: Db, period: Period): Promise<void> {
  while ((await sumUpSome(db, period)) > 0);
}

/** Every ten minutes all days are brought up to now, so that after an upgrade, or a quiet month, nobody who asks waits for them. */
export function keepDaySums({ jobs, db }: Pick<Shop, 'jobs' | 'db'>): void {
  const all: Period = { first: '2000-01-01', last: '9999-12-31' };
  jobs.define('reports.sum-days', () => freshDaySums(db, all), { cron: '*/10 * * * *' });
}

/** @returns how many days were summed up */
async function sumUpSome(db: Db, { first, last }: Period): Promise<number> {
  const { rows } = await db.execute<{ day: string }>(
    sql`SELECT day FROM day_changes WHERE day BETWEEN ${first} AND ${last} LIMIT 1`,
  );
  if (rows.length === 0) return 0;
  return inTx(db, async (tx) => {
    // One after the other: who waited sees what the other wrote, and not less.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('day_sums'))`);
    return (await tx.execute<{ day: string }>(sumUp({ first, last }))).rows.length;
  });
}

/**
 * One statement, so that it sees of a day just what those changes did that it takes away: a change that is committed later
 * leaves its own row behind.
 */
const sumUp = ({ first, last }: Period) => sql`
  WITH wanted AS (
    SELECT day, day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AS begins,
      (day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AS ends
    FROM (SELECT DISTINCT day FROM day_changes WHERE day BETWEEN ${first} AND ${last} ORDER BY day LIMIT ${AT_ONCE}) AS days
  ),
  seen AS (DELETE FROM day_changes USING wanted WHERE day_changes.day = wanted.day)
  INSERT INTO day_sums (day, orders, sold, revenue, new_customers, sources, things, pieces)
  SELECT day, placed.orders, placed.sold, placed.revenue, newcomers.n, placed.sources, moved.things, moved.pieces
  FROM wanted,
    LATERAL (
      SELECT coalesce(sum(orders), 0) AS orders, coalesce(sum(sold), 0) AS sold, coalesce(sum(revenue), 0) AS revenue,
        coalesce(jsonb_agg(to_jsonb(by_source)), '[]') AS sources
      FROM (
        SELECT source ->> 'source' AS source, source ->> 'campaign' AS campaign, count(*) AS orders,
          sum(order_brings(status, 1)) AS sold, sum(order_brings(status, total_price)) AS revenue
        FROM orders WHERE created_at >= begins AND created_at < ends
        GROUP BY 1, 2
      ) AS by_source
    ) AS placed,
    LATERAL (
      SELECT count(*) AS n
      FROM (SELECT DISTINCT user_id FROM orders WHERE created_at >= begins AND created_at < ends) AS buyers
      WHERE NOT EXISTS (SELECT FROM orders WHERE orders.user_id = buyers.user_id AND created_at < begins)
    ) AS newcomers,
    LATERAL (
      SELECT coalesce(array_agg(thing), '{}') AS things, coalesce(array_agg(taken), '{}') AS pieces
      FROM (
        SELECT coalesce(charm_id, ready_made_id) AS thing, sum(reserved) AS taken FROM stock_movements
        WHERE reason IN ('order_placed', 'order_cancelled') AND at >= begins AND at < ends
        GROUP BY thing
      ) AS by_thing
      WHERE taken <> 0
    ) AS moved
  ON CONFLICT (day) DO UPDATE SET orders = excluded.orders, sold = excluded.sold, revenue = excluded.revenue,
    new_customers = excluded.new_customers, sources = excluded.sources, things = excluded.things, pieces = excluded.pieces
  RETURNING day`;
