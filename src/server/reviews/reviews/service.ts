import type * as wire from '#contract/http/reviews.ts';
import type { z } from '#contract/zod.ts';
import type { OrderId, ReviewId, UserId } from '#domain/kernel/ids.ts';
import { isReviewable } from '#domain/reviews/reviews.ts';
import { getStored, lockStored } from '#server/ordering/index.ts';
import { type Db, inTx, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Shop } from '#server/shop.ts';
import { storePhoto, schedulePhotoRemoval } from '../photos/service.ts';
import { presentMine } from './present.ts';
import * as repository from './repository.ts';
import type { ReviewRow } from './repository.ts';

export type ReviewShop = Pick<Shop, 'clock' | 'events' | 'uploads' | 'jobs'> & { db: Db };

type Written = z.output<typeof wire.ReviewBody>;

/**
 * Creates or changes the one review of an order; a changed review becomes pending again, whatever its status was.
 * @param picture replaces the previous photo; null keeps it
 * @throws ShopError NOT_FOUND for another customer's order, REVIEW_TOO_EARLY, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function writeReview(
  shop: ReviewShop,
  customer: { id: UserId },
  orderId: OrderId,
  written: Written,
  picture: Buffer | null,
): Promise<wire.MyReview> {
  // Checked before the expensive decoding of the picture.
  await checkWritable(shop.db, customer, orderId);
  const photo = await storePhoto(shop, picture);
  const { row, wasShown } = await inTx(shop.db, async (tx) => {
    // Locked, so that a double click finds the review of the first click.
    await lockStored(tx, orderId, customer.id);
    await checkWritable(tx, customer, orderId);
    const before = await repository.lockByOrder(tx, orderId);
    const stored =
      before === undefined
        ? await insert(tx, { customer, orderId, written, photo, now: shop.clock.now() })
        : await change(shop, tx, before, written, photo);
    return { row: stored, wasShown: before?.status === 'shown' };
  });
  shop.events.publish('reviews.changed', { userId: customer.id, published: wasShown });
  return presentMine(row);
}

async function checkWritable(db: Db, { id }: { id: UserId }, orderId: OrderId): Promise<void> {
  const { order } = await getStored(db, orderId, id);
  if (!isReviewable(order.status)) throw new ShopError('REVIEW_TOO_EARLY');
}

/**
 * Deletes the customer's review with its photo, whether published or not. She may write another.
 * @throws ShopError NOT_FOUND for another customer's order, or when it has no review
 */
export async function removeReview(
  shop: ReviewShop,
  customer: { id: UserId },
  orderId: OrderId,
): Promise<void> {
  const before = await inTx(shop.db, async (tx) => {
    await lockStored(tx, orderId, customer.id);
    const row = await repository.deleteByOrder(tx, orderId);
    if (row === undefined) throw new ShopError('NOT_FOUND');
    await schedulePhotoRemoval(shop, tx, row.photo);
    return row;
  });
  shop.events.publish('reviews.changed', { userId: customer.id, published: before.status === 'shown' });
}

type NewReview = {
  customer: { id: UserId };
  orderId: OrderId;
  written: Written;
  photo: string | null;
  now: Date;
};

function insert(tx: Tx, { customer, orderId, written, photo, now }: NewReview): Promise<ReviewRow> {
  const { stars, text } = written;
  const id = newId<ReviewId>(now);
  return repository.insertReview(tx, {
    id,
    orderId,
    userId: customer.id,
    stars,
    text,
    photo,
    createdAt: now,
    updatedAt: now,
  });
}

async function change(
  shop: ReviewShop,
  tx: Tx,
  before: ReviewRow,
  { stars, text, removePhoto }: Written,
  photo: string | null,
): Promise<ReviewRow> {
  const kept = photo ?? (removePhoto ? null : before.photo);
  // Sent again after a lost response: what an admin has decided about it stands.
  if (stars === before.stars && text === before.text && kept === before.photo) return before;
  if (kept !== before.photo) await schedulePhotoRemoval(shop, tx, before.photo);
  const updatedAt = new Date(Math.max(shop.clock.now().getTime(), before.updatedAt.getTime() + 1));
  const words = { stars, text, photo: kept };
  return (await repository.updateReview(tx, before.id, { ...words, status: 'pending', updatedAt })) ?? before;
}

/**
 * For a closed account: keeps published reviews without name and photo, deletes the others. Publish `reviews.changed` after the
 * commit.
 */
export async function anonymizeReviews(
  { jobs }: { jobs: Pick<Jobs, 'send'> },
  tx: Tx,
  { id }: { id: UserId },
): Promise<void> {
  for (const { photo } of await repository.listOf(tx, id)) await schedulePhotoRemoval({ jobs }, tx, photo);
  await repository.deleteUnpublished(tx, id);
  await repository.anonymize(tx, id);
}
