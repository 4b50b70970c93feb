/** The kinds of category, as stored and sent (spec §3, Category), in the order of the garden's tabs (spec §2). */
export const CATEGORY_TYPES = ['Flower', 'Nature', 'Animal', 'Icon', 'Gems'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** The form of an address line: `/garden?loai=flower` (spec §3: lower-cased on the client). */
export type CategoryKey = Lowercase<CategoryType>;
export const CATEGORY_KEYS = CATEGORY_TYPES.map(categoryKey);

export function categoryKey(type: CategoryType): CategoryKey {
  return type.toLowerCase() as CategoryKey;
}

/** The category type of a text in any case, or undefined. */
export function findCategoryType(text: string | null | undefined): CategoryType | undefined {
  return CATEGORY_TYPES.find((type) => type.toLowerCase() === text?.toLowerCase());
}

/** How a list of charms may be ordered; `popular` is the shop's own order, `bestselling` goes by pieces sold. */
export const CHARM_SORTS = ['popular', 'bestselling', 'newest', 'price_low', 'price_high', 'name'] as const;
export type CharmSort = (typeof CHARM_SORTS)[number];

/** How staff may order charms besides: what runs out first. */
export const STAFF_CHARM_SORTS = [...CHARM_SORTS, 'stock'] as const;
export type StaffCharmSort = (typeof STAFF_CHARM_SORTS)[number];

/** How ready-made bracelets may be ordered: as the shop shows them, or what was made last. */
export const READY_MADE_SORTS = ['popular', 'newest'] as const;

/** What staff look for: up to `LOW_STOCK` pieces left, or none. */
export const STOCK_FILTERS = ['low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** Marks the charms that a name is laid with (decisions, What is sold). */
export const LETTER_TAG = 'letter';
