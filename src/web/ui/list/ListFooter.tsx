import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { Pagination as Paged } from '#contract/envelope.ts';
import { inBackground } from '../in-background.ts';
import { Pagination } from '../actions/Pagination.tsx';
import { uiCopy } from '../copy.vi.ts';
import { Select } from '../fields/Select.tsx';
import { listCopy } from './copy.vi.ts';
import { unbroken } from '#web/ui/unbroken.tsx';

/** The number of rows per page, where it can be chosen. */
export type RowsChoice = {
  readonly rows: number;
  readonly choices: readonly number[];
  readonly choose: (rows: number) => void;
};

interface ListFooterProps {
  /** from the response for the current page; renders nothing without rows */
  pagination: Paged | undefined;
  /** '1–10 trên 128 đơn', of '1–10 trên 128' */
  range: (rows: string) => string;
  hrefFor: (page: number) => string;
  /** focused after a change of page */
  heading: RefObject<HTMLElement | null>;
  rows?: RowsChoice;
}

/**
 * Footer of a back office list: the range shown, rows per page, and pagination. A page past the end, such as the last one once
 * its rows have left the filter, gives way to the last page that has rows.
 */
export function ListFooter({ pagination, range, hrefFor, heading, rows }: ListFooterProps) {
  if (pagination === undefined || pagination.total === 0) return null;
  const { page, limit, total, pages, more } = pagination;
  if (page > pages) return <ToLastPage path={hrefFor(pages)} />;
  const from = (page - 1) * limit + 1;
  return (
    <footer className="feet">
      <p className="num text-sm text-muted">
        {unbroken(range(listCopy.rows(from, Math.min(from + limit - 1, total), total)))}
        {more && `. ${listCopy.more}`}
      </p>
      {rows && total > Math.min(...rows.choices) && <Rows {...rows} firstPage={hrefFor(1)} />}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} headingRef={heading} ends />
    </footer>
  );
}

function ToLastPage({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(
    () => inBackground(navigate(path, { replace: true, preventScrollReset: true })),
    [navigate, path],
  );
  return null;
}

/** Changing the number of rows goes back to the first page. */
function Rows({ rows, choices, choose, firstPage }: RowsChoice & { firstPage: string }) {
  const navigate = useNavigate();
  return (
    <Select
      label={<span className="sr-only">{uiCopy.rowsAPage}</span>}
      className="rows"
      value={String(rows)}
      options={choices.map((choice) => ({ value: String(choice), label: uiCopy.rows(choice) }))}
      onChange={({ target }) => {
        choose(Number(target.value));
        inBackground(navigate(firstPage, { preventScrollReset: true }));
      }}
    />
  );
}
