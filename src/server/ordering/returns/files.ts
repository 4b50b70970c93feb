import { createHash } from 'node:crypto';
import type { ReturnPhoto } from '#contract/http/returns.ts';
import type { OrderId, ReturnPhotoId, UserId } from '#domain/kernel/ids.ts';
import { after, days } from '#domain/kernel/time.ts';
import { RETURN_PHOTO_SIDE } from '#domain/ordering/returns.ts';
import { sizeOfPicture, wholeWebp } from '#server/adapters/images.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { getStored } from '../orders/moves.ts';
import type { Owner } from '../orders/repository.ts';
import { presentPhoto } from './present.ts';
import * as repository from './repository.ts';
import { checkInTime } from './service.ts';

type FileShop = { db: Db } & Pick<Shop, 'clock' | 'jobs' | 'settings' | 'uploads'>;

const FORGET = 'return-photos.forget';
/** An upload that nobody sent is kept this long. */
const UNSENT_KEPT = days(1);
const LATER = UNSENT_KEPT / 1_000 + 60;

/**
 * Keeps a photograph for what she is about to ask for: drawn anew, so without the place where it was taken. The same bytes
 * again are the same photograph, for a phone that lost the answer.
 * @throws ShopError NOT_FOUND, RETURN_TOO_LATE, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function storeReturnPhoto(
  shop: FileShop,
  userId: UserId,
  orderId: OrderId,
  picture: Buffer,
): Promise<ReturnPhoto> {
  const now = shop.clock.now();
  checkInTime(await getStored(shop.db, orderId, userId), shop.settings.current(), now);
  const bytes = await wholeWebp(picture, RETURN_PHOTO_SIDE);
  const file = `return-${createHash('sha256').update(orderId).update(bytes).digest('hex').slice(0, 32)}.webp`;
  // Before it lies there: whatever goes wrong from here on leaves nothing behind.
  await shop.jobs.send(shop.db, FORGET, { file }, { startAfter: LATER });
  await shop.uploads.put(file, bytes);
  const known = await repository.findUnsent(shop.db, { orderId, file });
  if (known !== undefined) return presentPhoto(known);
  const photo = {
    id: newId<ReturnPhotoId>(now),
    orderId,
    returnId: null,
    position: 0,
    file,
    ...(await sizeOfPicture(bytes)),
    createdAt: now,
  };
  await repository.insertPhoto(shop.db, photo);
  return presentPhoto(photo);
}

/** Deletes what was uploaded and never sent. */
export function forgetUnsentReturnPhotos({ jobs, db, clock, uploads }: FileShop): void {
  jobs.define(FORGET, async ({ file }: { file: string }) => {
    const before = after(clock.now(), -UNSENT_KEPT);
    if (await inTx(db, (tx) => repository.forgetUnsent(tx, file, before))) await uploads.remove(file);
  });
}

/**
 * The photograph, for its customer and staff.
 * @throws ShopError NOT_FOUND, also for somebody else's and, to staff, for one that was not sent
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
