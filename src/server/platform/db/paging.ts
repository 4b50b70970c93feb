import type { Pagination } from '#contract/envelope.ts';

export type PageOf = { page: number; limit: number };

/** Rows to skip. */
export function offsetOf({ page, limit }: PageOf): number {
  return (page - 1) * limit;
}

/** What stands beside the rows; an empty list has no pages. */
export function paginationOf({ page, limit }: PageOf, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
