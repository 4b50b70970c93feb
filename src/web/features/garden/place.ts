import { categoryKey, findCategoryType } from '#domain/catalogue/categories.ts';
import type { CategoryType } from '#domain/catalogue/categories.ts';
import { GARDEN_PAGE_SIZE, SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

/** Where in the garden somebody stands; it is all in the address: `/garden?loai=animal&trang=2&q=tho`. */
export type GardenPlace = {
  /** null: all kinds, while searching */
  readonly type: CategoryType | null;
  readonly page: number;
  readonly search: string;
};

/** The garden opens at the flowers. */
const FIRST: CategoryType = 'Flower';

/** Reads an address; whatever makes no sense in it counts as absent. */
export function placeOf(params: URLSearchParams): GardenPlace {
  const search = tidyLine(params.get('q') ?? '').slice(0, SEARCH_MAX);
  const page = Number(params.get('trang'));
  return {
    type: findCategoryType(params.get('loai')) ?? (search === '' ? FIRST : null),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 10_000) : 1,
    search,
  };
}

/** The address of a place, without what goes without saying. */
export function gardenPath({ type, page, search }: GardenPlace): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  const opening = search === '' ? FIRST : null;
  if (type !== null && type !== opening) params.set('loai', categoryKey(type));
  if (page > 1) params.set('trang', String(page));
  const query = params.toString();
  return query === '' ? '/garden' : `/garden?${query}`;
}

/** Another kind starts at its first page (spec §2, Charm garden). */
export function atType(place: GardenPlace, type: CategoryType | null): GardenPlace {
  return { ...place, type, page: 1 };
}

/** The question to `/charms` that fills a place. */
export function charmsParams({ type, page, search }: GardenPlace) {
  return {
    type: type === null ? undefined : categoryKey(type),
    q: search === '' ? undefined : search,
    page,
    limit: GARDEN_PAGE_SIZE,
  };
}
