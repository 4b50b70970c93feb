// Public API of the domain, for other domains.
export { anonymizeReviews, writeReview, type ReviewShop } from './reviews/service.ts';
export { contextOf as reviewContext } from './reviews/queries.ts';
export { reviewsFound } from './reviews/repository.ts';
export { moderateReview } from './moderation/service.ts';
