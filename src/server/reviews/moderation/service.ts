import type * as wire from '#contract/http/reviews.ts';
import { type ReviewId, shortId, type UserId } from '#domain/kernel/ids.ts';
import type { ReviewStatus } from '#domain/reviews/reviews.ts';
import { type Db, inTx } from '#server/platform/db/connection.ts';
import { edit } from '#server/platform/db/edit.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import { presentForAdmin } from '../reviews/present.ts';
import { contextOf } from '../reviews/queries.ts';
import * as repository from '../reviews/repository.ts';
import type { AdminQuery, ReviewRow } from '../reviews/repository.ts';
import type { ReviewShop } from '../reviews/service.ts';

export async function getAdminReviews(db: Db, query: AdminQuery): Promise<wire.AdminReviewsPage> {
  const { rows, total, more, pending } = await repository.listForAdmin(db, query);
  const about = await contextOf(db, rows);
  return {
    reviews: rows.map((row) => presentForAdmin(row, about(row))),
    pending,
    pagination: paginationOf(query, total, more),
  };
}

/**
 * Publishes or hides a review, or sets it back to pending; every change goes into the audit log.
 * @param seen `updatedAt` of the version that the admin read
 * @throws ShopError NOT_FOUND, CONFLICT when it has changed since
 */
export async function moderateReview(
  shop: ReviewShop,
  admin: { id: UserId },
  id: ReviewId,
  { status, updatedAt: seen }: { status: ReviewStatus; updatedAt: string },
): Promise<wire.AdminReview> {
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
  const about = await contextOf(shop.db, [after]);
  return presentForAdmin(after, about(after));
}

/** In the audit log, a review is named after its order. */
function named(row: ReviewRow | undefined): (ReviewRow & { name: string }) | undefined {
  return row && { ...row, name: `#${shortId(row.orderId)}` };
}
