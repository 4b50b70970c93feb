import { eq, sql, type SQL } from 'drizzle-orm';
import { INBOX_KINDS, type Inbox, type InboxKind } from '#contract/http/reports.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { PhotoFilter } from '#domain/ordering/photos.ts';
import { charms } from '#server/catalogue/tables.ts';
import { waitsForDecision, waitsForShipper } from '#server/fulfilment/index.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { dataRequests } from '#server/identity/tables.ts';
import { ordersByPhoto, ordersPromised, returnsBy } from '#server/ordering/index.ts';
import { orderReturns, orders } from '#server/ordering/tables.ts';
import { refundsDue } from '#server/payment/index.ts';
import { bankTransfers } from '#server/payment/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { needsStaff } from '#server/platform/mail/repository.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import { unansweredFor } from '#server/support/index.ts';
import { chats } from '#server/support/tables.ts';

/** Tasks that wait for an admin, most urgent kind first, in one query. */
export async function getInbox(db: Db, adminId: UserId, now: Date): Promise<Inbox> {
  const inStatus = (status: string) => sql`FROM ${orders} WHERE status = ${status}`;
  const parcels = (which: SQL | undefined) => sql`FROM ${shipments} WHERE ${which}`;
  const photo = (filter: PhotoFilter) => sql`FROM ${orders} WHERE ${ordersByPhoto(filter)}`;
  const due = refundsDue(db).as('due');
  const lines: Record<InboxKind, SQL> = {
    chats: line('coalesce(last_message_at, created_at)', sql`FROM ${chats} WHERE ${unansweredFor(adminId)}`),
    transfersToCheck: line('updated_at', inStatus('waiting_for_admin_confirmation')),
    amountsThatDiffer: line('updated_at', inStatus('waiting_confirmation')),
    strayTransfers: line('received_at', sql`FROM ${bankTransfers} WHERE settled_at IS NULL`),
    refundsDue: line('since', sql`FROM ${due}`),
    dataRequests: line('created_at', sql`FROM ${dataRequests} WHERE answered_at IS NULL`),
    dataRequestsToDo: line(
      'created_at',
      sql`FROM ${dataRequests} WHERE answered_at IS NOT NULL AND done_at IS NULL`,
    ),
    toConfirm: line('created_at', inStatus('pending')),
    // Counts orders, like the list; the oldest case sets the age.
    returns: line(
      'since',
      sql`FROM (SELECT min(since) AS since FROM ${orderReturns} WHERE ${returnsBy('for_staff')} GROUP BY order_id) AS asked`,
    ),
    promisesDue: line(
      "hand_over_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'",
      sql`FROM ${orders} WHERE ${ordersPromised('due', now)}`,
    ),
    photosToDecide: line('photo_for_staff_since', photo('to_decide')),
    photosToSend: line('coalesce(photo_since, updated_at)', photo('to_send')),
    toPrepare: line('updated_at', photo('ready')),
    toHandOver: line('created_at', parcels(waitsForShipper())),
    deliveryFailed: line('updated_at', parcels(eq(shipments.status, 'failed'))),
    returned: line('updated_at', parcels(waitsForDecision())),
    mails: line('created_at', sql`FROM ${mails} WHERE ${needsStaff}`),
    reviews: line('created_at', sql`FROM ${reviews} WHERE status = 'pending'`),
    // The moment at which stock became low is not recorded.
    lowStock: line(null, sql`FROM ${charms} WHERE removed_at IS NULL AND stock - reserved <= ${LOW_STOCK}`),
  };
  const { rows } = await db.execute<{ kind: InboxKind; count: number; oldest: string | null }>(
    sql.join(
      INBOX_KINDS.map((kind) => sql`SELECT ${kind} AS kind, ${lines[kind]}`),
      sql` UNION ALL `,
    ),
  );
  const counted = new Map(rows.map((row) => [row.kind, row]));
  return INBOX_KINDS.flatMap((kind) => {
    const { count = 0, oldest = null } = counted.get(kind) ?? {};
    return count === 0
      ? []
      : [{ kind, count, oldest: oldest === null ? null : new Date(oldest).toISOString() }];
  });
}

function line(since: string | null, from: SQL): SQL {
  const oldest = since === null ? sql`NULL::timestamptz` : sql`min(${sql.raw(since)})`;
  return sql`count(*)::int AS count, ${oldest} AS oldest ${from}`;
}
