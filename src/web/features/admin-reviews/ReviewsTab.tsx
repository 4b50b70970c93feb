import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskReviewsPage } from '#contract/http/reviews.ts';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { read } from '#web/lib/api.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { ReviewRow } from './ReviewRow.tsx';
import { changed, REVIEW_FILTERS, reviewsParams, reviewsPath, viewOf, type ReviewFilter } from './view.ts';
import './reviews-desk.css';

/** What customers wrote, for an admin to show or to hide (decision 0025); what waits comes first. */
export function ReviewsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery({
    ...read<DeskReviewsPage>('/reviews/admin', reviewsParams(view)),
    placeholderData: keepPreviousData,
  });
  const waiting = data?.pending ?? 0;
  const labelOf = (group: ReviewFilter) =>
    group === 'pending' && waiting > 0 ? copy.waiting(waiting) : copy.groups[group];
  return (
    <>
      {isError && <ErrorBanner onRetry={() => void refetch()}>{copy.failed}</ErrorBanner>}
      <div className="list-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.title}
            </h2>
            <ListSearch
              key={view.search}
              {...copy.search}
              search={view.search}
              pathOf={(search) => reviewsPath(changed(view, { search }))}
            />
          </header>
          <FilterChips
            label={copy.filters}
            keys={REVIEW_FILTERS}
            chosen={view.status}
            labelOf={labelOf}
            pathOf={(status) => reviewsPath(changed(view, { status }))}
          />
          <Rows page={data} failed={isError} />
          <ListFeet
            pagination={data?.pagination}
            range={copy.range}
            hrefFor={(page) => reviewsPath({ ...view, page })}
            heading={heading}
          />
        </Card>
      </div>
    </>
  );
}

function Rows({ page, failed }: { page: DeskReviewsPage | undefined; failed: boolean }) {
  if (page === undefined) return failed ? null : <RowsLoading />;
  if (page.reviews.length > 0) {
    return (
      <ul>
        {page.reviews.map((review) => (
          <li key={review._id}>
            <ReviewRow review={review} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="py-10">
      <EmptyState
        heading="h3"
        title={copy.empty}
        text={copy.emptyText}
        pose="thinking"
        action={
          <LinkButton variant="paper" size="sm" to={tabPath('reviews')} preventScrollReset>
            {copy.showAll}
          </LinkButton>
        }
      />
    </div>
  );
}
