import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OrdersCsvQuery } from '#contract/http/reports.ts';
import type { z } from '#contract/zod.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { orderStatusLabels, paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { shipments } from '#server/fulfilment/tables.ts';
import { users } from '#server/identity/tables.ts';
import {
  ordersByPhoto,
  ordersByReturn,
  ordersFound,
  ordersLate,
  ordersPromised,
  ordersPaidBy,
  ordersPlaced,
} from '#server/ordering/index.ts';
import { orderItems, orders } from '#server/ordering/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { following } from '#server/platform/db/paging.ts';
import { inBatches, streamedTable } from '#server/platform/http/csv.ts';
import { orderColumns as columns } from '../copy.vi.ts';

type Query = z.output<typeof OrdersCsvQuery>;

/** Orders per batch: memory use does not grow with the shop. */
const BATCH = 500;

/** The orders of a range of days as a CSV table for Excel, oldest first; text that looks like a formula is escaped. */
export function ordersCsv(db: Db, query: Query, now: Date): NodeJS.ReadableStream {
  return streamedTable(rowsOf(db, query, now), columns, ['placed']);
}

async function* rowsOf(db: Db, query: Query, now: Date) {
  const read = (last: Row | undefined): Promise<Row[]> => readRows(db, query, now, last);
  for await (const row of inBatches(BATCH, read)) yield cellsOf(row);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Db, query: Query, now: Date, last: { order: Placed } | undefined) {
  const bracelets = sql<string>`(
    SELECT string_agg(quantity || ' × ' || (bracelet->>'name'), ', ' ORDER BY position)
    FROM ${orderItems} WHERE order_id = ${orders.id})`;
  return db
    .select({
      order: orders,
      customer: { name: users.name, email: users.email },
      trackingNumber: shipments.trackingNumber,
      carrier: shipments.carrier,
      bracelets,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(
      and(
        query.orders && inArray(orders.id, query.orders),
        query.status === 'all' ? undefined : eq(orders.status, query.status),
        ordersPlaced(query),
        ordersByPhoto(query.photo),
        ordersByReturn(query.returned),
        ordersPromised(query.promised, now),
        ordersPaidBy(query.payment),
        ordersLate(query.late, now),
        ordersFound(query.search, 'anybody'),
        last && following(orders.createdAt, orders.id, last.order),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(BATCH);
}

type Placed = Pick<typeof orders.$inferSelect, 'id' | 'createdAt'>;

function cellsOf({
  order,
  customer,
  trackingNumber,
  carrier,
  bracelets,
}: Row): Record<keyof typeof columns, string | number> {
  const { fullName, phone, addressLine1, addressLine2, ward, city } = order.shippingAddress;
  return {
    number: `#${shortId(order.id)}`,
    placed: formatDateTime(order.createdAt),
    status: orderStatusLabels[order.status],
    customer: customer.name,
    email: customer.email,
    recipient: fullName,
    phone,
    address: [addressLine1, addressLine2, ward].filter(Boolean).join(', '),
    city,
    bracelets,
    goods: order.goodsPrice,
    shipping: order.shippingFee,
    wrapping: order.giftWrapFee,
    total: order.totalPrice,
    payment: paymentMethodLabels[order.paymentMethod],
    carrier: carrier ?? '',
    tracking: trackingNumber ?? '',
    notes: order.notes ?? '',
  };
}
