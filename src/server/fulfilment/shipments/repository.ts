import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/fulfilment.ts';
import type { z } from '#contract/zod.ts';
import { statusesOfFilter, type ShipmentFilter, type ShipmentSort } from '#domain/fulfilment/shipments.ts';
import type { OrderId, ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { startOf, type ListedByDay } from '#server/platform/db/counts-by-day.ts';
import {
  countUpTo,
  inOrderOf,
  MOST_FOUND,
  offsetOf,
  pageOfKeys,
  sortedBy,
  type PageOf,
  type Sorting,
} from '#server/platform/db/paging.ts';
import { hasWords } from '#server/platform/db/text-search.ts';
import { shipmentHistory, shipments } from '../tables.ts';

export type ShipmentsQuery = z.output<typeof Contract.ShipmentsQuery>;
export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentHistoryRow = typeof shipmentHistory.$inferSelect;
/** A shipment with its history, oldest entry first. */
export type StoredShipment = { shipment: ShipmentRow; history: ShipmentHistoryRow[] };

/** Access filter: one shipper's shipments, or all. */
export type Carrier = UserId | 'anybody';

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

export async function findShipment(
  db: Db,
  id: ShipmentId,
  carrier: Carrier,
): Promise<StoredShipment | undefined> {
  const rows = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), carriedBy(carrier)));
  return (await withHistory(db, rows))[0];
}

export async function findShipmentOf(db: Db, orderId: OrderId): Promise<StoredShipment | undefined> {
  const rows = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return (await withHistory(db, rows))[0];
}

/** Condition for a list's filters. */
export const shipmentsFound = (
  { status, search }: Pick<ShipmentsQuery, 'search' | 'status'>,
  carrier: Carrier,
): SQL | undefined =>
  and(
    carriedBy(carrier),
    inStatus(status),
    // Ids are shown as `#1A2B3C4D`.
    hasWords(shipments.search, search?.replaceAll('#', ' ')),
  );

/** A page of shipments; four queries regardless of the page size. */
export async function listShipments(
  db: Db,
  query: PageOf & Pick<ShipmentsQuery, 'search' | 'status' | 'sort'>,
  carrier: Carrier,
): Promise<{ rows: StoredShipment[]; total: number; more: boolean }> {
  const wanted = shipmentsFound(query, carrier);
  const statuses = statusesOfFilter(query.status);
  const isByDay = carrier === 'anybody' && !query.search && query.sort !== 'due';
  const isLong = carrier === 'anybody' && Boolean(query.search);
  const { keys, ...counted } = await pageOfKeys(
    query,
    async () => {
      if (isLong) return countUpTo(db, shipments, wanted, MOST_FOUND);
      if (carrier !== 'anybody') return db.$count(shipments, wanted);
      return sumOf(await keptCounts(db, 'shipments'), statuses);
    },
    async (stretch) => {
      const listed: ListedByDay = { what: ['shipments_by_day'], kinds: [statuses] };
      const start = await startOf(db, isByDay ? listed : null, stretch, ORDER[query.sort]);
      return db
        .select({ id: shipments.id })
        .from(shipments)
        .where(and(wanted, start.where))
        .orderBy(...sortedBy(ORDER[query.sort], stretch))
        .limit(stretch.take)
        .offset(start.skip);
    },
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

const isOver = inArray(shipments.status, ['delivered', 'returned']);
const dueWhileOpen = sql`CASE WHEN ${isOver} THEN NULL ELSE ${shipments.estimatedDeliveryDate} END`;

/** The id breaks ties, so that no row appears on two pages. */
const ORDER: Record<ShipmentSort, Sorting> = {
  newest: [
    [shipments.createdAt, 'down'],
    [shipments.id, 'down'],
  ],
  oldest: [
    [shipments.createdAt, 'up'],
    [shipments.id, 'up'],
  ],
  due: [
    [isOver, 'up'],
    [dueWhileOpen, 'up'],
    [shipments.createdAt, 'down'],
    [shipments.id, 'down'],
  ],
};

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
  carrier: Carrier,
): Promise<{ ids: OrderId[]; total: number }> {
  const wanted = and(eq(orders.status, 'shipped'), carriedBy(carrier));
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

function carriedBy(carrier: Carrier): SQL | undefined {
  return carrier === 'anybody' ? undefined : eq(shipments.shipperId, carrier);
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
