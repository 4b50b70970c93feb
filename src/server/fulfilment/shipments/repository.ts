import { and, asc, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/fulfilment.ts';
import type { z } from '#contract/zod.ts';
import {
  SHIPMENT_STATUSES,
  statusesOfFilter,
  type ShipmentFilter,
  type ShipmentStatus,
} from '#domain/fulfilment/shipments.ts';
import type { OrderId, ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { startOf, type CountedList } from '#server/platform/db/counts-by-day.ts';
import {
  countUpTo,
  inOrderOf,
  keysOfTwoLists,
  MOST_FOUND,
  offsetOf,
  pageOfKeys,
  sortedBy,
  type PageOf,
  type Sorting,
  type Slice,
} from '#server/platform/db/paging.ts';
import { hasWordsOrId } from '#server/platform/db/text-search.ts';
import { shipmentHistory, shipments } from '../tables.ts';
import { countOf } from './counts.ts';

export type ShipmentsQuery = z.output<typeof Contract.ShipmentsQuery>;
export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentHistoryRow = typeof shipmentHistory.$inferSelect;
/** A shipment with its history, oldest entry first. */
export type StoredShipment = { shipment: ShipmentRow; history: ShipmentHistoryRow[] };

/** Access filter: one shipper's shipments, or all. */
export type ShipperScope = UserId | 'anybody';

export async function insertShipment(tx: Tx, shipment: ShipmentRow): Promise<void> {
  await tx.insert(shipments).values(shipment);
}

export async function addHistory(tx: Tx, entry: Omit<ShipmentHistoryRow, 'id'>): Promise<void> {
  await tx.insert(shipmentHistory).values(entry);
}

export async function updateShipment(tx: Tx, id: ShipmentId, change: Partial<ShipmentRow>): Promise<void> {
  await tx.update(shipments).set(change).where(eq(shipments.id, id));
}

/** Locks a shipment's row until the transaction ends. */
export async function lockShipment(tx: Tx, id: ShipmentId): Promise<void> {
  await tx.select({ id: shipments.id }).from(shipments).where(eq(shipments.id, id)).for('no key update');
}

/** Locks an order's shipment, if it has one; always after the order's row. */
export async function lockShipmentOf(tx: Tx, orderId: OrderId): Promise<ShipmentRow | undefined> {
  const [row] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId)).for('no key update');
  return row;
}

export async function findShipment(
  db: Db,
  id: ShipmentId,
  scope: ShipperScope,
): Promise<StoredShipment | undefined> {
  const rows = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), inScope(scope)));
  return (await withHistory(db, rows))[0];
}

export async function findShipmentOf(db: Db, orderId: OrderId): Promise<StoredShipment | undefined> {
  const rows = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return (await withHistory(db, rows))[0];
}

type Filters = Pick<ShipmentsQuery, 'search' | 'status'> & Partial<Pick<ShipmentsQuery, 'waits'>>;

/** Condition for a list's filters. */
export const shipmentsFound = (
  { status, search, waits = false }: Filters,
  scope: ShipperScope,
): SQL | undefined =>
  and(
    inScope(scope),
    inStatus(status),
    waits ? or(waitsForShipper(), waitsForDecision()) : undefined,
    hasWordsOrId(shipments.search, search),
  );

/** Parcels to be given to a shipper; those that a carrier collects need none. */
export const waitsForShipper = () => and(eq(shipments.status, 'pending'), isNull(shipments.via));

/** Returned parcels whose pieces nobody has decided about. */
export const waitsForDecision = () => and(eq(shipments.status, 'returned'), isNull(shipments.stockReturn));

/** A page of shipments; four queries regardless of the page size. */
export async function listShipments(
  db: Db,
  query: PageOf & Filters & Pick<ShipmentsQuery, 'sort'>,
  scope: ShipperScope,
): Promise<{ rows: StoredShipment[]; total: number; more: boolean }> {
  const wanted = shipmentsFound(query, scope);
  const isLong = scope === 'anybody' && Boolean(query.search);
  const { keys, ...counted } = await pageOfKeys(
    query,
    async () => {
      if (isLong) return countUpTo(db, shipments, wanted, MOST_FOUND);
      if (query.waits || (scope !== 'anybody' && query.search)) return db.$count(shipments, wanted);
      if (scope !== 'anybody') return countOf(db, scope, statusesOfFilter(query.status));
      return sumOf(await keptCounts(db, 'shipments'), statusesOfFilter(query.status));
    },
    (stretch) => listKeys(db, partsOf(query, scope), stretch),
    isLong ? MOST_FOUND : undefined,
  );
  const ids = keys.map(({ id }) => id);
  const found = await db.select().from(shipments).where(inArray(shipments.id, ids));
  return {
    rows: await withHistory(
      db,
      inOrderOf(ids, found, ({ id }) => id),
    ),
    ...counted,
  };
}

/** Parcels in one order, and how they are counted by day. */
type Part = { where: SQL | undefined; sorting: Sorting; listed: CountedList | null };

/** By due day the open parcels come first, then the others, newest first; otherwise all of them are one part. */
function partsOf(
  { sort, ...filters }: Filters & Pick<ShipmentsQuery, 'sort'>,
  scope: ShipperScope,
): readonly [Part, Part?] {
  const part = (sorting: Sorting, ...of: readonly (readonly ShipmentStatus[])[]): Part => {
    const { status, search, waits } = filters;
    const statuses = statusesOfFilter(status).filter((each) => of.every((some) => some.includes(each)));
    const isByDay = scope === 'anybody' && !search && !waits && sorting !== DUE;
    return {
      where: and(
        shipmentsFound(filters, scope),
        of.length > 0 ? inArray(shipments.status, statuses) : undefined,
      ),
      sorting,
      listed: isByDay ? { what: ['shipments_by_day'], kinds: [statuses] } : null,
    };
  };
  return sort === 'due'
    ? [part(DUE, NOT_OVER), part(NEWEST, OVER)]
    : [part(sort === 'newest' ? NEWEST : OLDEST)];
}

function listKeys(
  db: Db,
  [first, second]: readonly [Part, Part?],
  stretch: Slice,
): Promise<{ id: ShipmentId }[]> {
  const listPart = async ({ where, sorting, listed }: Part, within: Slice) => {
    const start = await startOf(db, listed, within, sorting);
    return db
      .select({ id: shipments.id })
      .from(shipments)
      .where(and(where, start.where))
      .orderBy(...sortedBy(sorting, within))
      .limit(within.take)
      .offset(start.skip);
  };
  if (second === undefined) return listPart(first, stretch);
  return keysOfTwoLists([first, second], stretch, listPart, ({ where }) => db.$count(shipments, where));
}

const OVER: readonly ShipmentStatus[] = ['delivered', 'returned'];
const NOT_OVER = SHIPMENT_STATUSES.filter((status) => !OVER.includes(status));

/** The id breaks ties, so that no row appears on two pages. */
const NEWEST: Sorting = [
  [shipments.createdAt, 'down'],
  [shipments.id, 'down'],
];
const OLDEST: Sorting = [
  [shipments.createdAt, 'up'],
  [shipments.id, 'up'],
];
const DUE: Sorting = [[shipments.estimatedDeliveryDate, 'up'], ...NEWEST];

/** Whether a shipment uses this photo. */
export async function isProofShown(db: Db, file: string): Promise<boolean> {
  const rows = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.proof, file))
    .limit(1);
  return rows.length > 0;
}

/** A page of orders on their way, newest parcel first. */
export async function listShippedOrders(
  db: Db,
  query: PageOf,
  scope: ShipperScope,
): Promise<{ ids: OrderId[]; total: number }> {
  const wanted = and(eq(orders.status, 'shipped'), inScope(scope));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: orders.id })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(wanted)
      .orderBy(desc(shipments.createdAt), desc(shipments.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db
      .select({ total: count() })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(wanted),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

function inScope(scope: ShipperScope): SQL | undefined {
  return scope === 'anybody' ? undefined : eq(shipments.shipperId, scope);
}

function inStatus(filter: ShipmentFilter): SQL | undefined {
  return filter === 'all' ? undefined : inArray(shipments.status, [...statusesOfFilter(filter)]);
}

async function withHistory(db: Db, rows: readonly ShipmentRow[]): Promise<StoredShipment[]> {
  if (rows.length === 0) return [];
  const history = await db
    .select()
    .from(shipmentHistory)
    .where(
      inArray(
        shipmentHistory.shipmentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(shipmentHistory.id));
  const historyOf = Map.groupBy(history, ({ shipmentId }) => shipmentId);
  return rows.map((shipment) => ({ shipment, history: historyOf.get(shipment.id) ?? [] }));
}
