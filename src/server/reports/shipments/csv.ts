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
import { createdAfter } from '#server/platform/db/paging.ts';
import { BATCH, batchedTable } from '#server/platform/http/csv.ts';
import { shipmentColumns } from '../copy.vi.ts';

type Query = z.output<typeof ShipmentsCsvQuery>;

/** The filtered parcels as a CSV table for Excel, oldest first. */
export const shipmentsCsv = (db: Db, query: Query): NodeJS.ReadableStream =>
  batchedTable((last: Row | undefined) => readRows(db, query, last?.parcel), cellsOf, shipmentColumns, [
    'created',
    'expected',
    'delivered',
  ]);

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Db, query: Query, last: typeof shipments.$inferSelect | undefined) {
  return db
    .select({ parcel: shipments, order: orders, shipper: users.name })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(users, eq(users.id, shipments.shipperId))
    .where(and(shipmentsFound(query, query.shipper ?? 'anybody'), last && createdAfter(shipments, last)))
    .orderBy(asc(shipments.createdAt), asc(shipments.id))
    .limit(BATCH);
}

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
