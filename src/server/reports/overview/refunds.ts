import { count } from 'drizzle-orm';
import type { RefundsDue } from '#contract/http/reports.ts';
import { refundsDue } from '#server/payment/index.ts';
import type { Db } from '#server/platform/db/connection.ts';

const SHOWN = 100;

/** Orders with a refund due, because they were paid and then cancelled or failed, or were overpaid; longest waiting first. */
export async function getRefundsDue(db: Db): Promise<RefundsDue> {
  const [rows, [counted]] = await Promise.all([
    refundsDue(db).limit(SHOWN),
    db.select({ total: count() }).from(refundsDue(db).as('due')),
  ]);
  return {
    orders: rows.map(({ since, ...due }) => ({ ...due, since: new Date(since).toISOString() })),
    total: counted?.total ?? 0,
  };
}
