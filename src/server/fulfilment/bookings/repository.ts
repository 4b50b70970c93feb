import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { CONCERNS_MAX } from '#domain/fulfilment/limits.ts';
import type { BookingId, OrderId } from '#domain/kernel/ids.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { carrierBookings, carrierNotices, shipments } from '../tables.ts';

export type BookingRow = typeof carrierBookings.$inferSelect;

export async function insertBooking(tx: Tx, row: BookingRow): Promise<void> {
  await tx.insert(carrierBookings).values(row);
}

export async function updateBooking(db: Db, id: BookingId, change: Partial<BookingRow>): Promise<void> {
  await db.update(carrierBookings).set(change).where(eq(carrierBookings.id, id));
}

export async function findBooking(db: Db, id: BookingId): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(carrierBookings).where(eq(carrierBookings.id, id));
  return row;
}

/** Locks a booking until the transaction ends; always after its order's row. */
export async function lockBooking(tx: Tx, id: BookingId): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(carrierBookings)
    .where(eq(carrierBookings.id, id))
    .for('no key update');
  return row;
}

/** Locks the booking that an order has, or may have, at a carrier. */
export async function lockOpen(tx: Tx, orderId: OrderId): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(carrierBookings)
    .where(and(eq(carrierBookings.orderId, orderId), inArray(carrierBookings.state, ['asking', 'made'])))
    .for('no key update');
  return row;
}

/** Finds a booking by the carrier's tracking number, or by the shop's own code. */
export async function findByReference(
  db: Db,
  carrier: CarrierId,
  { trackingNumber, code }: { trackingNumber: string; code: string | null },
): Promise<BookingRow | undefined> {
  const rows = await db
    .select()
    .from(carrierBookings)
    .where(
      and(
        eq(carrierBookings.carrier, carrier),
        or(
          eq(carrierBookings.trackingNumber, trackingNumber),
          code === null ? sql`false` : eq(carrierBookings.code, code),
        ),
      ),
    );
  return rows.find((row) => row.trackingNumber === trackingNumber) ?? rows[0];
}

/** Bookings that carriers have accepted, by order. */
export async function listAccepted(db: Db, orderIds: readonly OrderId[]): Promise<Map<OrderId, BookingRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(carrierBookings)
    .where(and(inArray(carrierBookings.orderId, [...orderIds]), eq(carrierBookings.state, 'made')));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Inserts a notice; false when it was already stored. */
export async function insertNotice(
  tx: Tx,
  row: Omit<typeof carrierNotices.$inferInsert, 'id'>,
): Promise<boolean> {
  const inserted = await tx.insert(carrierNotices).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Bookings whose acceptance by the carrier is unknown, or that must be cancelled there. */
export function listUnsettled(db: Db, now: Date, limit: number): Promise<BookingRow[]> {
  return db
    .select()
    .from(carrierBookings)
    .where(
      and(
        inArray(carrierBookings.state, ['asking', 'unwanted']),
        or(isNull(carrierBookings.askedUntil), lt(carrierBookings.askedUntil, now)),
      ),
    )
    .orderBy(asc(carrierBookings.updatedAt))
    .limit(limit);
}

/** Parcels on their way, and delivered ones not yet paid out, without news since the given moments; longest silence first. */
export function listSilent(
  db: Db,
  since: { moving: Date; paying: Date },
  limit: number,
): Promise<{ id: BookingId; carrier: CarrierId; trackingNumber: string | null }[]> {
  const isMoving = inArray(shipments.status, [
    'pending',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'failed',
  ]);
  return db
    .select({
      id: carrierBookings.id,
      carrier: carrierBookings.carrier,
      trackingNumber: carrierBookings.trackingNumber,
    })
    .from(carrierBookings)
    .innerJoin(shipments, eq(shipments.orderId, carrierBookings.orderId))
    .where(
      and(
        eq(carrierBookings.state, 'made'),
        or(
          and(isMoving, lt(carrierBookings.heardAt, since.moving)),
          and(
            // Also those that came back afterwards: their cash is still to be paid out.
            isNotNull(shipments.actualDeliveryDate),
            isNull(carrierBookings.remittedAt),
            isNull(carrierBookings.payoutId),
            lt(carrierBookings.heardAt, since.paying),
          ),
        ),
      ),
    )
    .orderBy(asc(carrierBookings.heardAt))
    .limit(limit);
}

/** Bookings that staff should check, newest first, at most `CONCERNS_MAX`; `total` counts all. */
export async function listConcerns(db: Db, now: Date): Promise<{ rows: BookingRow[]; total: number }> {
  const isConcern = or(
    and(
      eq(carrierBookings.state, 'asking'),
      or(isNull(carrierBookings.askedUntil), lt(carrierBookings.askedUntil, now)),
    ),
    eq(carrierBookings.state, 'unwanted'),
    isNotNull(carrierBookings.concern),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(carrierBookings)
      .where(isConcern)
      .orderBy(desc(carrierBookings.updatedAt))
      .limit(CONCERNS_MAX),
    db.$count(carrierBookings, isConcern),
  ]);
  return { rows, total };
}
