import { and, asc, eq } from 'drizzle-orm';
import type { ShipmentsCsvQuery } from '#contract/http/fulfilment.ts';
import type { z } from '#contract/zod.ts';
import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate, formatDateTime } from '#domain/kernel/time.ts';
import { paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { shipmentsFound } from '#server/fulfilment/index.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { users } from '#server/identity/tables.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { following } from '#server/platform/db/paging.ts';
import { inBatches, streamedTable } from '#server/platform/http/csv.ts';
import { shipmentColumns } from '../copy.vi.ts';

type Query = z.output<typeof ShipmentsCsvQuery>;

/** Parcels per batch: memory use does not grow with the shop. */
const BATCH = 500;

/** The filtered parcels as a CSV table for Excel, oldest first. */
export const shipmentsCsv = (db: Db, query: Query): NodeJS.ReadableStream =>
  streamedTable(rowsOf(db, query), shipmentColumns, ['created', 'expected', 'delivered']);

async function* rowsOf(db: Db, query: Query) {
  const read = (last: Row | undefined): Promise<Row[]> => readRows(db, query, last);
  for await (const row of inBatches(BATCH, read)) yield cellsOf(row);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Db, query: Query, last: { parcel: Made } | undefined) {
  return db
    .select({ parcel: shipments, order: orders, shipper: users.name })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(users, eq(users.id, shipments.shipperId))
    .where(
      and(
        shipmentsFound(query, query.shipper ?? 'anybody'),
        last && following(shipments.createdAt, shipments.id, last.parcel),
      ),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.id))
    .limit(BATCH);
}

type Made = Pick<typeof shipments.$inferSelect, 'id' | 'createdAt'>;

function cellsOf({ parcel, order, shipper }: Row): Record<keyof typeof shipmentColumns, string | number> {
  const { fullName, phone, addressLine1, addressLine2, ward, city } = order.shippingAddress;
  return {
    number: `#${shortId(order.id)}`,
    created: formatDateTime(parcel.createdAt),
    status: shipmentStatusLabels[parcel.status],
    recipient: fullName,
    phone,
    address: [addressLine1, addressLine2, ward].filter(Boolean).join(', '),
    city,
    shipper: shipper ?? '',
    carrier: parcel.carrier ?? '',
    tracking: parcel.trackingNumber ?? '',
    expected: formatDate(parcel.estimatedDeliveryDate),
    delivered: parcel.actualDeliveryDate === null ? '' : formatDate(parcel.actualDeliveryDate),
    payment: paymentMethodLabels[order.paymentMethod],
    total: order.totalPrice,
    // Cash to collect on delivery; 0 when already paid.
    cash: order.paymentMethod === 'COD' ? order.totalPrice : 0,
  };
}
