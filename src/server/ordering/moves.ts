import type { Order } from '#contract/http/ordering.ts';
import type { Bracelet } from '#domain/cart/lines.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { needsReason, orderActions, reservesStock } from '#domain/ordering/moves.ts';
import { historyEntry } from '#domain/ordering/open-order.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { wantedBy } from '#server/cart/index.ts';
import { release, takeOffShelf } from '#server/catalogue/index.ts';
import { getPeople } from '#server/identity/index.ts';
import { inTx, type Tx } from '#server/platform/db.ts';
import { ShopError } from '#server/platform/errors.ts';
import { orderMail } from './mails.vi.ts';
import { presentOrder } from './present.ts';
import * as repository from './repository.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './repository.ts';
import type { OrderingShop } from './service.ts';

/** Who moves an order: an admin any, a customer her own. */
export type Mover = { as: Extract<OrderActor, 'admin' | 'customer'>; id: UserId };
export type WantedMove = { to: OrderStatus; reason?: string | null | undefined };

/**
 * Moves an order with its row held: one move, one line of history, one mail. Somebody who clicks twice gets the answer
 * of the first click.
 * @throws ShopError NOT_FOUND (also for another customer's), INVALID_TRANSITION, REASON_REQUIRED
 */
export async function moveOrder(
  shop: OrderingShop,
  mover: Mover,
  id: OrderId,
  wanted: WantedMove,
): Promise<Order> {
  const now = shop.clock.now();
  const { order, moved } = await inTx(shop.db, async (tx) => {
    const before = await lockStored(tx, id, mover.as === 'admin' ? 'anybody' : mover.id);
    const customer = await getCustomer(tx, before.order.userId);
    if (isRepeated(before, mover, wanted)) {
      return { order: presentOrder(shop.pictures, before, customer), moved: false };
    }
    checkAllowed(before.order, mover, wanted);
    const after = await recordMove(tx, before, mover, wanted, now);
    await shop.mail.queue(tx, orderMail(after, customer, shop.siteUrl(), wanted.reason));
    return { order: presentOrder(shop.pictures, after, customer), moved: true };
  });
  if (moved) {
    shop.events.publish('order.changed', { orderId: id, userId: order.user._id, status: order.status });
    if (order.status === 'cancelled') shop.events.publish('catalogue.changed', { what: 'stock' });
  }
  return order;
}

/**
 * What every move does, whoever makes it and however: status, history, stock. The row is held by `lockStored`.
 * Throws RangeError for a move that nobody may make.
 */
export async function recordMove(
  tx: Tx,
  { order, items }: StoredOrder,
  mover: { as: OrderActor; id: UserId | null },
  { to, reason }: WantedMove,
  now: Date,
): Promise<StoredOrder> {
  const entry = historyEntry(order.status, to, mover.as, now, reason);
  await repository.setStatus(tx, order.id, to, now);
  await repository.addHistory(tx, order.id, entry, mover.id);
  const cause = { orderId: order.id, userId: mover.id, now };
  const pieces = wantedBy(items.map(soldLine));
  if (to === 'shipped') await takeOffShelf(tx, pieces, { ...cause, reason: 'shipment' });
  if (to === 'cancelled' && reservesStock(order.status)) {
    await release(tx, pieces, { ...cause, reason: 'order_cancelled' });
  }
  return getStored(tx, order.id);
}

/** An order held until the transaction ends. @throws ShopError NOT_FOUND */
export async function lockStored(tx: Tx, id: OrderId, owner: repository.Owner): Promise<StoredOrder> {
  if (!(await repository.lockOrder(tx, id, owner))) throw new ShopError('NOT_FOUND');
  return getStored(tx, id);
}

function checkAllowed({ status }: OrderRow, mover: Mover, { to, reason }: WantedMove): void {
  const move = orderActions(status, mover.as).find((action) => action.to === to);
  if (move === undefined) throw new ShopError('INVALID_TRANSITION');
  if (needsReason(move, mover.as) && !reason) throw new ShopError('REASON_REQUIRED');
}

/** The last move (placing the order is none) is what this person asks for again. */
function isRepeated({ order, history }: StoredOrder, { as, id }: Mover, { to }: WantedMove): boolean {
  const [, ...moves] = history;
  const last = moves.at(-1);
  return order.status === to && last?.status === to && last.by === as && last.userId === id;
}

/** What an order line holds back: the charms of its bracelets, or the bracelets themselves. */
function soldLine({ quantity, customBraceletId, readyMadeId, bracelet: sold }: OrderItemRow) {
  const bracelet: Bracelet | null = customBraceletId
    ? { kind: 'custom', id: customBraceletId }
    : readyMadeId && { kind: 'ready_made', id: readyMadeId };
  if (bracelet === null) throw new Error('an order line names no bracelet');
  return { bracelet, quantity, charms: sold.charms };
}

async function getStored(tx: Tx, id: OrderId): Promise<StoredOrder> {
  const stored = await repository.findOrder(tx, id, 'anybody');
  if (stored === undefined) throw new ShopError('NOT_FOUND');
  return stored;
}

async function getCustomer(tx: Tx, id: UserId) {
  const customer = (await getPeople(tx, [id])).get(id);
  if (customer === undefined) throw new Error(`customer ${id} of an order is gone`);
  return customer;
}
