/** Maximum bracelets of one design in a cart. */
export const LINE_QUANTITY_MAX = 99;
/** Maximum distinct bracelets in a cart. */
export const CART_LINES_MAX = 50;
/** Charm chips of a line before '+N' (spec §9, Display). */
export const CHIPS_MAX = 5;
/** How long a removed row fades out before it disappears (spec §2, Cart page), in milliseconds. */
export const ROW_FADE = 300;
