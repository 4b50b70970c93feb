import type { Order } from '#contract/http/ordering.ts';
import type { Bracelet } from '#domain/cart/lines.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { needsReason, orderActions, reservesStock } from '#domain/ordering/moves.ts';
import { historyEntry } from '#domain/ordering/open-order.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { wantedBy } from '#server/cart/index.ts';
import { release } from '#server/catalogue/index.ts';
import { getPeople } from '#server/identity/index.ts';
import { inTx, type Tx } from '#server/platform/db.ts';
import { ShopError } from '#server/platform/errors.ts';
import type { Shop } from '#server/shop.ts';
import { orderMail } from './mails.vi.ts';
import { presentOrder } from './present.ts';
import * as repository from './repository.ts';
import type { OrderItemRow, OrderRow, StoredOrder } from './repository.ts';

/** Who moves an order: an admin any, a customer her own. */
export type Mover = { as: Extract<OrderActor, 'admin' | 'customer'>; id: UserId };
export type WantedMove = { to: OrderStatus; reason?: string | null | undefined };

/**
 * Moves an order with its row held: one move, one line of history, one mail. Somebody who clicks twice gets the answer
 * of the first click.
 * @throws ShopError NOT_FOUND (also for another customer's), INVALID_TRANSITION, REASON_REQUIRED
 */
export async function moveOrder(shop: Shop, mover: Mover, id: OrderId, wanted: WantedMove): Promise<Order> {
  const now = shop.clock.now();
  const { order, moved } = await inTx(shop.db, async (tx) => {
    const locked = await repository.lockOrder(tx, id, mover.as === 'admin' ? 'anybody' : mover.id);
    if (locked === undefined) throw new ShopError('NOT_FOUND');
    const before = await getStored(tx, locked);
    const customer = await getCustomer(tx, locked.userId);
    if (isRepeated(before, mover, wanted)) {
      return { order: presentOrder(shop.pictures, before, customer), moved: false };
    }
    await make(tx, locked, before.items, mover, wanted, now);
    const after = await getStored(tx, locked);
    await shop.mail.queue(tx, orderMail(after.order, customer, wanted.reason));
    return { order: presentOrder(shop.pictures, after, customer), moved: true };
  });
  if (moved) {
    shop.events.publish('order.changed', { orderId: id, userId: order.user._id, status: order.status });
    if (!reservesStock(order.status)) shop.events.publish('catalogue.changed', { what: 'stock' });
  }
  return order;
}

async function make(
  tx: Tx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  mover: Mover,
  { to, reason }: WantedMove,
  now: Date,
): Promise<void> {
  const move = orderActions(order.status, mover.as).find((action) => action.to === to);
  if (move === undefined) throw new ShopError('INVALID_TRANSITION');
  if (needsReason(move, mover.as) && !reason) throw new ShopError('REASON_REQUIRED');
  await repository.setStatus(tx, order.id, to, now);
  await repository.addHistory(tx, order.id, historyEntry(order.status, to, mover.as, now, reason), mover.id);
  if (to === 'cancelled' && reservesStock(order.status)) {
    const cause = { reason: 'order_cancelled', orderId: order.id, userId: mover.id, now } as const;
    await release(tx, wantedBy(items.map(soldLine)), cause);
  }
}

/** The last thing that happened is what this person asks for again. */
function isRepeated({ order, history }: StoredOrder, { as, id }: Mover, { to }: WantedMove): boolean {
  const last = history.at(-1);
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

async function getStored(tx: Tx, { id }: OrderRow): Promise<StoredOrder> {
  const stored = await repository.findOrder(tx, id, 'anybody');
  if (stored === undefined) throw new ShopError('NOT_FOUND');
  return stored;
}

async function getCustomer(tx: Tx, id: UserId) {
  const customer = (await getPeople(tx, [id])).get(id);
  if (customer === undefined) throw new Error(`customer ${id} of an order is gone`);
  return customer;
}
