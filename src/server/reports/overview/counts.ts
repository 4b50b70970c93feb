import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Counts } from '#contract/http/reports.ts';
import { ORDER_STATUSES, WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  tyingMethods,
} from '#server/catalogue/tables.ts';
import { waitsForDecision, waitsForShipper } from '#server/fulfilment/index.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import { countOverdue, ordersByPhoto } from '#server/ordering/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { needsStaff } from '#server/platform/mail/repository.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import { shippingOptions } from '#server/shipping/tables.ts';

type OrderStatus = typeof orders.$inferSelect.status;

/** Counts for the dashboard's cards and for tasks that wait for an admin. */
export async function getCounts(db: Db, now: Date): Promise<Counts> {
  const byStatus: Counts['byStatus'] = Object.fromEntries(await keptCounts(db, 'orders'));
  const [row] = await db
    .select({
      charms: kept(charms),
      categories: kept(categories),
      shipping: kept(shippingOptions),
      'bracelet-strings': kept(braceletStrings),
      'tying-methods': kept(tyingMethods),
      'ready-made-bracelets': kept(readyMadeBracelets),
      toShip: all(sql`${orders} WHERE ${ordersByPhoto('ready')}`),
      photos: all(sql`${orders} WHERE ${or(ordersByPhoto('to_send'), ordersByPhoto('to_decide'))}`),
      toAssign: all(sql`${shipments} WHERE ${waitsForShipper()}`),
      returned: all(sql`${shipments} WHERE ${waitsForDecision()}`),
      refusedMails: all(sql`${mails} WHERE ${needsStaff}`),
      toJudge: all(sql`${reviews} WHERE ${eq(reviews.status, 'pending')}`),
    })
    .from(sql`(SELECT 1) AS once`);
  if (row === undefined) throw new Error('a count gave no row');
  const { toShip, photos, toAssign, returned, toJudge, refusedMails, ...counted } = row;
  const inStatus = (...statuses: OrderStatus[]) =>
    statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);
  const counts = {
    orders: inStatus(...ORDER_STATUSES),
    shipments: sumOf(await keptCounts(db, 'shipments')),
    ...counted,
  };
  const work = {
    orders: inStatus('pending'),
    payments: inStatus(...WAITING_STATUSES),
    toShip,
    photos,
    toAssign,
    returned,
    reviews: toJudge,
    mails: refusedMails,
  };
  const waiting = { ...work, overdue: await countOverdue(db, now) };
  const jobs = Object.values(work).reduce((sum, count) => sum + count, 0);
  return { counts, byStatus, waiting, jobs };
}

function all(table: SQL): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${table})`.mapWith(Number);
}

function kept(table: { removedAt: unknown }): SQL<number> {
  return all(sql`${table} WHERE removed_at IS NULL`);
}
