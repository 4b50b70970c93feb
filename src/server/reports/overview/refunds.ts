import { count } from 'drizzle-orm';
import type { RefundsDue } from '#contract/http/reports.ts';
import { refundsDue } from '#server/payment/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { offsetOf, paginationOf, type PageOf } from '#server/platform/db/paging.ts';

/** Orders with a refund due, because they were paid and then cancelled or failed, or were overpaid; longest waiting first. */
export async function getRefundsDue(db: Db, page: PageOf): Promise<RefundsDue> {
  const [rows, [counted]] = await Promise.all([
    refundsDue(db).limit(page.limit).offset(offsetOf(page)),
    db.select({ total: count() }).from(refundsDue(db).as('due')),
  ]);
  return {
    orders: rows.map(({ since, ...due }) => ({ ...due, since: new Date(since).toISOString() })),
    pagination: paginationOf(page, counted?.total ?? 0),
  };
}
