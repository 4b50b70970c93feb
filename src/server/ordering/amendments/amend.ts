import type { Order } from '#contract/http/ordering.ts';
import { shortId, type OrderId, type UserId } from '#domain/kernel/ids.ts';
import { sum, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { isAmendable, maySettle, type Difference } from '#domain/ordering/amendments.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { getPeople } from '#server/identity/index.ts';
import { writeAudit, type Changes } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { aboutOrder, announceMove, getStored, lockStored } from '../orders/moves.ts';
import { presentOrder } from '../orders/present.ts';
import { cannotMove } from '../orders/refusals.ts';
import { amendOrder, addHistoryEntry, type OrderRow, type StoredOrder } from '../orders/repository.ts';
import { amendmentMail, type Amended } from './mails.vi.ts';

/**
 * Adjusts the payment after an order's total changed, within the transaction that changes it; money already received stays
 * recorded.
 * @returns how much more is owed back to the customer than before, in đồng
 */
export type RepricePayment = (tx: Tx, stored: StoredOrder, total: Vnd) => Promise<Vnd>;

export type AmendingShop = OrderingShop & { repricePayment: RepricePayment };

/** A change that staff make to an order: the new price columns, the history note, the audit-log changes and the mail text. */
export type Amendment = {
  row: Partial<Pick<OrderRow, 'goodsPrice' | 'shippingFee' | 'shippingOption' | 'search'>> &
    Partial<Pick<OrderRow, 'photoStage' | 'photoSince' | 'photoForStaffSince'>>;
  note: string;
  changes: Changes;
  told: Pick<Amended, 'news' | 'more'>;
};

/**
 * Changes an order that has not been shipped, holding its row lock: sums and payment, one history entry, one audit-log entry and
 * one mail. `work` returns null when nothing would change.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION naming who changed it first, and whatever `work` throws
 */
export async function amend(
  shop: AmendingShop,
  adminId: UserId,
  id: OrderId,
  work: (tx: Tx, stored: StoredOrder, now: Date) => Promise<Amendment | null>,
): Promise<Order> {
  const now = shop.clock.now();
  const { stored, amended } = await inTx(shop.db, async (tx) => {
    const before = await lockStored(tx, id, 'anybody');
    if (!isAmendable(before.order)) throw await cannotMove(tx, before, { as: 'admin', id: adminId });
    const amendment = await work(tx, before, now);
    if (amendment === null) return { stored: before, amended: false };
    return { stored: await record(shop, tx, before, amendment, { adminId, now }), amended: true };
  });
  if (amended) {
    announceMove(shop, stored);
    shop.events.publish('catalogue.changed', { what: 'stock' });
  }
  return presentOrder(shop.pictures, stored, await customerOf(shop.db, stored));
}

async function record(
  shop: AmendingShop,
  tx: Tx,
  before: StoredOrder,
  { row, note, changes, told }: Amendment,
  { adminId, now }: { adminId: UserId; now: Date },
): Promise<StoredOrder> {
  const { order } = before;
  const { goodsPrice, shippingFee, giftWrapFee } = { ...order, ...row };
  const totalPrice = sum(goodsPrice, shippingFee, giftWrapFee);
  await amendOrder(tx, order.id, { ...row, totalPrice, updatedAt: now });
  const owed = totalPrice === order.totalPrice ? vnd(0) : await shop.repricePayment(tx, before, totalPrice);
  await addHistoryEntry(tx, order, { note, by: 'admin', userId: adminId, now });
  const total = { from: order.totalPrice, to: totalPrice };
  await writeAudit(tx, {
    at: now,
    userId: adminId,
    action: 'update',
    subject: 'order',
    subjectId: order.id,
    label: `#${shortId(order.id)}`,
    changes: { ...changes, ...(total.from !== total.to && { totalPrice: total }) },
  });
  const stored = await getStored(tx, order.id, 'anybody');
  const customer = await customerOf(tx, stored);
  const mail = amendmentMail(stored, customer, {
    ...told,
    before: order.totalPrice,
    owed,
    shop: shop.settings.current(),
    siteUrl: shop.siteUrl(),
  });
  if (mail !== null) await shop.mail.queue(tx, mail, aboutOrder(order.id, 'event'));
  return stored;
}

/** @throws ShopError INVALID_INPUT when a customer who has already paid would be charged more */
export function checkSettling(order: OrderRow, before: Vnd, after: Vnd, difference: Difference): void {
  if (difference === 'waive' || maySettle(order, before, after)) return;
  const message = orderingCopy.paidAlready;
  throw new ShopError('INVALID_INPUT', { message, details: [{ path: 'difference', message }] });
}

async function customerOf(db: OrderingShop['db'], { order: { id, userId } }: StoredOrder) {
  const customer = (await getPeople(db, [userId])).get(userId);
  if (customer === undefined) throw new Error(`customer of order ${id} is gone`);
  return customer;
}
