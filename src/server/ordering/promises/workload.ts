import { sql } from 'drizzle-orm';
import { minutes } from '#domain/kernel/time.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import { orderItems, orders } from '../tables.ts';

/** Bracelets that wait to be threaded: all that were ordered, and of them those whose photographs need no more words. */
export type Waiting = { ordered: number; agreed: number };

/** How much work waits, as it was up to a minute ago. */
export type Workload = () => Promise<Waiting>;

/** For how long a figure is good: nobody's promise hangs on the last order. */
const KEPT = minutes(1);

/** Counts what waits, once a minute at most in this process, so that placing an order asks nothing more (decision 0052). */
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
