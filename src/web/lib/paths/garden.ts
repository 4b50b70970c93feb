import { categoryKey, CHARM_SORTS, findCategoryType } from '#domain/catalogue/categories.ts';
import type { CategoryType, CharmSort } from '#domain/catalogue/categories.ts';
import { GARDEN_PAGE_SIZE, SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

/** Where in the garden somebody stands; it is all in the address: `/garden?loai=animal&trang=2&q=tho`. */
export type GardenFilters = {
  /** null: all kinds, while searching */
  readonly type: CategoryType | null;
  readonly page: number;
  readonly search: string;
  readonly sort: CharmSort;
  /** only what can be had */
  readonly inStock: boolean;
};

/** The names of the address line, which are those of the form that goes there too. */
export const PARAMS = {
  type: 'loai',
  page: 'trang',
  search: 'q',
  sort: 'sap-xep',
  inStock: 'con-hang',
} as const;

/** How an address names an order. */
export const SORT_KEYS = {
  popular: 'goi-y',
  bestselling: 'ban-chay',
  newest: 'moi',
  price_low: 'gia-tang',
  price_high: 'gia-giam',
  name: 'ten',
} as const satisfies Record<CharmSort, string>;

/** The garden opens at the flowers, in the shop's own order. */
const FIRST: CategoryType = 'Flower';
const FIRST_SORT: CharmSort = 'popular';
/** A box that is ticked, in an address. */
const YES = '1';

/** Reads an address; whatever makes no sense in it counts as absent. */
export function placeOf(params: URLSearchParams): GardenFilters {
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

/** The address of a place, without what goes without saying. */
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

/** The words of a search as they are asked and kept: NFC, tidied, cut to what the shop takes. */
export function tidySearch(words: string): string {
  return tidyLine(words).slice(0, SEARCH_MAX).trim();
}

/** The order that an address or a form names. */
export function findSort(key: string | null): CharmSort | undefined {
  return CHARM_SORTS.find((sort) => SORT_KEYS[sort] === key);
}

/** Another kind, order or stock starts at its first page (spec §2, Charm garden). */
export function at(
  place: GardenFilters,
  change: Partial<Pick<GardenFilters, 'type' | 'sort' | 'inStock'>>,
): GardenFilters {
  return { ...place, ...change, page: 1 };
}

/** A search begins among all kinds, goes on among the one that was then chosen, and ends there or at the opening. */
export function atSearch(place: GardenFilters, words: string): GardenFilters {
  const search = tidySearch(words);
  if (search === place.search) return place;
  const begins = place.search === '';
  return { ...place, search, type: begins ? null : (place.type ?? (search === '' ? FIRST : null)), page: 1 };
}

/** The question to `/charms` that fills a place. */
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
