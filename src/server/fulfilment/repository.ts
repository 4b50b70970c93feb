import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/fulfilment.ts';
import type { z } from '#contract/zod.ts';
import { IN_PROGRESS_STATUSES, type ShipmentFilter } from '#domain/fulfilment/shipments.ts';
import type { OrderId, ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { FREE, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { offsetOf, type PageOf } from '#server/platform/paging.ts';
import { hasWords } from '#server/platform/text-search.ts';
import { shipmentHistory, shipments } from './tables.ts';

export type ShipmentsQuery = z.output<typeof Contract.ShipmentsQuery>;
export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentHistoryRow = typeof shipmentHistory.$inferSelect;
/** A shipment with its past, the oldest entry first. */
export type StoredShipment = { shipment: ShipmentRow; history: ShipmentHistoryRow[] };

/** Whose shipments may be found: one shipper's, or everybody's. */
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

/** Keeps a row from being changed by others until the transaction ends. */
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

/** A page of shipments, the newest first; three queries, however many there are. */
export async function listShipments(
  db: Db,
  query: PageOf & Pick<ShipmentsQuery, 'search' | 'status'>,
  carrier: Carrier,
): Promise<{ rows: StoredShipment[]; total: number }> {
  const wanted = and(
    carriedBy(carrier),
    inStatus(query.status),
    // Ids are shown as `#1A2B3C4D`.
    hasWords(shipments.search, query.search?.replaceAll('#', ' ')),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(shipments)
      .where(wanted)
      .orderBy(desc(shipments.createdAt), desc(shipments.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(shipments).where(wanted),
  ]);
  return { rows: await withHistory(db, rows), total: counted?.total ?? 0 };
}

/** How many parcels somebody has, had brought, and has on the way. */
export async function countShipments(
  db: Db,
  carrier: UserId,
): Promise<{ total: number; delivered: number; inProgress: number }> {
  const [counted] = await db
    .select({
      total: count(),
      delivered: countWhere(eq(shipments.status, 'delivered')),
      inProgress: countWhere(inArray(shipments.status, [...IN_PROGRESS_STATUSES])),
    })
    .from(shipments)
    .where(carriedBy(carrier));
  return counted ?? { total: 0, delivered: 0, inProgress: 0 };
}

export type Cash = { collected: Vnd; delivered: number; toCollect: Vnd };

/** What a shipper was paid at the door in a span of time, and what he still has to take. */
export async function sumCash(
  db: Db,
  carrier: UserId,
  { from, until }: { from: Date; until: Date },
): Promise<Cash> {
  const thatDay = and(
    eq(shipments.status, 'delivered'),
    sql`${shipments.actualDeliveryDate} BETWEEN ${from.toISOString()} AND ${until.toISOString()}`,
  );
  const [summed] = await db
    .select({
      collected: sumWhere(and(thatDay, eq(orders.paymentMethod, 'COD'))),
      delivered: countWhere(thatDay),
      toCollect: sumWhere(
        and(
          inArray(shipments.status, ['shipped', 'in_transit', 'out_for_delivery', 'failed']),
          eq(orders.paymentMethod, 'COD'),
        ),
      ),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(carriedBy(carrier));
  return summed ?? { collected: FREE, delivered: 0, toCollect: FREE };
}

/** A page of orders on their way, the newest parcel first. */
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
  if (filter === 'all') return undefined;
  return filter === 'in_progress'
    ? inArray(shipments.status, [...IN_PROGRESS_STATUSES])
    : eq(shipments.status, filter);
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

const sumWhere = (condition: SQL | undefined) =>
  sql`coalesce(sum(${orders.totalPrice}) FILTER (WHERE ${condition}), 0)`.mapWith((total) =>
    vnd(Number(total)),
  );

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
