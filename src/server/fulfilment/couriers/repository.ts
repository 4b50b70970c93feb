import { and, asc, count, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { CashHandInId, ShipmentId, UserId } from '#domain/kernel/ids.ts';
import { vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { CASH_PARCELS_MAX } from '#domain/fulfilment/limits.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { offsetOf, type PageOf } from '#server/platform/db/paging.ts';
import { cashHandIns, shipments } from '../tables.ts';

export type HandInRow = typeof cashHandIns.$inferSelect;

/** Locks the parcels' cash state until the transaction ends; ordered by id, to avoid deadlocks. */
export function lockCash(tx: Tx, ids: readonly ShipmentId[]) {
  return tx
    .select({ id: shipments.id, shipperId: shipments.shipperId, cashHeld: shipments.cashHeld })
    .from(shipments)
    .where(inArray(shipments.id, [...ids]))
    .orderBy(asc(shipments.id))
    .for('no key update');
}

export async function sumCashOf(tx: Tx, ids: readonly ShipmentId[]): Promise<Vnd> {
  const [summed] = await tx
    .select({ sum: sumOfOrders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(inArray(shipments.id, [...ids]));
  return summed?.sum ?? vnd(0);
}

const sumOfOrders = sql`coalesce(sum(${orders.totalPrice}), 0)`.mapWith((sum) => vnd(Number(sum)));

export async function findByClientId(tx: Tx, clientId: string): Promise<HandInRow | undefined> {
  const [row] = await tx.select().from(cashHandIns).where(eq(cashHandIns.clientId, clientId));
  return row;
}

/** Parcels of a hand-in, unordered. */
export async function listParcelsOf(tx: Tx, id: CashHandInId): Promise<ShipmentId[]> {
  const rows = await tx.select({ id: shipments.id }).from(shipments).where(eq(shipments.cashHandInId, id));
  return rows.map((row) => row.id);
}

export async function insertHandIn(tx: Tx, row: HandInRow): Promise<void> {
  await tx.insert(cashHandIns).values(row);
}

export async function markHandedIn(
  tx: Tx,
  ids: readonly ShipmentId[],
  cashHandInId: CashHandInId,
  updatedAt: Date,
): Promise<void> {
  const change = { cashHeld: false, cashHandInId, updatedAt };
  await tx
    .update(shipments)
    .set(change)
    .where(inArray(shipments.id, [...ids]));
}

/** Cash held per shipper, largest sum first. */
export function sumHeld(db: Db) {
  return db
    .select({
      shipperId: shipments.shipperId,
      held: sumOfOrders,
      parcels: count(),
      since: min(shipments.actualDeliveryDate),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.cashHeld, true))
    .groupBy(shipments.shipperId)
    .orderBy(desc(sumOfOrders));
}

const cashRows = (db: Db) =>
  db
    .select({
      shipment: shipments.id,
      order: orders.id,
      address: orders.shippingAddress,
      deliveredAt: shipments.actualDeliveryDate,
      updatedAt: shipments.updatedAt,
      cash: orders.totalPrice,
      /** Of all parcels, also those beyond the limit. */
      allParcels: sql`count(*) OVER ()`.mapWith(Number),
      allCash: sql`sum(${orders.totalPrice}) OVER ()`.mapWith((sum) => vnd(Number(sum))),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .orderBy(asc(shipments.actualDeliveryDate), asc(shipments.id))
    .limit(CASH_PARCELS_MAX)
    .$dynamic();

export const listHeld = (db: Db, shipper: UserId) =>
  cashRows(db).where(and(eq(shipments.cashHeld, true), eq(shipments.shipperId, shipper)));

export const listHandedIn = (db: Db, id: CashHandInId) => cashRows(db).where(eq(shipments.cashHandInId, id));

export type CashRow = Awaited<ReturnType<typeof listHeld>>[number];

export async function findHandIn(db: Db, id: CashHandInId): Promise<HandInRow | undefined> {
  const [row] = await db.select().from(cashHandIns).where(eq(cashHandIns.id, id));
  return row;
}

/** Newest first. */
export async function listHandIns(db: Db, page: PageOf): Promise<{ rows: HandInRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(cashHandIns)
      .orderBy(desc(cashHandIns.createdAt), desc(cashHandIns.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
    db.$count(cashHandIns),
  ]);
  return { rows, total };
}
