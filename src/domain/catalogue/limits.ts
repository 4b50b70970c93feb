// Counts and lengths of spec §9.

export const GARDEN_SLOTS = 20;
export const GARDEN_PAGE_SIZE = 10;
/** Counts at which the garden's bar and button change (spec §9, Garden). */
export const GARDEN_THRESHOLDS = [10, 15, 20] as const;

export const READY_MADE_PAGE_SIZE = 12;
export const FEATURED_DEFAULT = 8;
export const FEATURED_AT_HOME = 12;
export const BESTSELLERS_DEFAULT = 10;

/** A badge turns amber at this many pieces or fewer (spec §9). */
export const LOW_STOCK = 5;
/** The yellow threshold for staff, which is higher (spec §9, Stock colours elsewhere). */
export const STAFF_LOW_STOCK = 10;

export const CHARM_NAME_MAX = 80;
export const DESCRIPTION_MAX = 1_000;
export const SEARCH_MAX = 80;
export const STOCK_MAX = 1_000_000;
/** Widths in pixels that every charm picture exists in. */
export const CHARM_PICTURE_WIDTHS = [128, 224, 448] as const;
/** Widths in pixels that every ready-made bracelet's picture exists in. */
export const BRACELET_PICTURE_WIDTHS = [320, 640, 960] as const;
/** Maximum price of one article, in đồng; catches typing errors. */
export const PRICE_MAX = 100_000_000;
export const MEANING_MAX = 300;
export const TAG_MAX = 40;
export const TAGS_MAX = 20;
/** Longer side of a stored picture of goods, in pixels: the widest it is ever displayed. */
export const GOODS_PICTURE_SIDE = 960;
/** Pictures per charm, its main picture included. */
export const CHARM_PICTURES_MAX = 6;
/** Accepted MIME types of a picture of goods. */
export const GOODS_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
