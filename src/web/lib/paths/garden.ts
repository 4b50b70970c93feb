import { categoryKey, CHARM_SORTS, findCategoryType } from '#domain/catalogue/categories.ts';
import type { CategoryType, CharmSort } from '#domain/catalogue/categories.ts';
import { GARDEN_PAGE_SIZE, SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

/** The garden's view state, all of it in the URL: `/garden?loai=animal&trang=2&q=tho`. */
export type GardenFilters = {
  /** null: all types, while searching */
  readonly type: CategoryType | null;
  readonly page: number;
  readonly search: string;
  readonly sort: CharmSort;
  /** only charms in stock */
  readonly inStock: boolean;
};

/** Query parameter names, also used by the search form that leads to the garden. */
export const PARAMS = {
  type: 'loai',
  page: 'trang',
  search: 'q',
  sort: 'sap-xep',
  inStock: 'con-hang',
} as const;

/** How a URL names a sort order. */
export const SORT_KEYS = {
  popular: 'goi-y',
  bestselling: 'ban-chay',
  newest: 'moi',
  price_low: 'gia-tang',
  price_high: 'gia-giam',
  name: 'ten',
} as const satisfies Record<CharmSort, string>;

/** The garden opens with the flowers, in the shop's own order. */
const FIRST: CategoryType = 'Flower';
const FIRST_SORT: CharmSort = 'popular';
/** A ticked checkbox, in a URL. */
const YES = '1';

/** Parses a URL; invalid values count as absent. */
export function readFilters(params: URLSearchParams): GardenFilters {
  const search = tidySearch(params.get(PARAMS.search) ?? '');
  const page = Number(params.get(PARAMS.page));
  return {
    type: findCategoryType(params.get(PARAMS.type)) ?? (search === '' ? FIRST : null),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 10_000) : 1,
    search,
    sort: findSort(params.get(PARAMS.sort)) ?? FIRST_SORT,
    inStock: params.get(PARAMS.inStock) === YES,
  };
}

/** The URL of a garden view, without default values. */
export function gardenPath({ type, page, search, sort, inStock }: GardenFilters): string {
  const params = new URLSearchParams();
  if (search !== '') params.set(PARAMS.search, search);
  const opening = search === '' ? FIRST : null;
  if (type !== null && type !== opening) params.set(PARAMS.type, categoryKey(type));
  if (sort !== FIRST_SORT) params.set(PARAMS.sort, SORT_KEYS[sort]);
  if (inStock) params.set(PARAMS.inStock, YES);
  if (page > 1) params.set(PARAMS.page, String(page));
  const query = params.toString();
  return query === '' ? '/garden' : `/garden?${query}`;
}

/** The search text as it is sent and stored: NFC, normalized, cut to the maximum length. */
export function tidySearch(words: string): string {
  return tidyLine(words).slice(0, SEARCH_MAX).trim();
}

/** The sort order that a URL or a form names. */
export function findSort(key: string | null): CharmSort | undefined {
  return CHARM_SORTS.find((sort) => SORT_KEYS[sort] === key);
}

/** Changing type, order or stock filter goes back to the first page (spec §2, Charm garden). */
export function withFilter(
  place: GardenFilters,
  change: Partial<Pick<GardenFilters, 'type' | 'sort' | 'inStock'>>,
): GardenFilters {
  return { ...place, ...change, page: 1 };
}

/**
 * A new search covers all types; a changed search keeps the chosen type; a cleared one keeps it too, or falls back to the
 * flowers.
 */
export function withSearch(place: GardenFilters, words: string): GardenFilters {
  const search = tidySearch(words);
  if (search === place.search) return place;
  const begins = place.search === '';
  return { ...place, search, type: begins ? null : (place.type ?? (search === '' ? FIRST : null)), page: 1 };
}

/** The `/charms` parameters for a garden view. */
export function charmsParams({ type, page, search, sort, inStock }: GardenFilters) {
  return {
    type: type === null ? undefined : categoryKey(type),
    q: search === '' ? undefined : search,
    sort: sort === FIRST_SORT ? undefined : sort,
    inStock: inStock || undefined,
    page,
    limit: GARDEN_PAGE_SIZE,
  };
}
