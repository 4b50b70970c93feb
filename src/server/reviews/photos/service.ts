import { randomBytes } from 'node:crypto';
import type { ReviewPhoto } from '#contract/http/reviews.ts';
import { squareWebp } from '#server/adapters/images.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { FOR_DAYS, type Jobs } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import * as repository from '../reviews/repository.ts';
import { isPhotoUsed } from '../reviews/repository.ts';

/** Pixels: on a card, and enlarged. Square, so that all cards look alike. */
const SIDES = { small: 480, large: 960 } as const;

const ADDRESS = '/pictures/reviews/';

const FILE = /^(review-[0-9a-f]{32})-(?:480|960)\.webp$/;

type PhotoShop = Pick<Shop, 'uploads' | 'jobs'> & { db: Db };

/**
 * Stores a re-encoded photo under an unguessable name and queues a check of its use: a failure before a review refers to it
 * leaves no orphan behind.
 * @returns its name; null without a picture
 * @throws ShopError IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function storePhoto(shop: PhotoShop, picture: Buffer | null): Promise<string | null> {
  if (picture === null) return null;
  const large = await squareWebp(picture, SIDES.large);
  const small = await squareWebp(large, SIDES.small);
  const photo = `review-${randomBytes(16).toString('hex')}`;
  await schedulePhotoRemoval(shop, shop.db, photo);
  await shop.uploads.put(fileOf(photo, 'large'), large);
  await shop.uploads.put(fileOf(photo, 'small'), small);
  return photo;
}

export function presentPhoto(photo: string | null): ReviewPhoto | null {
  if (photo === null) return null;
  return { small: ADDRESS + fileOf(photo, 'small'), large: ADDRESS + fileOf(photo, 'large') };
}

/** The photo that a file name belongs to; null when invalid. */
function photoOf(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}

const REMOVE = 'reviews.forget-photo';

/** Seconds. Long enough for a concurrent request to have stored its review. */
const LATER = 3_600;

/** Queues a check that deletes the photo if no review uses it by then. */
export async function schedulePhotoRemoval(
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  db: Db,
  photo: string | null,
): Promise<void> {
  if (photo !== null) await jobs.send(db, REMOVE, { photo }, { startAfter: LATER });
}

export function removeUnusedPhotos({ jobs, db, uploads }: PhotoShop): void {
  const remove = async ({ photo }: { photo: string }) => {
    if (await isPhotoUsed(db, photo)) return;
    for (const size of ['small', 'large'] as const) await uploads.remove(fileOf(photo, size));
  };
  jobs.define(REMOVE, remove, FOR_DAYS);
}

function fileOf(photo: string, size: keyof typeof SIDES): string {
  return `${photo}-${SIDES[size]}.webp`;
}

/**
 * A photo: public once its review is shown; until then for its customer and admins only.
 * @returns its bytes, and whether browsers may cache it for a while
 * @throws ShopError NOT_FOUND
 */
export async function readPhoto(
  { db, uploads }: Pick<Shop, 'db' | 'uploads'>,
  who: { id: string; role: string } | null,
  file: string,
): Promise<{ bytes: Buffer; shown: boolean }> {
  const photo = photoOf(file);
  const review = photo === null ? undefined : await repository.findByPhoto(db, photo);
  const shown = review?.status === 'shown';
  const mayRead = shown || (who !== null && (who.role === 'admin' || who.id === review?.userId));
  const bytes = review && mayRead ? await uploads.read(file) : null;
  if (bytes === null) throw new ShopError('NOT_FOUND');
  return { bytes, shown };
}
