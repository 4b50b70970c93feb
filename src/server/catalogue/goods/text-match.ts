import { desc, type SQL } from 'drizzle-orm';
import { fold } from '#domain/kernel/folding.ts';
import { beginsWords, likeness, nearness, resembles } from '#server/platform/db/text-search.ts';
import { charms, readyMadeBracelets } from '../tables.ts';

/** Literal matches of every word, or similar names. */
export type Match = 'words' | 'resembling';

export type Found<Row> = { rows: Row[]; total: number };

type SearchColumn = typeof charms.search | typeof readyMadeBracelets.search;

export function textMatch(column: SearchColumn, query: string | undefined, match: Match): SQL | undefined {
  if (query === undefined) return undefined;
  return match === 'words' ? beginsWords(column, query) : resembles(column, query);
}

/** Rows given by id are ordered like literal matches. */
export const orderedAs = (match: Match | readonly unknown[]): Match =>
  typeof match === 'string' ? match : 'words';

export function nearestFirst(column: SearchColumn, query: string | undefined, match: Match): SQL[] {
  if (!query) return [];
  return [match === 'words' ? nearness(column, query) : desc(likeness(column, query))];
}

export async function foundOf<Row>(
  rows: Promise<Row[]>,
  total: Promise<{ total: number }[]>,
): Promise<Found<Row>> {
  const [found, [all]] = await Promise.all([rows, total]);
  return { rows: found, total: all?.total ?? 0 };
}

/** The literal `textMatch`, and `nearestFirst`, for folded texts kept in memory. */
export function wordsOf(query: string | undefined) {
  const start = fold(query ?? '');
  const words = start.split(' ').filter((word) => word !== '');
  return {
    begin: (search: string) => words.every((word) => search.startsWith(word) || search.includes(` ${word}`)),
    /** 0 is the nearest. */
    nearness: (search: string) => (search.startsWith(start) ? 0 : search.includes(` ${start}`) ? 1 : 2),
  };
}
