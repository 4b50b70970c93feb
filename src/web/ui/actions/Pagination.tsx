import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';
import { pageWindow, WINDOW } from './page-window.ts';

interface PaginationProps {
  /** from 1 */
  page: number;
  /** nothing shows for one page */
  pages: number;
  onChange?: (page: number) => void;
  /** with it the numbers are links (`?trang=2`), for pages whose address carries the page */
  hrefFor?: (page: number) => string;
  /** heading of the list: it takes the focus and scrolls into view after a change; give it tabIndex={-1} */
  headingRef?: RefObject<HTMLElement | null>;
  label?: string;
  /** the first and the last page are one press away */
  ends?: boolean;
}

/** After a change of page the list's heading takes the focus and comes into view. */
export function showHeading(heading: HTMLElement | null | undefined) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

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
    <nav className="pages" aria-label={label} data-long={ends && pages >= WINDOW ? '' : undefined}>
      {ends && part(1, uiCopy.firstPage, <Icon name="chevrons-left" />, page <= 1)}
      {part(page - 1, uiCopy.previousPage, <Icon name="chevron-left" />, page <= 1)}
      {pageWindow(page, pages).map((number) => part(number, uiCopy.page(number), number))}
      {part(page + 1, uiCopy.nextPage, <Icon name="chevron-right" />, page >= pages)}
      {ends && part(pages, uiCopy.lastPage, <Icon name="chevrons-right" />, page >= pages)}
    </nav>
  );
}
