import { and, asc, eq, gte, inArray, isNotNull, lt, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as Contract from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import type { PromiseFilter } from '#domain/fulfilment/promise.ts';
import { addDays, dayOf, startOfDay } from '#domain/fulfilment/working-days.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { after, days } from '#domain/kernel/time.ts';
import { UNDELIVERED_STATUSES } from '#domain/ordering/moves.ts';
import { payBy, type HistoryEntry } from '#domain/ordering/open-order.ts';
import type { PhotoFilter, PhotoStage } from '#domain/ordering/photos.ts';
import type { OrderActor, OrderSort, OrderStatus } from '#domain/ordering/statuses.ts';
import { pipelined, type Db, type Tx } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import {
  countUpTo,
  inOrderOf,
  MOST_FOUND,
  pageOfKeys,
  sortedBy,
  type Sorting,
} from '#server/platform/db/paging.ts';
import { readyQuery } from '#server/platform/db/ready.ts';
import { hasWords } from '#server/platform/db/text-search.ts';
import { ordersByReturn } from '../returns/repository.ts';
import { orderGifts, orderHistory, orderItems, orders } from '../tables.ts';

export type OrdersQuery = z.output<typeof Contract.OrdersQuery>;
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

/** A page of orders; six queries regardless of the page size. */
export async function listOrders(
  db: Db,
  query: OrdersQuery,
  owner: Owner,
  now: Date,
): Promise<{ rows: StoredOrder[]; total: number; more: boolean }> {
  const wanted = ordersWanted(query, owner, now);
  const { keys, ...counted } = await pageOfKeys(
    query,
    () => countOrders(db, query, owner, wanted),
    (stretch) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .where(wanted)
        .orderBy(...sortedBy(ORDERS[query.sort], stretch))
        .limit(stretch.take)
        .offset(stretch.skip),
    isLong(query, owner) ? MOST_FOUND : undefined,
  );
  const ids = keys.map(({ id }) => id);
  return { rows: inOrderOf(ids, await findOrders(db, ids), ({ order }) => order.id), ...counted };
}

/** The count of all orders, or of those with one status, comes from a maintained counter. */
async function countOrders(
  db: Db,
  query: OrdersQuery,
  owner: Owner,
  wanted: SQL | undefined,
): Promise<number> {
  const { status, from, to, photo, returned, payment, late } = query;
  const isKept = [from, to, photo, returned, payment, late].every((each) => each === undefined);
  if (isLong(query, owner)) return countUpTo(db, orders, wanted, MOST_FOUND);
  if (owner !== 'anybody' || !isKept) return db.$count(orders, wanted);
  return sumOf(await keptCounts(db, 'orders'), status === 'all' ? undefined : [status]);
}

/** Whether this is a text search across all customers. */
const isLong = ({ search }: OrdersQuery, owner: Owner): boolean => owner === 'anybody' && Boolean(search);

const ORDERS: Record<OrderSort, Sorting> = {
  newest: [
    [orders.createdAt, 'down'],
    [orders.id, 'down'],
  ],
  oldest: [
    [orders.createdAt, 'up'],
    [orders.id, 'up'],
  ],
  price_high: [
    [orders.totalPrice, 'down'],
    [orders.createdAt, 'down'],
    [orders.id, 'down'],
  ],
  price_low: [
    [orders.totalPrice, 'up'],
    [orders.createdAt, 'down'],
    [orders.id, 'down'],
  ],
};

type Filters = Pick<
  OrdersQuery,
  'status' | 'search' | 'from' | 'to' | 'photo' | 'returned' | 'promised' | 'payment' | 'late'
>;

/** Orders that match all filters of a list. */
export function ordersWanted(query: Filters, owner: Owner, now: Date): SQL | undefined {
  return and(
    owner === 'anybody' ? undefined : eq(orders.userId, owner),
    query.status === 'all' ? undefined : eq(orders.status, query.status),
    ordersFound(query.search, owner),
    ordersPlaced(query),
    ordersByPhoto(query.photo),
    ordersByReturn(query.returned),
    ordersPromised(query.promised, now),
    query.payment && eq(orders.paymentMethod, query.payment),
    ordersLate(query.late, now),
  );
}

/** Orders matching a search text. Ids are shown as `#1A2B3C4D`; staff also search customers. */
export function ordersFound(text: string | undefined, owner: Owner): SQL | undefined {
  const words = text?.replaceAll('#', ' ');
  const inOrder = hasWords(orders.search, words);
  return owner === 'anybody' && inOrder ? or(inOrder, hasWords(orders.customerSearch, words)) : inOrder;
}

/** Orders placed in this range of days in Vietnam, both inclusive. */
function ordersPlaced({ from, to }: Pick<OrdersQuery, 'from' | 'to'>): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(orders.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(orders.createdAt, startOfDay(addDays(to, 1))),
  );
}

/** Undelivered orders placed more than this many days ago; gifts whose delivery day has not passed are excluded. */
function ordersLate(daysAgo: number | undefined, now: Date): SQL | undefined {
  if (daysAgo === undefined) return undefined;
  return and(
    inArray(orders.status, [...UNDELIVERED_STATUSES]),
    lt(orders.createdAt, after(now, -days(daysAgo))),
    sql`NOT EXISTS (SELECT FROM ${orderGifts} WHERE ${orderGifts.orderId} = ${orders.id} AND ${orderGifts.notBefore} >= ${dayOf(now)})`,
  );
}

/**
 * Confirmed orders due to leave by today, or promised anew because they were late; excludes those that wait for the customer's
 * answer to photos.
 */
export function ordersPromised(filter: PromiseFilter | undefined, now: Date): SQL | undefined {
  if (filter === undefined) return undefined;
  return and(
    eq(orders.status, 'confirmed'),
    ne(orders.photoStage, 'sent'),
    or(lte(orders.handOverDay, dayOf(now)), sql`${orders.promises} -> -1 ->> 'why' = 'late'`),
  );
}

/** Confirmed orders under a filter of the photograph list; each is under exactly one. */
export function ordersByPhoto(filter: PhotoFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  const is = (...stages: PhotoStage[]) => inArray(orders.photoStage, stages);
  const forStaff = isNotNull(orders.photoForStaffSince);
  const open = is('wanted', 'sent', 'changes_requested');
  const found: Record<PhotoFilter, SQL | undefined> = {
    ready: is('none', 'approved', 'set_aside'),
    to_decide: and(open, forStaff),
    waiting: and(is('sent'), not(forStaff)),
    to_send: and(is('wanted', 'changes_requested'), not(forStaff)),
  };
  return and(eq(orders.status, 'confirmed'), found[filter]);
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

const isOneOf = (column: AnyPgColumn) => sql`${column} = ANY(${sql.placeholder('ids')}::uuid[])`;

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
