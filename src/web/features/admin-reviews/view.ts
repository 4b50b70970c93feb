import { REVIEW_STATUSES } from '#domain/reviews/reviews.ts';
import { defineListUrl, oneOf, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const REVIEW_FILTERS = ['all', ...REVIEW_STATUSES] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** What the reviews tab shows: `/admin?tab=reviews&trang-thai=pending&q=linh`. */
export const {
  read: viewOf,
  path: reviewsPath,
  changed,
} = defineListUrl(tabPath('reviews'), {
  /** part of an order's number, a bracelet's or a customer's name */
  search: searchWords(),
  status: oneOf('trang-thai', REVIEW_FILTERS),
});

export type ReviewsView = ReturnType<typeof viewOf>;

/** The question to `/reviews/admin`. */
export const reviewsParams = (view: ReviewsView, limit: number) => ({
  ...filterQueryOf(view),
  page: view.page,
  limit,
});

/** What the filters leave, for the list and for its table. */
export const filterQueryOf = ({ search, status }: ReviewsView) => ({ search: search || undefined, status });
