/** Bracelets of one design in a cart. */
export const LINE_QUANTITY_MAX = 99;
/** Different bracelets in a cart. */
export const CART_LINES_MAX = 50;
/** Charm chips of a line before '+N' (spec §9, Display). */
export const CHIPS_MAX = 5;
/** A removed row fades this long before it goes (spec §2, Cart page), in milliseconds. */
export const ROW_FADE = 300;
