import type * as wire from '#contract/http/reviews.ts';
import type { z } from '#contract/zod.ts';
import { shortId, type OrderId, type ReviewId, type UserId } from '#domain/kernel/ids.ts';
import { isReviewable, type Verdict } from '#domain/reviews/reviews.ts';
import { getPeople } from '#server/identity/index.ts';
import { getStored, lockStored } from '#server/ordering/index.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { edit } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import { paginationOf, type PageOf } from '#server/platform/db/paging.ts';
import type { Shop } from '#server/shop.ts';
import { keepPhoto, letGo, photoOf } from '../photos/service.ts';
import { presentForDesk, presentMine, presentPublished, type About } from './present.ts';
import * as repository from './repository.ts';
import type { DeskQuery, ReviewRow } from './repository.ts';

export type ReviewShop = Pick<Shop, 'clock' | 'events' | 'uploads' | 'jobs'> & { db: Db };
type Written = z.output<typeof wire.ReviewBody>;

/**
 * Writes the one review of an order, or changes it; whatever was judged before, new words wait for an admin.
 * @param picture replaces the photograph of before; null leaves it as it is
 * @throws ShopError NOT_FOUND for another customer's order, REVIEW_TOO_EARLY, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function writeReview(
  shop: ReviewShop,
  customer: { id: UserId },
  orderId: OrderId,
  written: Written,
  picture: Buffer | null,
): Promise<wire.MyReview> {
  // Whoever may not write has no picture drawn for her.
  await checkWritable(shop.db, customer, orderId);
  const photo = await keepPhoto(shop, picture);
  const { row, wasShown } = await inTx(shop.db, async (tx) => {
    // Held, so that a second click finds the review of the first.
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
 * Takes her review back, with its photograph, whether it was shown or not. She may write another.
 * @throws ShopError NOT_FOUND for another customer's order, or when there is no review of it
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
    await letGo(shop, tx, row.photo);
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
  if (kept !== before.photo) await letGo(shop, tx, before.photo);
  const updatedAt = new Date(Math.max(shop.clock.now().getTime(), before.updatedAt.getTime() + 1));
  const words = { stars, text, photo: kept };
  return (await repository.updateReview(tx, before.id, { ...words, status: 'pending', updatedAt })) ?? before;
}

/** Her reviews of these orders; of others' there are none. */
export async function getMyReviews(
  db: Db,
  customer: { id: UserId },
  orderIds: readonly OrderId[],
): Promise<wire.MyReview[]> {
  if (orderIds.length === 0) return [];
  return (await repository.listMine(db, customer.id, orderIds)).map(presentMine);
}

export async function getShownReviews(db: Db, query: PageOf): Promise<wire.ReviewsPage> {
  const { rows, total, average } = await repository.listShown(db, query);
  const about = await aboutThem(db, rows);
  return {
    reviews: rows.map((row) => presentPublished(row, about(row))),
    average: average === null ? null : Math.round(average * 10) / 10,
    pagination: paginationOf(query, total),
  };
}

export async function getDeskReviews(db: Db, query: DeskQuery): Promise<wire.DeskReviewsPage> {
  const { rows, total, pending } = await repository.listForDesk(db, query);
  const about = await aboutThem(db, rows);
  return {
    reviews: rows.map((row) => presentForDesk(row, about(row))),
    pending,
    pagination: paginationOf(query, total),
  };
}

/**
 * Shows a review to everybody, or to nobody; every change of mind is in the log.
 * @param seen `updatedAt` of what the admin read
 * @throws ShopError NOT_FOUND, CONFLICT when it was changed since
 */
export async function judgeReview(
  shop: ReviewShop,
  admin: { id: UserId },
  id: ReviewId,
  { status, updatedAt: seen }: { status: Verdict; updatedAt: string },
): Promise<wire.DeskReview> {
  const editor = { subject: 'review', by: admin.id, now: shop.clock.now() };
  const { after } = await inTx(shop.db, (tx) =>
    edit(tx, editor, {
      lock: async () => named(await repository.lockReview(tx, id)),
      save: async (judged) => named(await repository.updateReview(tx, id, judged)),
      seen,
      fields: { status },
    }),
  );
  shop.events.publish('reviews.changed', { userId: after.userId, published: true });
  const about = await aboutThem(shop.db, [after]);
  return presentForDesk(after, about(after));
}

/**
 * Somebody closes her account: what the shop shows stays, without her name and her photograph; the rest goes. Once that
 * is committed, publish `reviews.changed`.
 */
export async function forgetReviewer(
  { jobs }: Pick<Shop, 'jobs'>,
  tx: Tx,
  { id }: { id: UserId },
): Promise<void> {
  for (const { photo } of await repository.listOf(tx, id)) await letGo({ jobs }, tx, photo);
  await repository.removeUnseen(tx, id);
  await repository.makeNameless(tx, id);
}

/** In the log a review is called after its order. */
function named(row: ReviewRow | undefined): (ReviewRow & { name: string }) | undefined {
  return row && { ...row, name: `#${shortId(row.orderId)}` };
}

/**
 * A photograph: everybody's once its review is shown; until then its customer's and the admins'.
 * @returns whether it may be kept by browsers for a while, with its bytes
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

async function aboutThem(db: Db, rows: readonly ReviewRow[]): Promise<(row: ReviewRow) => About> {
  const customers = await getPeople(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  const bracelets = await repository.listBracelets(
    db,
    rows.map(({ orderId }) => orderId),
  );
  return ({ userId, orderId }) => ({
    customer: userId === null ? undefined : customers.get(userId),
    bracelet: bracelets.get(orderId) ?? '',
  });
}
