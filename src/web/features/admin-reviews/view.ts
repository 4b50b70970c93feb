import { REVIEW_STATUSES } from '#domain/reviews/reviews.ts';
import { defineListUrl, choiceField, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const REVIEW_FILTERS = ['all', ...REVIEW_STATUSES] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** Filters of the reviews tab: `/admin?tab=reviews&trang-thai=pending&q=linh`. */
export const {
  read: viewOf,
  path: reviewsPath,
  changed,
  isFiltered,
} = defineListUrl(tabPath('reviews'), {
  /** matches part of an order id, bracelet name or customer name */
  search: searchWords(),
  status: choiceField('trang-thai', REVIEW_FILTERS),
});

export type ReviewsView = ReturnType<typeof viewOf>;

/** Query parameters of `/reviews/admin`. */
export const reviewsParams = (view: ReviewsView, limit: number) => ({
  ...filterQueryOf(view),
  page: view.page,
  limit,
});

/** The filters, shared by the list and its export. */
export const filterQueryOf = ({ search, status }: ReviewsView) => ({ search: search || undefined, status });
