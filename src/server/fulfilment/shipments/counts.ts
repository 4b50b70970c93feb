import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  IN_PROGRESS_STATUSES,
  OPEN_STATUSES,
  SHIPMENT_FILTERS,
  statusesOfFilter,
  type ShipmentFilter,
} from '#domain/fulfilment/shipments.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { FREE, vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
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

/** Number of a shipper's parcels: in total, delivered, and in progress. */
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
    .where(eq(shipments.shipperId, carrier));
  return counted ?? { total: 0, delivered: 0, inProgress: 0 };
}

export type Cash = { collected: Vnd; delivered: number; toCollect: Vnd; held: Vnd };

/** Cash that a shipper collected in a time span, and what he still has to collect. */
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
        and(inArray(shipments.status, [...OPEN_STATUSES]), eq(orders.paymentMethod, 'COD')),
      ),
      held: sumWhere(eq(shipments.cashHeld, true)),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.shipperId, carrier));
  return summed ?? { collected: FREE, delivered: 0, toCollect: FREE, held: FREE };
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

const sumWhere = (condition: SQL | undefined) =>
  sql`coalesce(sum(${orders.totalPrice}) FILTER (WHERE ${condition}), 0)`.mapWith((total) =>
    vnd(Number(total)),
  );
