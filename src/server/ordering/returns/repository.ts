import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OrderId, ReturnId, ReturnPhotoId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { RETURN_FILTER_STAGES, type ReturnFilter } from '#domain/ordering/returns.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import type { Owner } from '../orders/repository.ts';
import { orderReturnPhotos, orderReturns, orders } from '../tables.ts';

export type ReturnRow = typeof orderReturns.$inferSelect;
export type ReturnPhotoRow = typeof orderReturnPhotos.$inferSelect;
/** A case with its photos, in order. */
export type StoredReturn = { row: ReturnRow; photos: ReturnPhotoRow[] };

/** All cases of an order, oldest first. */
export async function listReturns(db: Db, orderId: OrderId): Promise<StoredReturn[]> {
  const rows = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.askedAt), asc(orderReturns.id));
  const photos = await db
    .select()
    .from(orderReturnPhotos)
    .where(and(eq(orderReturnPhotos.orderId, orderId), isNotNull(orderReturnPhotos.returnId)))
    .orderBy(asc(orderReturnPhotos.position));
  const photosOf = Map.groupBy(photos, ({ returnId }) => returnId);
  return rows.map((row) => ({ row, photos: photosOf.get(row.id) ?? [] }));
}

export async function insertReturn(tx: Tx, row: ReturnRow, photos: readonly ReturnPhotoId[]): Promise<void> {
  await tx.insert(orderReturns).values(row);
  for (const [position, id] of photos.entries())
    await tx
      .update(orderReturnPhotos)
      .set({ returnId: row.id, position })
      .where(eq(orderReturnPhotos.id, id));
}

export async function updateReturn(tx: Tx, id: ReturnId, change: Partial<ReturnRow>): Promise<void> {
  await tx.update(orderReturns).set(change).where(eq(orderReturns.id, id));
}

export async function insertPhoto(db: Db, photo: ReturnPhotoRow): Promise<void> {
  await db.insert(orderReturnPhotos).values(photo);
}

/** The same photo, uploaded before and not sent. */
export async function findUnsent(
  db: Db,
  { orderId, file }: Pick<ReturnPhotoRow, 'orderId' | 'file'>,
): Promise<ReturnPhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(orderReturnPhotos)
    .where(
      and(
        eq(orderReturnPhotos.orderId, orderId),
        eq(orderReturnPhotos.file, file),
        isNull(orderReturnPhotos.returnId),
      ),
    );
  return row;
}

/** Number of the given photos that are still unsent. */
export function countUnsent(tx: Tx, orderId: OrderId, ids: readonly ReturnPhotoId[]): Promise<number> {
  const { id, orderId: ofOrder, returnId } = orderReturnPhotos;
  return tx.$count(orderReturnPhotos, and(eq(ofOrder, orderId), inArray(id, [...ids]), isNull(returnId)));
}

/** A photo, for the order's customer, or for staff, who only see sent ones. */
export async function findPhoto(
  db: Db,
  orderId: OrderId,
  id: ReturnPhotoId,
  owner: Owner,
): Promise<ReturnPhotoRow | undefined> {
  const visible = owner === 'anybody' ? isNotNull(orderReturnPhotos.returnId) : eq(orders.userId, owner);
  const [found] = await db
    .select({ photo: orderReturnPhotos })
    .from(orderReturnPhotos)
    .innerJoin(orders, eq(orders.id, orderReturnPhotos.orderId))
    .where(and(eq(orderReturnPhotos.id, id), eq(orderReturnPhotos.orderId, orderId), visible));
  return found?.photo;
}

/** Deletes an upload that was still unsent at `before`. @returns whether no photo uses this file any more */
export async function purgeUnsent(tx: Tx, file: string, before: Date): Promise<boolean> {
  const { returnId, createdAt } = orderReturnPhotos;
  const unsent = and(eq(orderReturnPhotos.file, file), isNull(returnId), lte(createdAt, before));
  await tx.delete(orderReturnPhotos).where(unsent);
  return (await tx.$count(orderReturnPhotos, eq(orderReturnPhotos.file, file))) === 0;
}

/** Sum of the refunds agreed for an order's returned bracelets. */
export async function sumReturned(db: Db, orderId: OrderId): Promise<Vnd> {
  const [row] = await db
    .select({ sum: sql<Vnd>`coalesce(sum(${orderReturns.refund}), 0)`.mapWith(orderReturns.refund) })
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId));
  return row!.sum;
}

/** Cases matching the staff's filter. */
export function returnsBy(filter: ReturnFilter): SQL {
  const standing = inArray(orderReturns.stage, [...RETURN_FILTER_STAGES[filter]]);
  if (filter !== 'for_staff') return standing;
  const isMissing = and(eq(orderReturns.stage, 'awaited'), isNotNull(orderReturns.forStaffSince));
  return sql`(${standing} OR ${isMissing})`;
}

/**
 * Accepted cases not yet escalated to staff, oldest first: those whose parcel is not sent and nobody was reminded of, awaited since
 * before `remind`, and those awaited since before `overdue`.
 */
export function listAwaited(
  db: Db,
  { remind, overdue }: { remind: Date; overdue: Date },
  most: number,
): Promise<Pick<ReturnRow, 'id' | 'orderId'>[]> {
  return db
    .select({ id: orderReturns.id, orderId: orderReturns.orderId })
    .from(orderReturns)
    .where(
      and(
        eq(orderReturns.stage, 'awaited'),
        isNull(orderReturns.forStaffSince),
        or(
          lte(orderReturns.since, overdue),
          and(lte(orderReturns.since, remind), isNull(orderReturns.remindedAt), isNull(orderReturns.sentAt)),
        ),
      ),
    )
    .orderBy(asc(orderReturns.since))
    .limit(most);
}

/** Orders with a matching case. */
export function ordersByReturn(filter: ReturnFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  return sql`EXISTS (SELECT FROM ${orderReturns} WHERE ${and(eq(orderReturns.orderId, orders.id), returnsBy(filter))})`;
}
