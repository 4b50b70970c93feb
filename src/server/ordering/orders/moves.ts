import type { Order } from '#contract/http/ordering.ts';
import type { Bracelet } from '#domain/cart/lines.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { after as later, seconds } from '#domain/kernel/time.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { UNDO_WITHIN } from '#domain/ordering/limits.ts';
import {
  findOrderMove,
  lastMove,
  needsReason,
  reservesStock,
  type OrderMove,
} from '#domain/ordering/moves.ts';
import { historyEntry } from '#domain/ordering/open-order.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { wantedBy } from '#server/cart/index.ts';
import { release, removeReserved, type Wanted } from '#server/catalogue/index.ts';
import { getPeople } from '#server/identity/index.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { SendOptions } from '#server/platform/mail/outbox.ts';
import { overpaymentKeptMail, orderMail, refundMail } from '../mails.vi.ts';
import { presentOrder } from './present.ts';
import { cannotMove } from './refusals.ts';
import * as repository from './repository.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './repository.ts';
import type { OrderingShop } from '../checkout/service.ts';

/** Who moves an order: customers only their own, all others any. For bank and scheduled moves the id is null. */
export type Mover = { as: OrderActor; id: UserId | null };
export type WantedMove = {
  to: OrderStatus;
  reason?: string | null | undefined;
  /** Milliseconds within which a confirmation can be undone, when longer than `UNDO_WITHIN`. */
  undoWithin?: number;
};

/**
 * Moves an order by one of its own buttons, with its row locked: one status change, one history entry, one mail. A double click
 * gets the response of the first click.
 * @throws ShopError NOT_FOUND (also for another customer's order), INVALID_TRANSITION, REASON_REQUIRED
 */
export async function moveOrder(
  shop: OrderingShop,
  mover: Mover & { id: UserId },
  id: OrderId,
  wanted: WantedMove,
): Promise<Order> {
  const { stored } = await moveOnce(shop, mover, id, wanted);
  return presentOrder(shop.pictures, stored, await getCustomer(shop.db, stored.order.userId));
}

/** `moveOrder` that also returns whether this call made the move. @throws ShopError as `moveOrder` */
export async function moveOnce(
  shop: OrderingShop,
  mover: Mover & { id: UserId },
  id: OrderId,
  wanted: WantedMove,
): Promise<{ stored: StoredOrder; moved: boolean }> {
  const now = shop.clock.now();
  const result = await inTx(shop.db, async (tx) => {
    const before = await lockStored(tx, id, mover.as === 'admin' ? 'anybody' : mover.id);
    if (isRepeated(before, mover, wanted)) return { stored: before, moved: false };
    const stored = await moveLocked(shop, tx, before, { through: 'order', mover, ...wanted }, now);
    return { stored, moved: true };
  });
  if (result.moved) announceMove(shop, result.stored);
  return result;
}

/** A move requested by a domain, with the kind of action (`through`) it goes by. */
export type MadeMove = WantedMove & { through: OrderMove['through']; mover: Mover };

/**
 * Moves an order that this transaction has locked, if the transition table allows it for this actor and `through`, and queues the
 * customer's mail. Call `announceMove` after the commit.
 * @throws ShopError INVALID_TRANSITION, REASON_REQUIRED
 */
export async function moveLocked(
  shop: Pick<OrderingShop, 'settings' | 'mail' | 'reactions' | 'siteUrl'>,
  tx: Tx,
  before: StoredOrder,
  { through, mover, to, reason, undoWithin = UNDO_WITHIN }: MadeMove,
  now: Date,
): Promise<StoredOrder> {
  const move = findOrderMove(before.order.status, to, mover.as);
  if (move?.through !== through) throw await cannotMove(tx, before, mover);
  if (to === 'cancelled' && isMoneyKnown(before)) throw new ShopError('INVALID_TRANSITION');
  if (needsReason(move, mover.as) && !reason) throw new ShopError('REASON_REQUIRED');
  const after = await recordMove(tx, before, mover, { to, reason }, now);
  const customer = await getCustomer(tx, after.order.userId);
  // The mail is held back while the confirmation can still be undone.
  const isHeld = through === 'order' && to === 'confirmed';
  await shop.mail.queue(
    tx,
    orderMail(after, customer, { shop: shop.settings.current(), siteUrl: shop.siteUrl(), reason }),
    { ...aboutOrder(after.order.id, 'state'), ...(isHeld && { heldUntil: later(now, undoWithin) }) },
  );
  await recordMoved(shop, tx, after, isHeld ? { startAfter: undoWithin / seconds(1) + 1 } : {});
  return after;
}

/** Mails of one order are sent in order; a `state` mail that is outdated by a later one is dropped. */
export function aboutOrder(id: OrderId, kind: 'state' | 'event'): Extract<SendOptions, { kind: unknown }> {
  return { about: `order:${id}`, kind };
}

/**
 * Whether a transfer of a different amount has already arrived and staff sent the order back to be paid: that payment is real,
 * whatever the customer reports now.
 */
function isMoneyKnown({ order, history }: StoredOrder): boolean {
  return (
    order.status === 'waiting_for_admin_confirmation' &&
    history.some(({ status }) => status === 'waiting_confirmation')
  );
}

/** Records a move for its subscribers within the transaction, so that they are notified even if this process dies. */
export async function recordMoved(
  { reactions }: Pick<OrderingShop, 'reactions'>,
  tx: Tx,
  { order: { id: orderId, userId, status } }: StoredOrder,
  how: { startAfter?: number } = {},
): Promise<void> {
  await reactions.record(tx, 'order.moved', { orderId, userId, status }, how);
}

/** Queues the customer's mail about a refund, within the transaction that records it. */
export async function mailRefund(
  shop: Pick<OrderingShop, 'settings' | 'mail' | 'reactions' | 'siteUrl'>,
  tx: Tx,
  stored: StoredOrder,
  amount: Vnd,
): Promise<void> {
  await recordMoved(shop, tx, stored);
  await mailMoney(shop, tx, stored, amount, refundMail);
}

/** Queues the customer's mail about an overpayment that the shop keeps, within the transaction that records it. */
export function mailKeptOverpayment(
  shop: Pick<OrderingShop, 'settings' | 'mail' | 'siteUrl'>,
  tx: Tx,
  stored: StoredOrder,
  amount: Vnd,
): Promise<void> {
  return mailMoney(shop, tx, stored, amount, overpaymentKeptMail);
}

async function mailMoney(
  shop: Pick<OrderingShop, 'settings' | 'mail' | 'siteUrl'>,
  tx: Tx,
  stored: StoredOrder,
  amount: Vnd,
  written: typeof refundMail,
): Promise<void> {
  const customer = await getCustomer(tx, stored.order.userId);
  // A customer who deleted her account left no address (`privacy/erase.ts`).
  if (customer.email.endsWith('.invalid')) return;
  const mail = written(stored, customer, {
    shop: shop.settings.current(),
    siteUrl: shop.siteUrl(),
    amount,
  });
  await shop.mail.queue(tx, mail, aboutOrder(stored.order.id, 'event'));
}

/** Notifies open pages of a move, after the commit. */
export function announceMove({ events }: Pick<OrderingShop, 'events'>, { order }: StoredOrder): void {
  const { id: orderId, userId, status } = order;
  events.publish('order.changed', { orderId, userId, status });
  if (status === 'cancelled') events.publish('catalogue.changed', { what: 'stock' });
}

/**
 * What every move does, whoever makes it: status, history, stock. The row must be locked by `lockStored`. Throws RangeError for a
 * move that no actor may make.
 */
export async function recordMove(
  tx: Tx,
  { order, items }: StoredOrder,
  mover: Mover,
  { to, reason }: WantedMove,
  now: Date,
): Promise<StoredOrder> {
  const entry = historyEntry(order.status, to, mover.as, now, reason);
  await repository.setStatus(tx, order.id, to, now);
  await repository.addHistory(tx, order.id, entry, mover.id);
  const cause = { orderId: order.id, userId: mover.id, now };
  const pieces = piecesOf({ items });
  if (to === 'shipped') await removeReserved(tx, pieces, { ...cause, reason: 'shipment' });
  if (to === 'cancelled' && reservesStock(order.status)) {
    await release(tx, pieces, { ...cause, reason: 'order_cancelled' });
  }
  return getStored(tx, order.id, 'anybody');
}

/** Loads an order and locks its row until the transaction ends. @throws ShopError NOT_FOUND */
export async function lockStored(tx: Tx, id: OrderId, owner: repository.Owner): Promise<StoredOrder> {
  if (!(await repository.lockOrder(tx, id, owner))) throw new ShopError('NOT_FOUND');
  return getStored(tx, id, 'anybody');
}

/** @throws ShopError NOT_FOUND, also for another customer's order */
export async function getStored(db: Db, id: OrderId, owner: repository.Owner): Promise<StoredOrder> {
  const stored = await repository.findOrder(db, id, owner);
  if (stored === undefined) throw new ShopError('NOT_FOUND');
  return stored;
}

/** The bracelet that an order line refers to. */
export function braceletOf({ customBraceletId, readyMadeId }: OrderItemRow): Bracelet {
  if (customBraceletId) return { kind: 'custom', id: customBraceletId };
  if (readyMadeId) return { kind: 'ready_made', id: readyMadeId };
  throw new Error('an order line names no bracelet');
}

/** Whether the last move (placing the order is not one) is the one that this person requests again. */
function isRepeated({ order, history }: StoredOrder, { as, id }: Mover, { to }: WantedMove): boolean {
  const last = lastMove(history);
  const isPlacing = last === history[0];
  return order.status === to && !isPlacing && last?.by === as && last.userId === id;
}

/** Total stock that an order reserves. */
export function piecesOf({ items }: Pick<StoredOrder, 'items'>): Wanted {
  return wantedBy(items.map(soldLine));
}

/** Stock that an order line reserves: the charms of its bracelets, or the ready-made bracelets themselves. */
function soldLine(item: OrderItemRow) {
  return { bracelet: braceletOf(item), quantity: item.quantity, charms: item.bracelet.charms };
}

async function getCustomer(db: Db, id: OrderRow['userId']) {
  const customer = (await getPeople(db, [id])).get(id);
  if (customer === undefined) throw new Error(`customer ${id} of an order is gone`);
  return customer;
}
