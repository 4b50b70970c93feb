import { sql } from 'drizzle-orm';
import { minutes } from '#domain/kernel/time.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { orderItems, orders } from '../tables.ts';

/** Bracelets waiting to be made: all ordered ones, and those whose photos need no further answer. */
export type Waiting = { ordered: number; agreed: number };

/** Current workload, at most a minute old. */
export type Workload = () => Promise<Waiting>;

/** Cache lifetime: one order more or less hardly shifts a promise. */
const KEPT = minutes(1);

/** Counts the workload at most once a minute per process, so that placing an order adds no query (decision 0052). */
export function createWorkload({ db, clock }: { db: Db; clock: Clock }): Workload {
  let kept: { at: number; waiting: Promise<Waiting> } | null = null;
  return () => {
    const at = clock.now().getTime();
    if (kept !== null && at - kept.at < KEPT) return kept.waiting;
    const waiting = countWaiting(db);
    const mine = { at, waiting };
    kept = mine;
    waiting.catch(() => {
      if (kept === mine) kept = null;
    });
    return waiting;
  };
}

async function countWaiting(db: Db): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(sql`
    SELECT coalesce(sum(quantity), 0)::int AS ordered,
      coalesce(sum(quantity) FILTER (WHERE status = 'confirmed' AND photo_stage IN ('approved', 'set_aside')), 0)::int AS agreed
    FROM ${orders} JOIN ${orderItems} ON order_id = ${orders.id}
    WHERE custom_bracelet_id IS NOT NULL
      AND status IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation', 'confirmed')`);
  return rows[0] ?? { ordered: 0, agreed: 0 };
}
