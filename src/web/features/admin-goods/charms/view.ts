import {
  STAFF_CHARM_SORTS,
  STOCK_FILTERS,
  type StaffCharmSort,
  type StockFilter,
} from '#domain/catalogue/categories.ts';
import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

/** Rows of the table. */
export const CHARMS_A_PAGE = 12;

/** What the charms tab shows; it is all in the address: `/admin?tab=charms&kho=low&trang=2`. */
export type CharmsView = {
  readonly search: string;
  /** id of a category, or '' */
  readonly category: string;
  readonly stock: StockFilter | '';
  readonly sort: StaffCharmSort;
  readonly page: number;
};

/** Reads an address; whatever makes no sense in it counts as absent. */
export function viewOf(params: URLSearchParams): CharmsView {
  const page = Number(params.get('trang'));
  const category = params.get('danh-muc') ?? '';
  return {
    search: tidyLine(params.get('q') ?? '').slice(0, SEARCH_MAX),
    category: isUuid(category) ? category.toLowerCase() : '',
    stock: STOCK_FILTERS.find((stock) => stock === params.get('kho')) ?? '',
    sort: STAFF_CHARM_SORTS.find((sort) => sort === params.get('sap-xep')) ?? 'newest',
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 10_000) : 1,
  };
}

/** The address of a view, without what goes without saying. */
export function charmsPath({ search, category, stock, sort, page }: CharmsView): string {
  const params = new URLSearchParams({ tab: 'charms' });
  if (search !== '') params.set('q', search);
  if (category !== '') params.set('danh-muc', category);
  if (stock !== '') params.set('kho', stock);
  if (sort !== 'newest') params.set('sap-xep', sort);
  if (page > 1) params.set('trang', String(page));
  return `/admin?${params.toString()}`;
}

/** Another choice starts at the first page. */
export function changed(view: CharmsView, change: Partial<Omit<CharmsView, 'page'>>): CharmsView {
  return { ...view, ...change, page: 1 };
}

/** Whether some charms may be left out: then an empty list does not mean that there are none. */
export function isFiltered({ search, category, stock }: CharmsView): boolean {
  return search !== '' || category !== '' || stock !== '';
}

/** The question to `/charms`. */
export function charmsParams({ search, category, stock, sort, page }: CharmsView) {
  return {
    q: search || undefined,
    category: category || undefined,
    stock: stock || undefined,
    sort,
    page,
    limit: CHARMS_A_PAGE,
  };
}
