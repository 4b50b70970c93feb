import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AdminReviewsPage } from '#contract/http/reviews.ts';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { pathWith } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { ExportLink } from '#web/lib/session/ExportLink.tsx';
import { copy } from './copy.vi.ts';
import { ReviewRow } from './ReviewRow.tsx';
import {
  changed,
  filterQueryOf,
  isFiltered,
  REVIEW_FILTERS,
  reviewsParams,
  reviewsPath,
  viewOf,
  type ReviewFilter,
} from './view.ts';
import './reviews-desk.module.css';

/** Customer reviews to publish or hide (decision 0025); pending ones first. */
export function ReviewsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const query = useQuery(readPage<AdminReviewsPage>('/reviews/admin', reviewsParams(view, rows.rows)));
  const waiting = query.data?.pending ?? 0;
  const labelOf = (group: ReviewFilter) =>
    group === 'pending' && waiting > 0 ? copy.waiting(waiting) : copy.groups[group];
  return (
    <ListTab
      query={query}
      words={copy}
      pose="thinking"
      whole={isFiltered(view) ? tabPath('reviews') : undefined}
      tools={
        <>
          <ListSearch
            {...copy.search}
            search={view.search}
            pathOf={(search) => reviewsPath(changed(view, { search }))}
          />
          <ExportLink path={pathWith('/reports/reviews.csv', filterQueryOf(view))} label={copy.csv} />
        </>
      }
      filters={
        <FilterChips
          label={copy.filters}
          keys={REVIEW_FILTERS}
          chosen={view.status}
          labelOf={labelOf}
          pathOf={(status) => reviewsPath(changed(view, { status }))}
        />
      }
      renderRows={({ reviews }) => reviews.length > 0 && <Rows reviews={reviews} />}
      hrefFor={(page) => reviewsPath({ ...view, page })}
      rows={rows}
    />
  );
}

function Rows({ reviews }: Pick<AdminReviewsPage, 'reviews'>) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewRow review={review} />
        </li>
      ))}
    </ul>
  );
}
