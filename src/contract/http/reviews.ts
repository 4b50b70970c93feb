import { fieldLabels } from '#domain/kernel/copy.vi.ts';
import type { OrderId, ReviewId } from '#domain/kernel/ids.ts';
import { reviewCopy } from '#domain/reviews/copy.vi.ts';
import {
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  REVIEWS_AT_HOME,
  REVIEWS_DESK_PAGE_SIZE,
  STARS_MAX,
} from '#domain/reviews/limits.ts';
import { checkReviewText, REVIEW_STATUSES } from '#domain/reviews/reviews.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { dataOf, MAX_PAGE_SIZE, pageQuery, Pagination } from '../envelope.ts';
import { commaList, Count, idOf, line, PictureUrl, plainLine, Time, whole } from '../fields.ts';
import { FormFlag, formNumber } from '../form-fields.ts';
import { z } from '../zod.ts';

const Stars = z.int().min(1).max(STARS_MAX);

/** A square photograph in two widths. */
export const ReviewPhoto = z.object({ small: PictureUrl, large: PictureUrl });
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

const Words = z.object({
  _id: idOf<ReviewId>(),
  stars: Stars,
  text: z.string(),
  photo: ReviewPhoto.nullable(),
  createdAt: Time,
});

// ---- Public: GET /reviews ----

export const ReviewsQuery = pageQuery(REVIEWS_AT_HOME);
export type ReviewsQuery = z.input<typeof ReviewsQuery>;

/** `name` is shortened (`publicName`), `bracelet` is the first of the order. */
export const PublishedReview = Words.extend({ name: z.string(), bracelet: z.string() });
export type PublishedReview = z.infer<typeof PublishedReview>;

/** Newest first; `average` covers all of them, with one decimal, null when there are none. */
export const ReviewsPage = z.object({
  reviews: z.array(PublishedReview),
  average: z.number().nullable(),
  pagination: Pagination,
});
export type ReviewsPage = z.infer<typeof ReviewsPage>;
export const ReviewsReply = dataOf(ReviewsPage);

// ---- One's own: GET /reviews/my, PUT /orders/{id}/review ----

export const MyReview = Words.extend({
  order: idOf<OrderId>(),
  status: z.enum(REVIEW_STATUSES),
  updatedAt: Time,
});
export type MyReview = z.infer<typeof MyReview>;

/** The orders to look up; orders without a review are omitted from the response. */
export const MyReviewsQuery = z.object({ orders: commaList(idOf<OrderId>(), MAX_PAGE_SIZE) });
export type MyReviewsQuery = z.input<typeof MyReviewsQuery>;
export const MyReviewsReply = dataOf(z.array(MyReview));

/** JSON, or a form with an optional photograph in the field `image`. */
export const ReviewBody = z.object({
  stars: formNumber(
    whole({
      least: 1,
      most: STARS_MAX,
      message: reviewCopy.starsMissing,
      tooMuch: reviewCopy.starsMissing,
    }),
  ),
  text: line(checkReviewText, { minLength: REVIEW_TEXT_MIN, maxLength: REVIEW_TEXT_MAX }, tidyText),
  /** Removes the earlier photograph; a new one replaces it anyway. */
  removePhoto: FormFlag.optional(),
});
export type ReviewBody = z.input<typeof ReviewBody>;
export const MyReviewReply = dataOf(MyReview);

// ---- For admins: GET /reviews/admin, PUT /reviews/{id}/verdict ----

export const AdminReviewsQuery = pageQuery(REVIEWS_DESK_PAGE_SIZE).extend({
  status: z.enum(['all', ...REVIEW_STATUSES]).default('all'),
  /** Part of the order's number, of a bracelet's or the customer's name; diacritics are ignored. */
  search: plainLine(fieldLabels.search, 80).optional(),
});
export type AdminReviewsQuery = z.input<typeof AdminReviewsQuery>;

/** GET /reports/reviews.csv: the filters of the list. */
export const ReviewsCsvQuery = AdminReviewsQuery.pick({ status: true, search: true });
export type ReviewsCsvQuery = z.input<typeof ReviewsCsvQuery>;

/** `customer` is null for a deleted account. */
export const AdminReview = PublishedReview.extend({
  order: idOf<OrderId>(),
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  status: z.enum(REVIEW_STATUSES),
  updatedAt: Time,
});
export type AdminReview = z.infer<typeof AdminReview>;

/** Pending reviews first, oldest on top; then the newest. `pending` counts all that are pending. */
export const AdminReviewsPage = z.object({
  reviews: z.array(AdminReview),
  pending: Count,
  pagination: Pagination,
});
export type AdminReviewsPage = z.infer<typeof AdminReviewsPage>;
export const AdminReviewsReply = dataOf(AdminReviewsPage);

/** `updatedAt` of the version the admin read: CONFLICT when the customer has edited it since. `pending` withdraws a verdict. */
export const VerdictBody = z.object({ status: z.enum(REVIEW_STATUSES), updatedAt: Time });
export type VerdictBody = z.input<typeof VerdictBody>;
export const AdminReviewReply = dataOf(AdminReview);
