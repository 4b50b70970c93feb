import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/envelope.ts';
import type { Db } from './connection.ts';

export type PageOf = { page: number; limit: number };

/** Rows to skip. */
export function offsetOf({ page, limit }: PageOf): number {
  return (page - 1) * limit;
}

/** What stands beside the rows; an empty list has no pages. @param more there are more than so many */
export function paginationOf({ page, limit }: PageOf, total: number, more = false): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit), ...(more && { more }) };
}

/** Of what a search finds in a long list: to count all that has a common word, all there is would be read. */
export const MOST_FOUND = 1_000;

/** How many rows fulfil a condition; one more than `most` for all above. */
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

/** Rows to skip and to take, counted from the beginning of a list or, backwards, from its end. */
export type Stretch = { backwards: boolean; skip: number; take: number };

/** Where a page of a list of so many rows is reached soonest. */
function stretchOf(page: PageOf, total: number, more: boolean): Stretch {
  const skip = offsetOf(page);
  // Where it ends is not known.
  if (more) return { backwards: false, skip, take: Math.max(0, Math.min(page.limit, total - skip)) };
  if (skip <= total / 2) return { backwards: false, skip, take: page.limit };
  const rest = Math.max(0, total - skip);
  return { backwards: true, skip: Math.max(0, rest - page.limit), take: Math.min(page.limit, rest) };
}

/** By what a list is sorted; the last of them tells any two rows apart, so that none shows on two pages. */
export type Sorting = readonly (readonly [by: AnyColumn | SQL, direction: 'up' | 'down'])[];

/** A sorting as `ORDER BY` has it. Backwards all of it is turned round, also where nulls stand. */
export function sortedBy(sorting: Sorting, { backwards }: Pick<Stretch, 'backwards'>): SQL[] {
  return sorting.map(([by, direction]) => ((direction === 'up') === backwards ? desc(by) : asc(by)));
}

/**
 * A page of a list that may be long, by the keys of its rows (decision 0081). `list` reads keys alone, which an index has; the caller
 * fetches the rows of those that are shown.
 * @param count may stop behind `most`
 * @param most so many are shown, and `more` says that there are others
 */
export async function pageOfKeys<Key>(
  page: PageOf,
  count: () => Promise<number>,
  list: (stretch: Stretch) => Promise<Key[]>,
  most = Infinity,
): Promise<{ keys: Key[]; total: number; more: boolean }> {
  // The first page is where its list begins, however long that is.
  if (page.page === 1) {
    const first: Stretch = { backwards: false, skip: 0, take: page.limit };
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

/** What was found, as the keys stand. */
export function inOrderOf<Key, Row>(
  keys: readonly Key[],
  found: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[] {
  const byKey = new Map(found.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
