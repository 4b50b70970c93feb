// What others may ask of reviews.
export { forgetReviewer, judgeReview, writeReview, type ReviewShop } from './reviews/service.ts';
