import { createHash } from 'node:crypto';
import type { OrderPhoto } from '#contract/http/photos.ts';
import type { OrderId, OrderPhotoId, UserId } from '#domain/kernel/ids.ts';
import { after, days } from '#domain/kernel/time.ts';
import { photoActs, PHOTO_SIDE } from '#domain/ordering/photos.ts';
import { sizeOfPicture, wholeWebp } from '#server/adapters/images.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { Owner } from '../orders/repository.ts';
import { getStored } from '../orders/moves.ts';
import { presentPhoto } from './present.ts';
import * as repository from './repository.ts';

type FileShop = { db: Db } & Pick<Shop, 'clock' | 'jobs' | 'uploads'>;

const FORGET = 'order-photos.forget';
/** An upload that nobody sent is kept this long. */
const UNSENT_KEPT = days(1);
const LATER = UNSENT_KEPT / 1_000 + 60;

/**
 * Keeps a photograph for a round to come: drawn anew, so without the place where it was taken. The same bytes again are the
 * same photograph, for a phone that lost the answer.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION unless photographs may be sent now, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
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
  const bytes = await wholeWebp(picture, PHOTO_SIDE);
  const file = `photo-${createHash('sha256').update(orderId).update(bytes).digest('hex').slice(0, 32)}.webp`;
  // Before it lies there: whatever goes wrong from here on leaves nothing behind.
  await shop.jobs.send(shop.db, FORGET, { file }, { startAfter: LATER });
  await shop.uploads.put(file, bytes);
  const known = await repository.findUnsent(shop.db, { orderId, file });
  if (known !== undefined) return presentPhoto(known);
  const now = shop.clock.now();
  const photo = {
    id: newId<OrderPhotoId>(now),
    orderId,
    roundId: null,
    position: 0,
    file,
    ...(await sizeOfPicture(bytes)),
    uploadedBy: admin.id,
    createdAt: now,
  };
  await repository.insertPhoto(shop.db, photo);
  return presentPhoto(photo);
}

/** Deletes what was uploaded and never sent. */
export function forgetUnsentPhotos({ jobs, db, clock, uploads }: FileShop): void {
  jobs.define(FORGET, async ({ file }: { file: string }) => {
    const before = after(clock.now(), -UNSENT_KEPT);
    if (await inTx(db, (tx) => repository.forgetUnsent(tx, file, before))) await uploads.remove(file);
  });
}

/**
 * The photograph, for staff and its customer.
 * @throws ShopError NOT_FOUND, also for somebody else's and, to her, for one that was not sent
 */
export async function readPhoto(
  { db, uploads }: FileShop,
  orderId: OrderId,
  id: OrderPhotoId,
  owner: Owner,
): Promise<Buffer> {
  const photo = await repository.findPhoto(db, orderId, id, owner);
  const bytes = photo ? await uploads.read(photo.file) : null;
  if (bytes === null) throw new ShopError('NOT_FOUND');
  return bytes;
}
