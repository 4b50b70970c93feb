import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { Pagination } from '#contract/envelope.ts';
import { LinkButton } from '../actions/LinkButton.tsx';
import { classes } from '../classes.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';
import { Card } from '../motifs/Card.tsx';
import { ListFooter, type RowsChoice } from './ListFooter.tsx';
import { RowsLoading } from './TabLoading.tsx';
import { inBackground } from '../in-background.ts';

interface ListCardProps<Page extends { pagination: Pagination }> {
  query: { data: Page | undefined; isError: boolean };
  title: string;
  /** beside the heading: search, sort, buttons */
  tools?: ReactNode;
  /** below the heading, above the rows */
  filters?: ReactNode;
  /** renders the rows of a page; null when it has none */
  renderRows: (page: Page) => ReactNode;
  /** shown when there are no rows */
  empty: ReactNode;
  /** shown until the first page has loaded; five skeleton rows by default */
  loading?: ReactNode;
  /** '1–10 trên 128 đơn', of '1–10 trên 128' */
  range: ComponentProps<typeof ListFooter>['range'];
  hrefFor: (page: number) => string;
  /** the number of rows per page, where it can be chosen */
  rows?: RowsChoice;
}

/** A list of the back office: heading with tools, filters, rows, pagination. */
export function ListCard<Page extends { pagination: Pagination }>(props: ListCardProps<Page>) {
  const {
    query,
    title,
    tools,
    filters,
    renderRows,
    empty,
    loading = <RowsLoading />,
    range,
    hrefFor,
    rows,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError } = query;
  return (
    <Card as="section" padded={false} className="overflow-clip">
      <header className="tools">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {tools}
      </header>
      {filters}
      {data === undefined ? !isError && loading : renderRows(data) || empty}
      <ListFooter
        pagination={data?.pagination}
        range={range}
        hrefFor={hrefFor}
        heading={heading}
        rows={rows}
      />
    </Card>
  );
}

interface ListPageProps<Page extends { pagination: Pagination }> extends ListCardProps<Page> {
  query: ListCardProps<Page>['query'] & { isFetching: boolean; refetch: () => Promise<unknown> };
  /** shown above the list when it failed to load */
  failed: ReactNode;
  className?: string;
  /** beside the list */
  side?: ReactNode;
}

/** A tab with one list, and an error banner when it failed to load. */
export function ListPage<Page extends { pagination: Pagination }>(props: ListPageProps<Page>) {
  const { failed, className, side, ...card } = props;
  return (
    <>
      {card.query.isError && (
        <ErrorBanner onRetry={() => inBackground(card.query.refetch())} retrying={card.query.isFetching}>
          {failed}
        </ErrorBanner>
      )}
      <div className={classes('list-tab', className)}>
        <ListCard {...card} />
        {side}
      </div>
    </>
  );
}

interface ListTabProps<Page extends { pagination: Pagination }> extends Omit<
  ListPageProps<Page>,
  'title' | 'failed' | 'empty' | 'range'
> {
  words: Pick<ListPageProps<Page>, 'title' | 'range'> & {
    failed: string;
    empty: string;
    emptyText: string;
    /** replaces `empty` while a filter may hide rows */
    none?: string;
    showAll?: string;
  };
  /** pose of the mascot in the empty state */
  pose: ComponentProps<typeof EmptyState>['pose'];
  /** URL of the unfiltered list, while a filter may hide rows */
  whole?: string | undefined;
}

/** A list with the texts of its tab: `title`, `failed`, `range`, and `empty` with a link to the unfiltered list. */
export function ListTab<Page extends { pagination: Pagination }>(props: ListTabProps<Page>) {
  const { words, pose, whole, ...list } = props;
  const showAll = words.showAll !== undefined && whole !== undefined && { label: words.showAll, to: whole };
  const title = (whole !== undefined && words.none) || words.empty;
  const empty = <ListEmpty title={title} text={words.emptyText} pose={pose} showAll={showAll} />;
  return <ListPage {...list} title={words.title} failed={words.failed} range={words.range} empty={empty} />;
}

interface ListEmptyProps extends Omit<ComponentProps<typeof EmptyState>, 'heading' | 'action'> {
  /** next step: mostly a link to the unfiltered list */
  showAll?: { label: string; to: string } | false;
}

/** Empty state of a list: no rows, or none that match. */
export function ListEmpty({ showAll, ...state }: ListEmptyProps) {
  return (
    <div className="py-10">
      <EmptyState
        heading="h3"
        {...state}
        action={
          showAll && (
            <LinkButton variant="paper" size="sm" to={showAll.to} preventScrollReset>
              {showAll.label}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
