import { REVIEW_STATUSES } from '#domain/reviews/reviews.ts';
import { pageOf, searchOf } from '#web/lib/list-url/page-of.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const REVIEW_FILTERS = ['all', ...REVIEW_STATUSES] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

/** What the desk shows: `/admin?tab=reviews&trang-thai=pending&q=linh`. */
export type ReviewsView = {
  /** part of an order's number, a bracelet's or a customer's name */
  readonly search: string;
  readonly status: ReviewFilter;
  readonly page: number;
};

/** Reads an address; whatever makes no sense in it counts as absent. */
export function viewOf(params: URLSearchParams): ReviewsView {
  return {
    search: searchOf(params),
    status: REVIEW_FILTERS.find((status) => status === params.get('trang-thai')) ?? 'all',
    page: pageOf(params),
  };
}

/** The address of a view, without what goes without saying. */
export function reviewsPath({ search, status, page }: ReviewsView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (status !== 'all') params.set('trang-thai', status);
  if (page > 1) params.set('trang', String(page));
  const query = params.toString();
  return query === '' ? tabPath('reviews') : `${tabPath('reviews')}&${query}`;
}

/** Another choice starts at the first page. */
export function changed(view: ReviewsView, change: Partial<Omit<ReviewsView, 'page'>>): ReviewsView {
  return { ...view, ...change, page: 1 };
}

/** The question to `/reviews/admin`. */
export function reviewsParams({ search, status, page }: ReviewsView) {
  return { search: search || undefined, status, page };
}
