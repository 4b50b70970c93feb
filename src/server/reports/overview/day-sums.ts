import { sql } from 'drizzle-orm';
import type { Period } from '#domain/reports/periods.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { refreshCharmDays } from '../sales/charm-days.ts';

/** Days summed up per statement: small enough for a shop with thousands of orders a day. */
const BATCH_DAYS = 31;

/** Brings `day_sums` up to date for a period; only days that have changed are recomputed. */
export async function refreshDaySums(db: Db, period: Period): Promise<void> {
  while ((await sumUpSome(db, period)) > 0);
}

const ALWAYS: Period = { first: '2000-01-01', last: '9999-12-31' };

/**
 * Recomputes all changed days every ten minutes, so that no request has to wait for it after an upgrade or a quiet month. The
 * first time, a shop with years of orders takes longer than a job's minute.
 */
export function scheduleDaySums({ jobs, db }: Pick<Shop, 'jobs' | 'db'>): void {
  const sumUp = async () => {
    await refreshDaySums(db, ALWAYS);
    await refreshCharmDays(db, ALWAYS);
  };
  jobs.define('reports.sum-days', sumUp, { cron: '*/10 * * * *', expireInSeconds: 3600 });
}

/** @returns how many days were recomputed */
async function sumUpSome(db: Db, { first, last }: Period): Promise<number> {
  const { rows } = await db.execute<{ day: string }>(
    sql`SELECT day FROM day_changes WHERE day BETWEEN ${first} AND ${last} LIMIT 1`,
  );
  if (rows.length === 0) return 0;
  return inTx(db, async (tx) => {
    // Serialised, so that a waiting transaction sees the other's result.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('day_sums'))`);
    return (await tx.execute<{ day: string }>(sumUp({ first, last }))).rows.length;
  });
}

/**
 * A single statement, so that the recomputed day includes exactly the changes whose marker rows it deletes: a change that commits
 * later leaves its own marker.
 */
const sumUp = ({ first, last }: Period) => sql`
  WITH wanted AS (
    SELECT day, day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AS begins,
      (day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AS ends
    FROM (SELECT DISTINCT day FROM day_changes WHERE day BETWEEN ${first} AND ${last} ORDER BY day LIMIT ${BATCH_DAYS}) AS days
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
