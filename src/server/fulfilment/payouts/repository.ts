import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { CASH_PARCELS_MAX } from '#domain/fulfilment/limits.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import type { BookingId, PayoutId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { offsetOf, type PageOf } from '#server/platform/db/paging.ts';
import { carrierBookings, carrierPayouts, shipments } from '../tables.ts';

export type PayoutRow = typeof carrierPayouts.$inferSelect;

/**
 * Cash collected by a carrier for a delivered parcel and not yet paid out to the shop. A parcel that comes back later does not
 * bring it: its customer is owed the price.
 */
const isOwed = and(
  eq(carrierBookings.state, 'made'),
  isNull(carrierBookings.payoutId),
  gt(carrierBookings.cod, sql`0`),
  isNotNull(shipments.actualDeliveryDate),
);

/** One carrier's, oldest first. */
export function listOwed(db: Db, carrier: CarrierId) {
  return db
    .select({
      id: carrierBookings.id,
      carrier: carrierBookings.carrier,
      orderId: carrierBookings.orderId,
      trackingNumber: carrierBookings.trackingNumber,
      address: orders.shippingAddress,
      deliveredAt: shipments.actualDeliveryDate,
      updatedAt: shipments.updatedAt,
      cod: carrierBookings.cod,
      carrierCod: carrierBookings.carrierCod,
      fee: carrierBookings.fee,
      remittedAt: carrierBookings.remittedAt,
      /** Of all parcels, also those beyond the limit. */
      allParcels: sql`count(*) OVER ()`.mapWith(Number),
      allCod: sql`sum(${carrierBookings.cod}) OVER ()`.mapWith((sum) => vnd(Number(sum))),
    })
    .from(carrierBookings)
    .innerJoin(shipments, eq(shipments.orderId, carrierBookings.orderId))
    .innerJoin(orders, eq(orders.id, carrierBookings.orderId))
    .where(and(isOwed, eq(carrierBookings.carrier, carrier)))
    .orderBy(asc(shipments.actualDeliveryDate), asc(carrierBookings.id))
    .limit(CASH_PARCELS_MAX);
}
export type OwedRow = Awaited<ReturnType<typeof listOwed>>[number];

/** Locks those of the list that are still owed until the transaction ends; ordered by id, to avoid deadlocks. */
export function lockOwed(tx: Tx, ids: readonly BookingId[]) {
  return tx
    .select({ id: carrierBookings.id, carrier: carrierBookings.carrier, cod: carrierBookings.cod })
    .from(carrierBookings)
    .innerJoin(shipments, eq(shipments.orderId, carrierBookings.orderId))
    .where(and(inArray(carrierBookings.id, [...ids]), isOwed))
    .orderBy(asc(carrierBookings.id))
    .for('no key update', { of: [carrierBookings, shipments] });
}

export async function findByClientId(tx: Tx, clientId: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(carrierPayouts).where(eq(carrierPayouts.clientId, clientId));
  return row;
}

/** Parcels of a payout, unordered. */
export async function listParcelsOf(tx: Tx, id: PayoutId): Promise<BookingId[]> {
  const rows = await tx
    .select({ id: carrierBookings.id })
    .from(carrierBookings)
    .where(eq(carrierBookings.payoutId, id));
  return rows.map((row) => row.id);
}

export async function insertPayout(tx: Tx, row: PayoutRow): Promise<void> {
  await tx.insert(carrierPayouts).values(row);
}

export async function markPaid(
  tx: Tx,
  ids: readonly BookingId[],
  payoutId: PayoutId,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(carrierBookings)
    .set({ payoutId, updatedAt })
    .where(inArray(carrierBookings.id, [...ids]));
}

/** Newest first, or a single one. */
export async function listPayouts(
  db: Db,
  page: PageOf,
  id?: PayoutId,
): Promise<{ rows: { payout: PayoutRow; parcels: number }[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select({ payout: carrierPayouts, parcels: count(carrierBookings.id) })
      .from(carrierPayouts)
      .leftJoin(carrierBookings, eq(carrierBookings.payoutId, carrierPayouts.id))
      .where(id === undefined ? undefined : eq(carrierPayouts.id, id))
      .groupBy(carrierPayouts.id)
      .orderBy(desc(carrierPayouts.createdAt), desc(carrierPayouts.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
    db.$count(carrierPayouts),
  ]);
  return { rows, total };
}
