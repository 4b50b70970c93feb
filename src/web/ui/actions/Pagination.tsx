import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';
import { pageWindow, WINDOW } from './page-window.ts';

interface PaginationProps {
  /** from 1 */
  page: number;
  /** renders nothing for a single page */
  pages: number;
  onChange?: (page: number) => void;
  /** renders the numbers as links (`?trang=2`), for pages whose URL contains the page number */
  hrefFor?: (page: number) => string;
  /** heading of the list, focused and scrolled into view after a change; give it tabIndex={-1} */
  headingRef?: RefObject<HTMLElement | null>;
  label?: string;
  /** also shows the first and the last page */
  ends?: boolean;
}

/** Focuses the list's heading and scrolls it into view, after a change of page. */
export function showHeading(heading: HTMLElement | null | undefined) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

const placeOf = (page: number, pages: number) => {
  if (page <= 1) return 'first';
  return page >= pages ? 'last' : 'between';
};

export function Pagination({
  page,
  pages,
  onChange,
  hrefFor,
  headingRef,
  label = uiCopy.pages,
  ends = false,
}: PaginationProps) {
  if (pages <= 1) return null;

  const go = (to: number) => {
    onChange?.(to);
    showHeading(headingRef?.current);
  };
  const part = (to: number, name: string, content: ReactNode, blocked = false) => {
    const marks = {
      'aria-label': name,
      'aria-current': to === page && typeof content === 'number' ? ('page' as const) : undefined,
    };
    if (blocked || !hrefFor) {
      return (
        <button key={name} type="button" {...marks} disabled={blocked} onClick={() => go(to)}>
          {content}
        </button>
      );
    }
    return (
      <Link key={name} to={hrefFor(to)} preventScrollReset {...marks} onClick={() => go(to)}>
        {content}
      </Link>
    );
  };

  return (
    <nav
      className="pages"
      aria-label={label}
      data-long={ends && pages >= WINDOW ? placeOf(page, pages) : undefined}
    >
      {ends && part(1, uiCopy.firstPage, <Icon name="chevrons-left" />, page <= 1)}
      {part(page - 1, uiCopy.previousPage, <Icon name="chevron-left" />, page <= 1)}
      {pageWindow(page, pages).map((number) => part(number, uiCopy.page(number), number))}
      {part(page + 1, uiCopy.nextPage, <Icon name="chevron-right" />, page >= pages)}
      {ends && part(pages, uiCopy.lastPage, <Icon name="chevrons-right" />, page >= pages)}
    </nav>
  );
}
