import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Pagination } from '#contract/envelope.ts';
import type { readPage } from '#web/lib/read-page.ts';

/** Rows shown at first, so that the orders below stay close, and the number that each press adds. */
const FIRST = 5;
const STEP = 20;
/** Rows fetched at a time. */
export const ROWS_FETCHED = 25;

/** The first rows of a list, and more of them at each press, to its end. */
export function usePages<Data extends { pagination: Pagination }, Row extends { _id: string }>(
  queryOf: (page: number) => ReturnType<typeof readPage<Data>>,
  rowsOf: (data: Data) => readonly Row[],
) {
  const [most, setMost] = useState(FIRST);
  const numbers = Array.from({ length: Math.ceil(most / ROWS_FETCHED) }, (_, at) => at + 1);
  const pages = useQueries({ queries: numbers.map((page) => queryOf(page)) });
  // A row that moved to the next page between two fetches is in both.
  const rows = new Map(
    pages.flatMap(({ data }) => (data ? rowsOf(data).map((row) => [row._id, row] as const) : [])),
  );
  const shown = [...rows.values()].slice(0, most);
  const failed = pages.find(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
  const total = pages[0]?.data?.pagination.total;
  return {
    shown,
    /** a page that failed to load */
    failed,
    /** undefined while the first page loads */
    total,
    /** how many the next press adds */
    next: failed ? 0 : Math.max(0, Math.min(STEP, (total ?? 0) - shown.length)),
    showNext: () => setMost(most + STEP),
  };
}
