import type { ReturnPhoto } from '#contract/http/returns.ts';
import type { OrderId, ReturnPhotoId, UserId } from '#domain/kernel/ids.ts';
import { RETURN_PHOTO_SIDE } from '#domain/ordering/returns.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import { getStored } from '../orders/moves.ts';
import type { Owner } from '../orders/repository.ts';
import { bytesOf, forgetUnsent, storeUpload } from '../photos/files.ts';
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
  const kept = await storeUpload(shop, kind, orderId, picture);
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

export const forgetUnsentReturnPhotos = (shop: FileShop): void =>
  forgetUnsent(shop, { forget: FORGET, purge: repository.purgeUnsent });

/**
 * The photo file, for the order's customer and for staff.
 * @throws ShopError NOT_FOUND, also for another customer's photo and, for staff, for one that was not sent
 */
export async function readReturnPhoto(
  shop: FileShop,
  orderId: OrderId,
  id: ReturnPhotoId,
  owner: Owner,
): Promise<Buffer> {
  return bytesOf(shop, await repository.findPhoto(shop.db, orderId, id, owner));
}
