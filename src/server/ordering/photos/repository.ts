import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { OrderId, OrderPhotoId, PhotoRoundId } from '#domain/kernel/ids.ts';
import type { PhotoStage } from '#domain/ordering/photos.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import type { Owner } from '../orders/repository.ts';
import { orderPhotoRounds, orderPhotos, orders } from '../tables.ts';

export type RoundRow = typeof orderPhotoRounds.$inferSelect;
export type PhotoRow = typeof orderPhotos.$inferSelect;
/** A round with its photos, in order. */
export type StoredRound = { round: RoundRow; photos: PhotoRow[] };

/** All rounds of an order, oldest first. */
export async function listRounds(db: Db, orderId: OrderId): Promise<StoredRound[]> {
  const rounds = await db
    .select()
    .from(orderPhotoRounds)
    .where(eq(orderPhotoRounds.orderId, orderId))
    .orderBy(asc(orderPhotoRounds.number));
  const photos = await db
    .select()
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderId, orderId), isNotNull(orderPhotos.roundId)))
    .orderBy(asc(orderPhotos.position));
  const photosOf = Map.groupBy(photos, ({ roundId }) => roundId);
  return rounds.map((round) => ({ round, photos: photosOf.get(round.id) ?? [] }));
}

export async function findLastRound(db: Db, orderId: OrderId): Promise<RoundRow | undefined> {
  const [row] = await db
    .select()
    .from(orderPhotoRounds)
    .where(eq(orderPhotoRounds.orderId, orderId))
    .orderBy(desc(orderPhotoRounds.number))
    .limit(1);
  return row;
}

/**
 * The first photo of the round approved last; undefined when none was approved, or when an exchange of charms has outdated the
 * approval since.
 */
export async function findApproved(db: Db, orderId: OrderId): Promise<{ file: string } | undefined> {
  const [photo] = await db
    .select({ file: orderPhotos.file })
    .from(orderPhotos)
    .innerJoin(orderPhotoRounds, eq(orderPhotoRounds.id, orderPhotos.roundId))
    .innerJoin(orders, eq(orders.id, orderPhotos.orderId))
    .where(
      and(
        eq(orderPhotos.orderId, orderId),
        isNotNull(orderPhotoRounds.approvedAt),
        eq(orders.photoStage, 'approved'),
      ),
    )
    .orderBy(desc(orderPhotoRounds.number), asc(orderPhotos.position))
    .limit(1);
  return photo;
}

export async function insertPhoto(db: Db, photo: PhotoRow): Promise<void> {
  await db.insert(orderPhotos).values(photo);
}

/** The same photo, uploaded before and not sent. */
export async function findUnsent(
  db: Db,
  { orderId, file }: Pick<PhotoRow, 'orderId' | 'file'>,
): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select()
    .from(orderPhotos)
    .where(and(eq(orderPhotos.orderId, orderId), eq(orderPhotos.file, file), isNull(orderPhotos.roundId)));
  return row;
}

/** A photo, for staff or for the order's customer, who only sees sent ones. */
export async function findPhoto(
  db: Db,
  orderId: OrderId,
  id: OrderPhotoId,
  owner: Owner,
): Promise<PhotoRow | undefined> {
  const mine =
    owner === 'anybody' ? undefined : and(eq(orders.userId, owner), isNotNull(orderPhotos.roundId));
  const [found] = await db
    .select({ photo: orderPhotos })
    .from(orderPhotos)
    .innerJoin(orders, eq(orders.id, orderPhotos.orderId))
    .where(and(eq(orderPhotos.id, id), eq(orderPhotos.orderId, orderId), mine));
  return found?.photo;
}

/** Those of the given photos that are still unsent. */
export function listUnsent(tx: Tx, orderId: OrderId, ids: readonly OrderPhotoId[]): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(orderPhotos)
    .where(
      and(eq(orderPhotos.orderId, orderId), inArray(orderPhotos.id, [...ids]), isNull(orderPhotos.roundId)),
    );
}

export async function insertRound(
  tx: Tx,
  round: typeof orderPhotoRounds.$inferInsert,
  photos: readonly OrderPhotoId[],
): Promise<void> {
  await tx.insert(orderPhotoRounds).values(round);
  for (const [position, id] of photos.entries())
    await tx.update(orderPhotos).set({ roundId: round.id, position }).where(eq(orderPhotos.id, id));
}

export async function updateRound(tx: Tx, id: PhotoRoundId, change: Partial<RoundRow>): Promise<void> {
  await tx.update(orderPhotoRounds).set(change).where(eq(orderPhotoRounds.id, id));
}

type Standing = { photoStage?: PhotoStage; photoSince?: Date; photoForStaffSince: Date | null };

export async function setStage(tx: Tx, id: OrderId, standing: Standing): Promise<void> {
  await tx.update(orders).set(standing).where(eq(orders.id, id));
}

/**
 * Confirmed orders whose customers have not answered the photos sent to them, oldest first: those not reminded yet, sent before
 * `remind`, and those sent before `decide`.
 */
export function listUnanswered(
  db: Db,
  { remind, decide }: { remind: Date; decide: Date },
  most: number,
): Promise<{ id: OrderId }[]> {
  const remindedAt = sql`(SELECT ${orderPhotoRounds.remindedAt} FROM ${orderPhotoRounds}
    WHERE ${orderPhotoRounds.orderId} = ${orders.id} ORDER BY ${orderPhotoRounds.number} DESC LIMIT 1)`;
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'confirmed'),
        eq(orders.photoStage, 'sent'),
        isNull(orders.photoForStaffSince),
        or(lte(orders.photoSince, decide), and(lte(orders.photoSince, remind), isNull(remindedAt))),
      ),
    )
    .orderBy(orders.photoSince)
    .limit(most);
}

/** Deletes an upload that was still unsent at `before`. @returns whether no photo uses this file any more */
export async function purgeUnsent(tx: Tx, file: string, before: Date): Promise<boolean> {
  await tx
    .delete(orderPhotos)
    .where(and(eq(orderPhotos.file, file), isNull(orderPhotos.roundId), lte(orderPhotos.createdAt, before)));
  return (await tx.$count(orderPhotos, eq(orderPhotos.file, file))) === 0;
}
