import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { Pagination } from '#contract/envelope.ts';
import { LinkButton } from '../actions/LinkButton.tsx';
import { classes } from '../classes.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';
import { Card } from '../motifs/Card.tsx';
import { ListFeet, type RowsChoice } from './ListFeet.tsx';
import { RowsLoading } from './TabLoading.tsx';
import { inBackground } from '../in-background.ts';

interface ListCardProps<Page extends { pagination: Pagination }> {
  query: { data: Page | undefined; isError: boolean };
  title: string;
  /** beside the heading: search, sort, buttons */
  tools?: ReactNode;
  /** below it, over the rows */
  filters?: ReactNode;
  /** the rows of a page; nothing when it has none */
  renderRows: (page: Page) => ReactNode;
  /** stands there instead of rows */
  empty: ReactNode;
  /** until the first page is here; five rows unless told */
  loading?: ReactNode;
  /** '1–10 trên 128 đơn' */
  range: ComponentProps<typeof ListFeet>['range'];
  hrefFor: (page: number) => string;
  /** how many rows a page has, where one may choose */
  rows?: RowsChoice;
}

/** A list of the back office: heading with its tools, filters, rows, and the other pages. */
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
      <ListFeet pagination={data?.pagination} range={range} hrefFor={hrefFor} heading={heading} rows={rows} />
    </Card>
  );
}

interface ListPageProps<Page extends { pagination: Pagination }> extends ListCardProps<Page> {
  query: ListCardProps<Page>['query'] & { refetch: () => Promise<unknown> };
  /** said above the list when it could not be read */
  failed: ReactNode;
  className?: string;
  /** beside the list */
  side?: ReactNode;
}

/** A tab that is one list, and what is said where it could not be read. */
export function ListPage<Page extends { pagination: Pagination }>(props: ListPageProps<Page>) {
  const { failed, className, side, ...card } = props;
  return (
    <>
      {card.query.isError && (
        <ErrorBanner onRetry={() => inBackground(card.query.refetch())}>{failed}</ErrorBanner>
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
    showAll?: string;
  };
  /** of the mascot beside an empty list */
  pose: ComponentProps<typeof EmptyState>['pose'];
  /** the whole list, where what is shown may leave something out */
  whole?: string;
}

/** A list in the words of its tab: `title`, `failed`, `range`, and `empty` with the way back to the whole list. */
export function ListTab<Page extends { pagination: Pagination }>(props: ListTabProps<Page>) {
  const { words, pose, whole, ...list } = props;
  const showAll = words.showAll !== undefined && whole !== undefined && { label: words.showAll, to: whole };
  const empty = <ListEmpty title={words.empty} text={words.emptyText} pose={pose} showAll={showAll} />;
  return <ListPage {...list} title={words.title} failed={words.failed} range={words.range} empty={empty} />;
}

interface ListEmptyProps extends Omit<ComponentProps<typeof EmptyState>, 'heading' | 'action'> {
  /** one way on: mostly back to the whole list, where something was left out */
  showAll?: { label: string; to: string } | false;
}

/** In the place of rows: there are none, or none that fit. */
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
