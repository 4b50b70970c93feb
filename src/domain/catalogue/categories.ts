/** The kinds of category, as stored and sent (spec §3, Category), in the order of the garden's tabs (spec §2). */
export const CATEGORY_TYPES = ['Flower', 'Nature', 'Animal', 'Icon', 'Gems'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** A category type as used in addresses: `/garden?loai=flower` (spec §3: lower-cased on the client). */
export type CategoryKey = Lowercase<CategoryType>;
export const CATEGORY_KEYS = CATEGORY_TYPES.map(categoryKey);

export function categoryKey(type: CategoryType): CategoryKey {
  return type.toLowerCase() as CategoryKey;
}

/** Parses a category type in any case; undefined when there is none. */
export function findCategoryType(text: string | null | undefined): CategoryType | undefined {
  return CATEGORY_TYPES.find((type) => type.toLowerCase() === text?.toLowerCase());
}

/** Sort orders of charms; `popular` is the shop's own order, `bestselling` sorts by pieces sold. */
export const CHARM_SORTS = ['popular', 'bestselling', 'newest', 'price_low', 'price_high', 'name'] as const;
export type CharmSort = (typeof CHARM_SORTS)[number];

/** Sort orders for staff, who may also list the lowest stock first. */
export const STAFF_CHARM_SORTS = [...CHARM_SORTS, 'stock'] as const;
export type StaffCharmSort = (typeof STAFF_CHARM_SORTS)[number];

/** Sort orders of ready-made bracelets: the shop's own, or newest first. */
export const READY_MADE_SORTS = ['popular', 'newest'] as const;

/** Stock filters for staff: up to `LOW_STOCK` pieces left, or none. */
export const STOCK_FILTERS = ['low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** Tags the charms that spell a name (decisions, What is sold). */
export const LETTER_TAG = 'letter';
