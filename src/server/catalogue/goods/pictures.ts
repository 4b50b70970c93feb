import { createHash } from 'node:crypto';
import { GOODS_PICTURE_SIDE } from '#domain/catalogue/limits.ts';
import { wholeWebp } from '#server/adapters/images.ts';
import { isUploaded, uploadedName, uploadFile } from '#server/pictures/uploaded.ts';
import { inTxWithoutTimeouts, type Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { isPictureUsed } from './repository.ts';

/**
 * Re-encodes a picture of goods and stores it under the hash of its content, so that the same picture twice is one file. A
 * clean-up is scheduled first, so that a failure before the goods are saved leaves no file behind.
 * @returns its name in the picture library; null without a picture
 * @throws ShopError IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function storeGoodsPicture(
  shop: Pick<Shop, 'uploads' | 'jobs' | 'db'>,
  picture: Buffer | null,
): Promise<string | null> {
  if (picture === null) return null;
  const bytes = await wholeWebp(picture, GOODS_PICTURE_SIDE);
  const name = uploadedName(createHash('sha256').update(bytes).digest('hex'));
  await schedulePictureRemoval(shop, shop.db, name);
  await shop.uploads.put(uploadFile(name), bytes);
  return name;
}

/**
 * Stores the new picture before an edit, and schedules a clean-up of the replaced one after it.
 * @param edit gets the name of the stored picture, null without one; undefined when it had been done before
 */
export async function replacePicture(
  shop: Pick<Shop, 'uploads' | 'jobs' | 'db'>,
  picture: Buffer | null,
  edit: (kept: string | null) => Promise<{ before: Pictured; after: Pictured } | undefined>,
): Promise<void> {
  const edited = await edit(await storeGoodsPicture(shop, picture));
  if (edited && edited.before.picture !== edited.after.picture)
    await schedulePictureRemoval(shop, shop.db, edited.before.picture);
}

type Pictured = { picture: string | null };

const REMOVE = 'pictures.forget';
/** Seconds. Long enough for a concurrent upload of the same picture to be saved. */
const LATER = 3_600;

/** Schedules a check of a picture: it is deleted if nothing uses it then. Names that are not uploads are ignored. */
export async function schedulePictureRemoval(
  { jobs }: Pick<Shop, 'jobs'>,
  db: Db,
  picture: string | null | undefined,
): Promise<void> {
  if (picture && isUploaded(picture)) await jobs.send(db, REMOVE, { picture }, { startAfter: LATER });
}

/**
 * Defines the job that deletes unused pictures.
 * @param isSold whether a past order shows it; passed in, because the catalogue must not depend on orders
 */
export function removeUnusedPictures(
  { jobs, db, uploads, log }: Pick<Shop, 'jobs' | 'db' | 'uploads' | 'log'>,
  isSold: (db: Db, picture: string) => Promise<boolean>,
): void {
  jobs.define(REMOVE, async ({ picture }: { picture: string }) => {
    if (await isPictureUsed(db, picture)) return;
    // Order lines have no index by picture: in a large shop that takes longer than a request's statement may.
    if (await inTxWithoutTimeouts(db, log, (tx) => isSold(tx, picture))) return;
    await uploads.remove(uploadFile(picture));
  });
}
