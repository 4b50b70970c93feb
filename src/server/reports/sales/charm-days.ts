import { sql } from 'drizzle-orm';
import type { Period } from '#domain/reports/periods.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';

/**
 * Days summed up per statement. Every charm of every order is read, so that a month of a shop with two thousand orders a day took
 * longer than a statement may.
 */
const BATCH_DAYS = 3;

/** Brings `charm_days` up to date for a period; only days that have changed are recomputed. */
export async function refreshCharmDays(db: Db, period: Period): Promise<void> {
  while ((await sumUpSome(db, period)) > 0);
}

/** @returns how many days were recomputed */
function sumUpSome(db: Db, period: Period): Promise<number> {
  return inTx(db, async (tx) => {
    const { rows } = await tx.execute<{ day: string }>(
      sql`SELECT day FROM charm_day_changes WHERE day BETWEEN ${period.first} AND ${period.last} LIMIT 1`,
    );
    if (rows.length === 0) return 0;
    // Serialised, so that a waiting transaction sees the other's result.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('charm_days'))`);
    return (await tx.execute<{ day: string }>(sumUp(period))).rows.length;
  });
}

/**
 * A single statement, so that the recomputed day includes exactly the changes whose marker rows it deletes: a change that commits
 * later leaves its own marker.
 */
const sumUp = ({ first, last }: Period) => sql`
  WITH wanted AS (
    SELECT DISTINCT day FROM charm_day_changes WHERE day BETWEEN ${first} AND ${last} ORDER BY day LIMIT ${BATCH_DAYS}
  ),
  seen AS (DELETE FROM charm_day_changes USING wanted WHERE charm_day_changes.day = wanted.day)
  INSERT INTO charm_days (day, charms, pieces, revenue)
  SELECT day, coalesce(array_agg(charm) FILTER (WHERE charm IS NOT NULL), '{}'),
    coalesce(array_agg(sold.pieces) FILTER (WHERE charm IS NOT NULL), '{}'),
    coalesce(array_agg(sold.revenue) FILTER (WHERE charm IS NOT NULL), '{}')
  FROM wanted LEFT JOIN LATERAL (
    SELECT (hung ->> 'charmId')::uuid AS charm, sum(quantity)::bigint AS pieces,
      sum(quantity * (hung ->> 'price')::bigint)::bigint AS revenue
    FROM orders JOIN order_items ON order_id = orders.id, jsonb_array_elements(bracelet -> 'charms') AS hung
    WHERE created_at >= wanted.day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
      AND created_at < (wanted.day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
      AND order_brings(status, 1) > 0
    GROUP BY charm
  ) AS sold ON true
  GROUP BY day
  ON CONFLICT (day) DO UPDATE
    SET charms = excluded.charms, pieces = excluded.pieces, revenue = excluded.revenue
  RETURNING day`;
