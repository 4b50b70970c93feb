import { and, between, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  IN_PROGRESS_STATUSES,
  OPEN_STATUSES,
  SHIPMENT_FILTERS,
  SHIPMENT_STATUSES,
  statusesOfFilter,
  type ShipmentFilter,
  type ShipmentStatus,
} from '#domain/fulfilment/shipments.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { FREE, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { orders } from '#server/ordering/tables.ts';
import { pipelined, type Db } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { shipments } from '../tables.ts';

/** Number of shipments per filter. */
export async function countByFilter(db: Db): Promise<Record<ShipmentFilter, number>> {
  const counts = await keptCounts(db, 'shipments');
  const behind = (filter: ShipmentFilter) => sumOf(counts, statusesOfFilter(filter));
  return Object.fromEntries(SHIPMENT_FILTERS.map((filter) => [filter, behind(filter)])) as Record<
    ShipmentFilter,
    number
  >;
}

/** Number of undelivered parcels per shipper. */
export async function countOpen(db: Db): Promise<{ shipper: UserId; open: number }[]> {
  const rows = await db
    .select({ shipper: shipments.shipperId, open: count() })
    .from(shipments)
    .where(inArray(shipments.status, [...OPEN_STATUSES]))
    .groupBy(shipments.shipperId);
  return rows.flatMap(({ shipper, open }) => (shipper === null ? [] : [{ shipper, open }]));
}

/** Number of undelivered parcels of one shipper. */
export function openParcelsOf(db: Db, shipper: UserId): Promise<number> {
  return db.$count(
    shipments,
    and(eq(shipments.shipperId, shipper), inArray(shipments.status, [...OPEN_STATUSES])),
  );
}

/** Number of a shipper's parcels in these statuses. */
export async function countOf(
  db: Db,
  shipper: UserId,
  statuses: readonly ShipmentStatus[] = SHIPMENT_STATUSES,
): Promise<number> {
  const counts = await keptCounts(db, 'shipments_of_shipper');
  return sumOf(
    counts,
    statuses.map((status) => `${shipper} ${status}`),
  );
}

/** Number of a shipper's parcels: in total, delivered, and in progress. */
export async function countShipments(
  db: Db,
  shipper: UserId,
): Promise<{ total: number; delivered: number; inProgress: number }> {
  const [total, delivered, inProgress] = await Promise.all([
    countOf(db, shipper),
    countOf(db, shipper, ['delivered']),
    countOf(db, shipper, IN_PROGRESS_STATUSES),
  ]);
  return { total, delivered, inProgress };
}

export type Cash = { collected: Vnd; delivered: number; toCollect: Vnd; held: Vnd };

/** Cash that a shipper collected in a time span, and what he still has to collect. */
export async function sumCash(
  db: Db,
  carrier: UserId,
  { from, until }: { from: Date; until: Date },
): Promise<Cash> {
  // Each by an index of its own: reading all his parcels takes longer every day.
  const summed = (condition: SQL | undefined, counted: SQL = sql`true`) =>
    db
      .select({
        parcels: count(),
        cash: sql`coalesce(sum(${orders.totalPrice}) FILTER (WHERE ${counted}), 0)`.mapWith((total) =>
          vnd(Number(total)),
        ),
      })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(and(eq(shipments.shipperId, carrier), condition));
  const isCash = eq(orders.paymentMethod, 'COD');
  const thatDay = and(eq(shipments.status, 'delivered'), between(shipments.actualDeliveryDate, from, until));
  const [[delivered], [open], [held]] = await pipelined([
    summed(thatDay, isCash),
    summed(inArray(shipments.status, [...OPEN_STATUSES]), isCash),
    summed(sql`${shipments.cashHeld}`),
  ]);
  return {
    collected: delivered?.cash ?? FREE,
    delivered: delivered?.parcels ?? 0,
    toCollect: open?.cash ?? FREE,
    held: held?.cash ?? FREE,
  };
}
