import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { payBy, type HistoryEntry } from '#domain/ordering/open-order.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { pipelined, type Db, type Tx } from '#server/platform/db/connection.ts';
import { isOneOf, readyQuery } from '#server/platform/db/ready.ts';
import { orderGifts, orderHistory, orderItems, orders } from '../tables.ts';

/** Without `addressKey`, which the database generates. */
export type OrderRow = Omit<typeof orders.$inferSelect, 'addressKey'>;
export type OrderItemRow = typeof orderItems.$inferSelect;
/** Without `id`, which the database generates and which orders the history. */
export type HistoryRow = Omit<typeof orderHistory.$inferSelect, 'id'>;
export type GiftRow = typeof orderGifts.$inferSelect;
/** An order with its lines, its history and its gift details. */
export type StoredOrder = {
  order: OrderRow;
  items: OrderItemRow[];
  history: HistoryRow[];
  gift: GiftRow | null;
};

/** Writes a new order with its lines and the beginning of its history, in one statement. */
export async function insertOrder(tx: Tx, { order, items, history, gift }: StoredOrder): Promise<void> {
  const { id } = orders;
  await tx
    .with(
      tx.$with('new_order').as(tx.insert(orders).values(order).returning({ id })),
      tx.$with('new_items').as(tx.insert(orderItems).values(items).returning({ id: orderItems.id })),
      ...(gift
        ? [tx.$with('new_gift').as(tx.insert(orderGifts).values(gift).returning({ id: orderGifts.orderId }))]
        : []),
    )
    .insert(orderHistory)
    .values(history);
}

export async function addHistory(
  tx: Tx,
  orderId: OrderId,
  entry: HistoryEntry,
  userId: UserId | null,
): Promise<void> {
  await tx.insert(orderHistory).values(historyRow(orderId, entry, userId));
}

export function historyRow(
  orderId: OrderId,
  { status, note, by, timestamp: at }: HistoryEntry,
  userId: UserId | null,
): HistoryRow {
  return { orderId, status, note, by, at, userId };
}

/** Adds a history entry that does not change the status. */
export async function addHistoryEntry(
  tx: Tx,
  { id, status }: OrderRow,
  { note, by, userId, now }: { note: string; by: OrderActor; userId: UserId | null; now: Date },
): Promise<void> {
  await addHistory(tx, id, { status, note, by, timestamp: now }, userId);
}

export async function setStatus(tx: Tx, id: OrderId, status: OrderStatus, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ status, payBy: payBy(status, now), updatedAt: now })
    .where(eq(orders.id, id));
}

/** Stores a change by staff to a placed order. */
export async function amendOrder(tx: Tx, id: OrderId, change: Partial<Omit<OrderRow, 'id'>>): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** Updates a line's charms, the design that shows it, and its price. */
export async function setItem(
  tx: Tx,
  { id, price, bracelet, customBraceletId }: OrderItemRow,
): Promise<void> {
  await tx.update(orderItems).set({ price, bracelet, customBraceletId }).where(eq(orderItems.id, id));
}

/** @param search folded search text of the customer and the recipient */
export async function setAddress(
  tx: Tx,
  id: OrderId,
  shippingAddress: OrderRow['shippingAddress'],
  search: string,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ shippingAddress, customerSearch: search, updatedAt: now })
    .where(eq(orders.id, id));
}

/** Access filter: one customer's orders, or all. */
export type Owner = UserId | 'anybody';

/** Locks the order's row until the transaction ends, so that concurrent moves are serialised. */
export async function lockOrder(tx: Tx, id: OrderId, owner: Owner): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(ownOrder(id, owner)).for('no key update');
  return row;
}

export async function findOrder(db: Db, id: OrderId, owner: Owner): Promise<StoredOrder | undefined> {
  const rows = await db.select().from(orders).where(ownOrder(id, owner));
  return rows.length === 0 ? undefined : withParts(rows, await partsOf(db, [id]))[0];
}

/** Orders whose payment deadline has passed, oldest first. */
export function listUnpaid(db: Db, now: Date, most: number): Promise<{ id: OrderId }[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lte(orders.payBy, now)))
    .orderBy(orders.payBy)
    .limit(most);
}

/** Orders delivered before a moment and not yet completed. */
export function listDelivered(db: Db, before: Date, most: number): Promise<{ id: OrderId }[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'delivered'), lte(orders.updatedAt, before)))
    .limit(most);
}

/** The orders that exist, unordered; four queries regardless of their number. */
export async function findOrders(db: Db, ids: readonly OrderId[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const [rows, parts] = await pipelined([
    db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
    partsOf(db, ids),
  ]);
  return withParts(rows, parts);
}

function ownOrder(id: OrderId, owner: Owner): SQL | undefined {
  return and(eq(orders.id, id), owner === 'anybody' ? undefined : eq(orders.userId, owner));
}

function partsOf(db: Db, ids: readonly OrderId[]) {
  return pipelined([
    itemsOfOrders(db).execute({ ids }),
    historyOfOrders(db).execute({ ids }),
    giftsOfOrders(db).execute({ ids }),
  ]);
}

function withParts(
  rows: readonly OrderRow[],
  [items, history, gifts]: Awaited<ReturnType<typeof partsOf>>,
): StoredOrder[] {
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  return rows.map((order) => ({
    order,
    items: itemsOf.get(order.id) ?? [],
    history: historyOf.get(order.id) ?? [],
    gift: gifts.find(({ orderId }) => orderId === order.id) ?? null,
  }));
}

const itemsOfOrders = readyQuery((db) =>
  db
    .select()
    .from(orderItems)
    .where(isOneOf(orderItems.orderId))
    .orderBy(asc(orderItems.position))
    .prepare('items_of_orders'),
);

const historyOfOrders = readyQuery((db) =>
  db
    .select()
    .from(orderHistory)
    .where(isOneOf(orderHistory.orderId))
    .orderBy(asc(orderHistory.id))
    .prepare('history_of_orders'),
);

const giftsOfOrders = readyQuery((db) =>
  db.select().from(orderGifts).where(isOneOf(orderGifts.orderId)).prepare('gifts_of_orders'),
);
