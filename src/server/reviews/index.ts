// What others may ask of reviews.
export { anonymizeReviews, writeReview, type ReviewShop } from './reviews/service.ts';
export { judgeReview } from './desk/service.ts';
