import type { ReturnPhoto } from '#contract/http/returns.ts';
import type { OrderId, ReturnPhotoId, UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { RETURN_PHOTO_SIDE } from '#domain/ordering/returns.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { getStored } from '../orders/moves.ts';
import type { Owner } from '../orders/repository.ts';
import { layDown, UNSENT_KEPT } from '../photos/files.ts';
import { presentPhoto } from './present.ts';
import * as repository from './repository.ts';
import { checkInTime } from './service.ts';

type FileShop = { db: Db } & Pick<Shop, 'clock' | 'jobs' | 'settings' | 'uploads'>;

const FORGET = 'return-photos.forget';

/**
 * Stores a photo for a return request that is about to be made.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION unless it was delivered, RETURN_TOO_LATE, IMAGE_TYPE_REFUSED,
 *   IMAGE_TOO_MANY_PIXELS
 */
export async function storeReturnPhoto(
  shop: FileShop,
  userId: UserId,
  orderId: OrderId,
  picture: Buffer,
): Promise<ReturnPhoto> {
  const now = shop.clock.now();
  checkInTime(await getStored(shop.db, orderId, userId), shop.settings.current(), now);
  const kind = { prefix: 'return', side: RETURN_PHOTO_SIDE, forget: FORGET };
  const kept = await layDown(shop, kind, orderId, picture);
  const known = await repository.findUnsent(shop.db, { orderId, file: kept.file });
  if (known !== undefined) return presentPhoto(known);
  const photo = {
    id: newId<ReturnPhotoId>(now),
    orderId,
    returnId: null,
    position: 0,
    ...kept,
    createdAt: now,
  };
  await repository.insertPhoto(shop.db, photo);
  return presentPhoto(photo);
}

/** Registers the job that deletes uploads that were never sent. */
export function forgetUnsentReturnPhotos({ jobs, db, clock, uploads }: FileShop): void {
  jobs.define(FORGET, async ({ file }: { file: string }) => {
    const before = after(clock.now(), -UNSENT_KEPT);
    if (await inTx(db, (tx) => repository.purgeUnsent(tx, file, before))) await uploads.remove(file);
  });
}

/**
 * The photo file, for the order's customer and for staff.
 * @throws ShopError NOT_FOUND, also for another customer's photo and, for staff, for one that was not sent
 */
export async function readReturnPhoto(
  { db, uploads }: FileShop,
  orderId: OrderId,
  id: ReturnPhotoId,
  owner: Owner,
): Promise<Buffer> {
  const photo = await repository.findPhoto(db, orderId, id, owner);
  const bytes = photo ? await uploads.read(photo.file) : null;
  if (bytes === null) throw new ShopError('NOT_FOUND');
  return bytes;
}
