import type { RefObject } from 'react';
import type { Pagination as Paged } from '#contract/envelope.ts';
import { Pagination } from '../actions/Pagination.tsx';

interface ListFeetProps {
  /** as the server told of the page that shows; nothing shows without rows */
  pagination: Paged | undefined;
  /** '1–10 trên 128 đơn' */
  range: (from: number, to: number, total: number) => string;
  hrefFor: (page: number) => string;
  /** takes the focus after a change of page */
  heading: RefObject<HTMLElement | null>;
}

/** Under a list of the back office: which of how many, and the other pages. */
export function ListFeet({ pagination, range, hrefFor, heading }: ListFeetProps) {
  if (pagination === undefined || pagination.total === 0) return null;
  const { page, limit, total, pages } = pagination;
  const from = (page - 1) * limit + 1;
  return (
    <footer className="feet">
      <p className="num text-sm text-muted">{range(from, Math.min(from + limit - 1, total), total)}</p>
      <Pagination page={page} pages={pages} hrefFor={hrefFor} headingRef={heading} />
    </footer>
  );
}
