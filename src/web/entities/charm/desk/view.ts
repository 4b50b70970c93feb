import { STAFF_CHARM_SORTS, STOCK_FILTERS } from '#domain/catalogue/categories.ts';
import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import {
  idField,
  defineListUrl,
  choiceField,
  searchWords,
  sortBy,
} from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** View state of the charms tab: `/admin?tab=charms&kho=low&trang=2`. */
export const {
  read: viewOf,
  path: charmsPath,
  changed,
  isFiltered,
} = defineListUrl(tabPath('charms'), {
  search: searchWords(SEARCH_MAX),
  category: idField('danh-muc'),
  /** `hidden`: charms that were withdrawn from sale */
  stock: choiceField('kho', ['', ...STOCK_FILTERS, 'hidden']),
  sort: sortBy(STAFF_CHARM_SORTS, 'newest'),
});

export type CharmsView = ReturnType<typeof viewOf>;

/** Query parameters for `/charms/hidden`. */
export const hiddenParams = ({ search, page }: CharmsView, limit: number) => ({
  q: search || undefined,
  page,
  limit,
});

/** Query parameters for `/charms`. */
export function charmsParams({ search, category, stock, sort, page }: CharmsView, limit: number) {
  return {
    q: search || undefined,
    category: category || undefined,
    stock: stock === 'hidden' ? undefined : stock || undefined,
    sort,
    page,
    limit,
  };
}
