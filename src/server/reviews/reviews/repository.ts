import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type * as Contract from '#contract/http/reviews.ts';
import type { z } from '#contract/zod.ts';
import type { OrderId, ReviewId, UserId } from '#domain/kernel/ids.ts';
import type { ReviewStatus } from '#domain/reviews/reviews.ts';
import { ordersFound } from '#server/ordering/index.ts';
import { orderItems, orders } from '#server/ordering/tables.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { keptCounts, sumOf } from '#server/platform/db/counts.ts';
import { startOf, type CountedList } from '#server/platform/db/counts-by-day.ts';
import {
  countUpTo,
  inOrderOf,
  keysOfTwoLists,
  pageOfKeys,
  sortedBy,
  type PageOf,
  type Sorting,
  type Slice,
} from '#server/platform/db/paging.ts';
import { reviews } from '../tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type AdminQuery = z.output<typeof Contract.AdminReviewsQuery>;

/** Locks the review of an order until the transaction ends, because an admin may be moderating it. */
export async function lockByOrder(tx: Tx, orderId: OrderId): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.orderId, orderId)).for('update');
  return row;
}

export async function deleteByOrder(tx: Tx, orderId: OrderId): Promise<ReviewRow | undefined> {
  const [row] = await tx.delete(reviews).where(eq(reviews.orderId, orderId)).returning();
  return row;
}

/** Locks the review until the transaction ends. */
export async function lockReview(tx: Tx, id: ReviewId): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return row;
}

export function listMine(db: Db, userId: UserId, orderIds: readonly OrderId[]): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), inArray(reviews.orderId, [...orderIds])));
}

/** The content of a review. */
type Words = Pick<ReviewRow, 'stars' | 'text' | 'photo'>;

export async function insertReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<ReviewRow> {
  const [stored] = await tx.insert(reviews).values(row).returning();
  if (stored === undefined) throw new Error(`review ${row.id} was not stored`);
  return stored;
}

export async function updateReview(
  tx: Tx,
  id: ReviewId,
  change: Partial<Words & Pick<ReviewRow, 'status'>> & Pick<ReviewRow, 'updatedAt'>,
): Promise<ReviewRow | undefined> {
  const [row] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning();
  return row;
}

const isShown = eq(reviews.status, 'shown');

/** A page of published reviews, newest first, with the average of all. */
export async function listShown(
  db: Db,
  query: PageOf,
): Promise<{ rows: ReviewRow[]; total: number; average: number | null }> {
  const kept = await keptCounts(db, 'reviews');
  const { keys, total } = await pageOfKeys(
    query,
    async () => sumOf(kept, ['shown']),
    (stretch) => listPart(db, { where: isShown, sorting: DECIDED, listed: listedByDay(['shown']) }, stretch),
  );
  const stars = sumOf(await keptCounts(db, 'reviews_stars'), ['shown']);
  return { rows: await findInOrder(db, keys), total, average: total === 0 ? null : stars / total };
}

async function findInOrder(db: Db, keys: readonly { id: ReviewId }[]): Promise<ReviewRow[]> {
  const ids = keys.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(reviews).where(inArray(reviews.id, ids));
  return inOrderOf(ids, rows, ({ id }) => id);
}

/** Condition for the filters of the admin's list. */
export const reviewsFound = (db: Db, { status, search }: Pick<AdminQuery, 'status' | 'search'>) =>
  and(
    status === 'all' ? undefined : eq(reviews.status, status),
    search
      ? inArray(
          reviews.orderId,
          db.select({ id: orders.id }).from(orders).where(ordersFound(search, 'anybody')),
        )
      : undefined,
  );

/** Fewer than of other lists are counted: the words are those of its order, which is looked up for each. */
const MOST_REVIEWS = 200;

/** A page for admins: pending reviews first, longest waiting on top; then the others, newest first. */
export async function listForAdmin(
  db: Db,
  query: AdminQuery,
): Promise<{ rows: ReviewRow[]; total: number; more: boolean; pending: number }> {
  const kept = await keptCounts(db, 'reviews');
  const { status, search } = query;
  const wanted = reviewsFound(db, query);
  const { keys, ...counted } = await pageOfKeys(
    query,
    () =>
      search
        ? countUpTo(db, reviews, wanted, MOST_REVIEWS)
        : Promise.resolve(sumOf(kept, status === 'all' ? undefined : [status])),
    (stretch) => listKeys(db, query, wanted, stretch),
    search ? MOST_REVIEWS : undefined,
  );
  return { rows: await findInOrder(db, keys), pending: sumOf(kept, ['pending']), ...counted };
}

/** Literal, because an index has it as its condition. */
const isDecided = sql`${reviews.status} <> 'pending'`;
const PENDING: Sorting = [
  [reviews.createdAt, 'up'],
  [reviews.id, 'up'],
];
const DECIDED: Sorting = [
  [reviews.createdAt, 'down'],
  [reviews.id, 'down'],
];

/** One order of some reviews, and how they are counted by day. */
type Part = { where: SQL | undefined; sorting: Sorting; listed: CountedList | null };

async function listPart(db: Db, { where, sorting, listed }: Part, stretch: Slice) {
  const start = await startOf(db, listed, stretch, sorting);
  return db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(where, start.where))
    .orderBy(...sortedBy(sorting, stretch))
    .limit(stretch.take)
    .offset(start.skip);
}

/** The pending reviews, then the decided ones: two lists, since each has its order from an index of its own. */
async function listKeys(
  db: Db,
  { status, search }: AdminQuery,
  wanted: SQL | undefined,
  stretch: Slice,
): Promise<{ id: ReviewId }[]> {
  const part = (where: SQL, sorting: Sorting, statuses: readonly ReviewStatus[]): Part => ({
    where: and(wanted, where),
    sorting,
    listed: search ? null : listedByDay(statuses.filter((each) => status === 'all' || each === status)),
  });
  const pending = part(sql`${reviews.status} = 'pending'`, PENDING, ['pending']);
  const decided = part(isDecided, DECIDED, ['shown', 'hidden']);
  return keysOfTwoLists(
    [pending, decided],
    stretch,
    (each, within) => listPart(db, each, within),
    ({ where }) => db.$count(reviews, where),
  );
}

const listedByDay = (statuses: readonly ReviewStatus[]): CountedList => ({
  what: ['reviews_by_day'],
  kinds: [statuses],
});

/** Name of the first bracelet of each order. */
export async function listBracelets(db: Db, orderIds: readonly OrderId[]): Promise<Map<OrderId, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orderItems.orderId], {
      orderId: orderItems.orderId,
      name: sql<string>`${orderItems.bracelet}->>'name'`,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
  return new Map(rows.map(({ orderId, name }) => [orderId, name]));
}

/** All reviews of one customer. */
export function listOf(db: Db, userId: UserId): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.createdAt));
}

/** Deletes a customer's reviews that are not published. */
export async function deleteUnpublished(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(reviews).where(and(eq(reviews.userId, userId), ne(reviews.status, 'shown')));
}

export async function anonymize(tx: Tx, userId: UserId): Promise<void> {
  await tx.update(reviews).set({ userId: null, photo: null }).where(eq(reviews.userId, userId));
}

export async function findByPhoto(db: Db, photo: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.photo, photo));
  return row;
}

export async function isPhotoUsed(db: Db, photo: string): Promise<boolean> {
  return (await findByPhoto(db, photo)) !== undefined;
}
