import { and, eq, gte, inArray, isNotNull, lt, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import type { PromiseFilter } from '#domain/fulfilment/promise.ts';
import { addDays, dayOf, startOfDay } from '#domain/fulfilment/working-days.ts';
import { after, days } from '#domain/kernel/time.ts';
import { UNDELIVERED_STATUSES } from '#domain/ordering/moves.ts';
import type { PhotoFilter, PhotoStage } from '#domain/ordering/photos.ts';
import type { OrderSort } from '#domain/ordering/statuses.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { countByDay, startOf, type CountedList } from '#server/platform/db/counts-by-day.ts';
import {
  countUpTo,
  inOrderOf,
  MOST_FOUND,
  pageOfKeys,
  sortedBy,
  type Sorting,
} from '#server/platform/db/paging.ts';
import { hasWords, hasWordsOrId } from '#server/platform/db/text-search.ts';
import { ordersByReturn } from '../returns/repository.ts';
import { orderGifts, orders } from '../tables.ts';
import { findOrders, type Owner, type StoredOrder } from './repository.ts';

export type OrdersQuery = z.output<typeof Contract.OrdersQuery>;

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
    async (stretch) => {
      const start = await startOf(db, listedInOrder(query, owner), stretch, ORDERS[query.sort]);
      return db
        .select({ id: orders.id })
        .from(orders)
        .where(and(wanted, start.where))
        .orderBy(...sortedBy(ORDERS[query.sort], stretch))
        .limit(stretch.take)
        .offset(start.skip);
    },
    isLong(query, owner) ? MOST_FOUND : undefined,
  );
  const ids = keys.map(({ id }) => id);
  return { rows: inOrderOf(ids, await findOrders(db, ids), ({ order }) => order.id), ...counted };
}

/** Where there is a maintained count of what the filters leave, it is read. */
async function countOrders(
  db: Db,
  query: OrdersQuery,
  owner: Owner,
  wanted: SQL | undefined,
): Promise<number> {
  if (isLong(query, owner)) return countUpTo(db, orders, wanted, MOST_FOUND);
  const listed = listedByDay(query, owner);
  if (listed === null) return db.$count(orders, wanted);
  const { status, from, to, payment } = query;
  if (from ?? to ?? payment) return (await countByDay(db, listed)) ?? db.$count(orders, wanted);
  return sumOf(await keptCounts(db, 'orders'), status === 'all' ? undefined : [status]);
}

/** The list as it is counted by what it is sorted by; null when it is not. */
function listedInOrder(query: OrdersQuery, owner: Owner): CountedList | null {
  const listed = listedByDay(query, owner);
  if (query.sort === 'newest' || query.sort === 'oldest') return listed;
  const { status, payment, from, to } = query;
  const isWhole = listed !== null && status === 'all' && (payment ?? from ?? to) === undefined;
  return isWhole ? { what: ['orders_by_price'] } : null;
}

/** The list as it is counted by day; null when it has another filter. */
function listedByDay(query: OrdersQuery, owner: Owner): CountedList | null {
  const { status, payment, from, to, search, ...others } = query;
  const { photo, returned, promised, customer, late } = others;
  if (owner !== 'anybody' || (search || (photo ?? returned ?? promised ?? customer ?? late)) !== undefined)
    return null;
  const kinds = [status === 'all' ? null : [status], payment ? [payment] : null];
  return { what: ['orders_by_day'], days: { from, to }, kinds };
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
  'status' | 'search' | 'from' | 'to' | 'photo' | 'returned' | 'promised' | 'payment' | 'customer' | 'late'
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
    query.customer && eq(orders.userId, query.customer),
    ordersLate(query.late, now),
  );
}

/** Orders matching a search text. Ids are shown as `#1A2B3C4D`; staff also search customers. */
export function ordersFound(text: string | undefined, owner: Owner): SQL | undefined {
  const inOrder = hasWordsOrId(orders.search, text);
  if (owner !== 'anybody' || inOrder === undefined) return inOrder;
  return or(inOrder, hasWords(orders.customerSearch, text?.replaceAll('#', ' ')));
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
