import { createHash } from 'node:crypto';
import type { OrderPhoto } from '#contract/http/photos.ts';
import type { OrderId, OrderPhotoId, UserId } from '#domain/kernel/ids.ts';
import { after, days } from '#domain/kernel/time.ts';
import { photoActs, PHOTO_SIDE } from '#domain/ordering/photos.ts';
import { sizeOfPicture, wholeWebp } from '#server/adapters/images.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { FOR_DAYS } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import type { Owner } from '../orders/repository.ts';
import { getStored } from '../orders/moves.ts';
import { presentPhoto } from './present.ts';
import * as repository from './repository.ts';

type FileShop = { db: Db } & Pick<Shop, 'clock' | 'jobs' | 'uploads'>;

const FORGET = 'order-photos.forget';
/** How long an upload that was never sent is kept. */
const UNSENT_KEPT = days(1);
const LATER = UNSENT_KEPT / 1_000 + 60;

/** A kind of photo: file name prefix, maximum side in pixels, and the queue that deletes unsent uploads. */
type Kind = { prefix: string; side: number; forget: string };

/**
 * Stores an uploaded photo, re-encoded and thereby stripped of its location metadata. The same bytes give the same file name, so
 * a phone can retry after a lost response.
 * @throws ShopError IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function storeUpload(
  { db, jobs, uploads }: Pick<FileShop, 'db' | 'jobs' | 'uploads'>,
  { prefix, side, forget }: Kind,
  orderId: OrderId,
  picture: Buffer,
): Promise<{ file: string; width: number; height: number }> {
  const bytes = await wholeWebp(picture, side);
  const name = createHash('sha256').update(orderId).update(bytes).digest('hex').slice(0, 32);
  const file = `${prefix}-${name}.webp`;
  // Queued before the file is written, so that a later failure leaves no orphan behind.
  await jobs.send(db, forget, { file }, { startAfter: LATER });
  await uploads.put(file, bytes);
  return { file, ...(await sizeOfPicture(bytes)) };
}

/**
 * Stores a photo for the next round.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION unless photos may be sent now, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function storePhoto(
  shop: FileShop,
  admin: { id: UserId },
  orderId: OrderId,
  picture: Buffer,
): Promise<OrderPhoto> {
  const { order } = await getStored(shop.db, orderId, 'anybody');
  if (!photoActs(order.status, order.photoStage, 'admin').includes('send'))
    throw new ShopError('INVALID_TRANSITION');
  const kept = await storeUpload(
    shop,
    { prefix: 'photo', side: PHOTO_SIDE, forget: FORGET },
    orderId,
    picture,
  );
  const known = await repository.findUnsent(shop.db, { orderId, file: kept.file });
  if (known !== undefined) return presentPhoto(known);
  const now = shop.clock.now();
  const photo = {
    id: newId<OrderPhotoId>(now),
    orderId,
    roundId: null,
    position: 0,
    ...kept,
    uploadedBy: admin.id,
    createdAt: now,
  };
  await repository.insertPhoto(shop.db, photo);
  return presentPhoto(photo);
}

/**
 * Registers the job that deletes uploads that were never sent.
 * @param purge deletes the row of such an upload @returns whether there was one
 */
export function forgetUnsent(
  { jobs, db, clock, uploads }: FileShop,
  { forget, purge }: { forget: string; purge: (tx: Tx, file: string, before: Date) => Promise<boolean> },
): void {
  const work = async ({ file }: { file: string }) => {
    const before = after(clock.now(), -UNSENT_KEPT);
    if (await inTx(db, (tx) => purge(tx, file, before))) await uploads.remove(file);
  };
  jobs.define(forget, work, FOR_DAYS);
}

export const forgetUnsentPhotos = (shop: FileShop): void =>
  forgetUnsent(shop, { forget: FORGET, purge: repository.purgeUnsent });

/** @throws ShopError NOT_FOUND */
export async function bytesOf(
  { uploads }: Pick<FileShop, 'uploads'>,
  photo: { file: string } | undefined,
): Promise<Buffer> {
  const bytes = photo ? await uploads.read(photo.file) : null;
  if (bytes === null) throw new ShopError('NOT_FOUND');
  return bytes;
}

/**
 * The photo file, for staff and for the order's customer.
 * @throws ShopError NOT_FOUND, also for another customer's photo and, for customers, for one that was not sent
 */
export async function readPhoto(
  shop: FileShop,
  orderId: OrderId,
  id: OrderPhotoId,
  owner: Owner,
): Promise<Buffer> {
  return bytesOf(shop, await repository.findPhoto(shop.db, orderId, id, owner));
}
