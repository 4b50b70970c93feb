import { shortId } from '#domain/kernel/ids.ts';
import { noteWithReason, type OrderNote } from '#domain/ordering/notes.ts';
import type { ReturnNews } from '#domain/ordering/returns.ts';
import { getPeople } from '#server/identity/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { aboutOrder, type Mover } from '../orders/moves.ts';
import { addHistoryEntry, type OrderRow, type StoredOrder } from '../orders/repository.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { returnMail } from './mails.vi.ts';
import type { ReturnRow } from './repository.ts';

export type ReturnNewsShop = Pick<
  OrderingShop,
  'clock' | 'settings' | 'mail' | 'events' | 'reactions' | 'siteUrl'
>;

const NOTES: Partial<Record<ReturnNews, OrderNote>> = {
  ask: 'Return requested',
  withdraw: 'Return withdrawn',
  send: 'Return sent back',
  accept: 'Return accepted',
  accept_unseen: 'Return accepted',
  decline: 'Return declined',
  receive: 'Returned goods received',
  finish: 'Return settled',
};

/** What happened to a case, its state before and after, and the message with it. */
export type ReturnAnnouncement = {
  news: ReturnNews;
  before: ReturnRow | null;
  row: ReturnRow;
  words: string | null;
};

/**
 * Records return news in the order's history and, for staff actions, in the audit log, and queues the customer's mail, within the
 * caller's transaction.
 */
export async function recordReturnNews(
  shop: ReturnNewsShop,
  tx: Tx,
  { order, items }: StoredOrder,
  { as: by, id: userId }: Mover,
  { news, before, row, words }: ReturnAnnouncement,
): Promise<void> {
  const now = shop.clock.now();
  const note = NOTES[news];
  if (note !== undefined)
    await addHistoryEntry(tx, order, { note: noteWithReason(note, words), by, userId, now });
  if (by === 'admin' && userId !== null)
    await writeAudit(tx, {
      at: now,
      userId,
      action: 'update',
      subject: 'order',
      subjectId: order.id,
      label: `#${shortId(order.id)}`,
      changes: {
        returnStage: { from: before?.stage ?? null, to: row.stage },
        ...(row.goods !== null && { returnedGoods: { from: null, to: row.goods } }),
        ...(row.refund !== null && { returnRefund: { from: null, to: row.refund } }),
      },
    });
  await shop.reactions.record(tx, 'return.told', { orderId: order.id, userId: order.userId, news, words });
  const customer = (await getPeople(tx, [order.userId])).get(order.userId);
  const name = items.find(({ id }) => id === row.itemId)?.bracelet.name ?? '';
  const written = { shop: shop.settings.current(), siteUrl: shop.siteUrl() };
  const mail = customer && returnMail(order, customer, { news, row, words, bracelet: name }, written);
  if (mail) await shop.mail.queue(tx, mail, aboutOrder(order.id, 'event'));
}

/** Notifies open pages, after the commit. */
export function announceReturn(
  { events }: Pick<ReturnNewsShop, 'events'>,
  { id: orderId, userId, status }: OrderRow,
  { news, row, before }: ReturnAnnouncement,
): void {
  events.publish('order.changed', { orderId, userId, status, returned: news });
  const moves = row.goods === 'restocked' || row.outcome === 'new_piece';
  if (news === 'finish' && before !== null && moves) events.publish('catalogue.changed', { what: 'stock' });
}
