import { and, asc } from 'drizzle-orm';
import type { ReviewsCsvQuery } from '#contract/http/reviews.ts';
import type { z } from '#contract/zod.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { reviewStatusLabels } from '#domain/reviews/copy.vi.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { following } from '#server/platform/db/paging.ts';
import { inBatches, streamedTable } from '#server/platform/http/csv.ts';
import { reviewsFound, reviewContext } from '#server/reviews/index.ts';
import { reviews } from '#server/reviews/tables.ts';
import { reviewColumns as columns, withPhoto } from '../copy.vi.ts';

type Query = z.output<typeof ReviewsCsvQuery>;

/** Reviews per batch: memory use does not grow with the shop. */
const BATCH = 500;

/** The filtered reviews as a CSV table for Excel, oldest first. */
export const reviewsCsv = (db: Db, query: Query): NodeJS.ReadableStream =>
  streamedTable(rowsOf(db, query), columns, ['written']);

async function* rowsOf(db: Db, query: Query) {
  const read = (last: Row | undefined): Promise<Row[]> => readRows(db, query, last?.review);
  for await (const row of inBatches(BATCH, read)) yield cellsOf(row);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Written = Pick<typeof reviews.$inferSelect, 'id' | 'createdAt'>;

async function readRows(db: Db, query: Query, last: Written | undefined) {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(reviewsFound(db, query), last && following(reviews.createdAt, reviews.id, last)))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(BATCH);
  const about = await reviewContext(db, rows);
  return rows.map((review) => ({ review, about: about(review) }));
}

function cellsOf({
  review: { orderId, stars, text, photo, status, createdAt },
  about: { customer, bracelet },
}: Row): Record<keyof typeof columns, string | number> {
  return {
    written: formatDateTime(createdAt),
    number: `#${shortId(orderId)}`,
    bracelet,
    customer: customer?.name ?? '',
    email: customer?.email ?? '',
    stars,
    text,
    photo: photo === null ? '' : withPhoto,
    status: reviewStatusLabels[status],
  };
}
