/** Characters of a review; the maximum fits a card of the home page. */
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 400;
export const STARS_MAX = 5;

/** Reviews shown on the home page, beside the overall average. */
export const REVIEWS_AT_HOME = 5;
export const REVIEWS_DESK_PAGE_SIZE = 20;
