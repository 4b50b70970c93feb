import { asc, eq } from 'drizzle-orm';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { shipmentHistory, shipments } from '#server/fulfilment/tables.ts';
import {
  orderGifts,
  orderHistory,
  orderItems,
  orderPhotoRounds,
  orderReturns,
  orders,
} from '#server/ordering/tables.ts';
import { payments, refunds } from '#server/payment/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { referencesAnyOf } from './references.ts';

/** A person's orders with their items, payments and parcels. */
export async function ordersOf(db: Db, id: UserId) {
  const rows = await db.select().from(orders).where(eq(orders.userId, id)).orderBy(asc(orders.createdAt));
  const items = byOrder(
    await db
      .select()
      .from(orderItems)
      .where(referencesAnyOf(orderItems.orderId, rows))
      .orderBy(asc(orderItems.position)),
  );
  const history = byOrder(
    await db
      .select()
      .from(orderHistory)
      .where(referencesAnyOf(orderHistory.orderId, rows))
      .orderBy(asc(orderHistory.id)),
  );
  const money = byOrder(await db.select().from(payments).where(referencesAnyOf(payments.orderId, rows)));
  const given = byOrder(
    await db.select().from(refunds).where(referencesAnyOf(refunds.orderId, rows)).orderBy(asc(refunds.at)),
  );
  const parcels = byOrder(await parcelsOf(db, rows));
  const rounds = byOrder(
    await db
      .select()
      .from(orderPhotoRounds)
      .where(referencesAnyOf(orderPhotoRounds.orderId, rows))
      .orderBy(asc(orderPhotoRounds.number)),
  );
  const returns = byOrder(
    await db
      .select()
      .from(orderReturns)
      .where(referencesAnyOf(orderReturns.orderId, rows))
      .orderBy(asc(orderReturns.askedAt)),
  );
  const gifts = byOrder(await db.select().from(orderGifts).where(referencesAnyOf(orderGifts.orderId, rows)));
  return rows.map(({ search: _search, customerSearch: _customerSearch, userId: _userId, ...order }) => ({
    ...order,
    items: items[order.id]?.map(({ quantity, price, bracelet }) => ({ quantity, price, bracelet })),
    history: history[order.id]?.map(({ status, note, by, at }) => ({ status, note, by, at })),
    payment: money[order.id]?.map(
      ({ amount, content, paidAt, received, refunded, kept, returned, refundedAt }) => ({
        amount,
        content,
        paidAt,
        received,
        refunded,
        kept,
        returned,
        refundedAt,
      }),
    )[0],
    refunds: given[order.id]?.map(({ amount, at }) => ({ amount, at })),
    photoRounds: rounds[order.id]?.map(
      ({ number, sentAt, note, approvedAt, askedAt, wish, exchanges, answer }) => ({
        number,
        sentAt,
        note,
        approvedAt,
        askedAt,
        wish,
        exchanges,
        answer,
      }),
    ),
    returns: returns[order.id]?.map(({ id: _id, orderId: _orderId, actedBy: _actedBy, ...asked }) => asked),
    gift: gifts[order.id]?.map(({ orderId: _orderId, linkHash: _linkHash, ...gift }) => gift)[0],
    parcel: parcels[order.id]?.map(({ orderId: _orderId, ...parcel }) => parcel)[0],
  }));
}

function byOrder<Row extends { orderId: OrderId }>(rows: readonly Row[]) {
  return Object.groupBy(rows, ({ orderId }) => orderId);
}

async function parcelsOf(db: Db, ofOrders: readonly { id: string }[]) {
  const { id, orderId, status, trackingNumber, carrier, deliveryNotes, proof, actualDeliveryDate } =
    shipments;
  const rows = await db
    .select({ id, orderId, status, trackingNumber, carrier, deliveryNotes, proof, actualDeliveryDate })
    .from(shipments)
    .where(referencesAnyOf(orderId, ofOrders));
  const steps = await db
    .select()
    .from(shipmentHistory)
    .where(referencesAnyOf(shipmentHistory.shipmentId, rows))
    .orderBy(asc(shipmentHistory.id));
  return rows.map((parcel) => ({
    ...parcel,
    history: steps
      .filter(({ shipmentId }) => shipmentId === parcel.id)
      .map((step) => ({ status: step.status, note: step.note, at: step.at })),
  }));
}
