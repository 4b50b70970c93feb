// What others may ask of reviews.
export { anonymizeReviews, writeReview, type ReviewShop } from './reviews/service.ts';
export { moderateReview } from './moderation/service.ts';
