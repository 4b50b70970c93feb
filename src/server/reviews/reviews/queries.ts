import type * as wire from '#contract/http/reviews.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { type PageOf, paginationOf } from '#server/platform/db/paging.ts';
import { type About, presentMine, presentPublished } from './present.ts';
import * as repository from './repository.ts';
import type { ReviewRow } from './repository.ts';

/** The customer's reviews of these orders; other customers' orders are ignored. */
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
  const about = await contextOf(db, rows);
  return {
    reviews: rows.map((row) => presentPublished(row, about(row))),
    average: average === null ? null : Math.round(average * 10) / 10,
    pagination: paginationOf(query, total),
  };
}

export async function contextOf(db: Db, rows: readonly ReviewRow[]): Promise<(row: ReviewRow) => About> {
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
