import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/envelope.ts';
import type { Db } from './connection.ts';

export type PageOf = { page: number; limit: number };

/** The number of rows to skip. */
export function offsetOf({ page, limit }: PageOf): number {
  return (page - 1) * limit;
}

/**
 * The pagination part of a response; an empty list has no pages.
 * @param more there are more rows than `total`
 */
export function paginationOf({ page, limit }: PageOf, total: number, more = false): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit), ...(more && { more }) };
}

/** Upper bound for the count of a search in a long list: counting every row with a common word would read the whole table. */
export const MOST_FOUND = 1_000;

/** Counts the rows that match, up to `most + 1`, which means more than `most`. */
export async function countUpTo(
  db: Db,
  table: PgTable,
  wanted: SQL | undefined,
  most: number,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(wanted)
    .limit(most + 1)
    .as('found');
  return db.$count(found);
}

/** Rows to skip and to take, from the start of a list or, backwards, from its end. */
export type Slice = { backwards: boolean; skip: number; take: number };

/** The shorter way to a page of a list with `total` rows. */
function stretchOf(page: PageOf, total: number, more: boolean): Slice {
  const skip = offsetOf(page);
  // The end of the list is unknown.
  if (more) return { backwards: false, skip, take: Math.max(0, Math.min(page.limit, total - skip)) };
  if (skip <= total / 2) return { backwards: false, skip, take: page.limit };
  const rest = Math.max(0, total - skip);
  return { backwards: true, skip: Math.max(0, rest - page.limit), take: Math.min(page.limit, rest) };
}

type SortKey = readonly [by: AnyColumn | SQL, direction: 'up' | 'down'];
/** The sort columns; the last of them is unique, so that no row shows on two pages. */
export type Sorting = readonly [SortKey, ...SortKey[]];

/** The `ORDER BY` of a sorting. Backwards reverses all of it, including the position of nulls. */
export function sortedBy(sorting: Sorting, { backwards }: Pick<Slice, 'backwards'>): SQL[] {
  return sorting.map(([by, direction]) => ((direction === 'up') === backwards ? desc(by) : asc(by)));
}

/**
 * A page of a possibly long list, by the keys of its rows (decision 0081). `list` reads keys only, which an index covers; the
 * caller fetches the rows to show.
 * @param count may stop above `most`
 * @param most so many rows are shown, and `more` says that there are others
 */
export async function pageOfKeys<Key>(
  page: PageOf,
  count: () => Promise<number>,
  list: (stretch: Slice) => Promise<Key[]>,
  most = Infinity,
): Promise<{ keys: Key[]; total: number; more: boolean }> {
  // The first page does not depend on the length of the list.
  if (page.page === 1) {
    const first: Slice = { backwards: false, skip: 0, take: page.limit };
    const [keys, counted] = await Promise.all([list(first), count()]);
    return { keys, total: Math.min(counted, most), more: counted > most };
  }
  const counted = await count();
  const more = counted > most;
  const total = Math.min(counted, most);
  const stretch = stretchOf(page, total, more);
  const keys = stretch.take === 0 ? [] : await list(stretch);
  return { keys: stretch.backwards ? keys.toReversed() : keys, total, more };
}

/**
 * A stretch of a list that consists of two, one after the other, each with an order and an index of its own: sorted as one, all
 * rows would be read.
 * @param list reads a stretch of one of them, @param count the length of one
 */
export async function keysOfTwoLists<Part, Key>(
  parts: readonly [Part, Part],
  stretch: Slice,
  list: (part: Part, stretch: Slice) => Promise<Key[]>,
  count: (part: Part) => Promise<number>,
): Promise<Key[]> {
  const [one, two] = parts;
  const [first, second] = stretch.backwards ? [two, one] : [one, two];
  const { skip, take } = stretch;
  const keys = await list(first, stretch);
  if (keys.length === take) return keys;
  const before = keys.length > 0 ? skip + keys.length : skip && (await count(first));
  const rest = { ...stretch, skip: Math.max(0, skip - before), take: take - keys.length };
  return [...keys, ...(await list(second, rest))];
}

/** The found rows, in the order of the keys. */
export function inOrderOf<Key, Row>(
  keys: readonly Key[],
  found: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[] {
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/**
 * Condition on the rows of a table after one of its rows, where the oldest come first. As a comparison of rows, because an index
 * is read from there; with `or`, PostgreSQL reads everything before it, too.
 */
export const createdAfter = (
  table: Record<'id' | 'createdAt', AnyColumn>,
  last: { id: string; createdAt: Date },
): SQL =>
  sql`(${table.createdAt}, ${table.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
