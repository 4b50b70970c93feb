import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { read } from '#web/lib/api.ts';
import { anId, defineListUrl, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Which charms are counted: `/admin?tab=stocktake&danh-muc=…&trang=2`. */
export const {
  read: viewOf,
  path: stocktakePath,
  changed,
} = defineListUrl(tabPath('stocktake'), {
  search: searchWords(SEARCH_MAX),
  category: anId('danh-muc'),
});

export type StocktakeView = ReturnType<typeof viewOf>;

/** By name, so that nothing moves while it is counted. */
export const shelvesQuery = ({ search, category, page }: StocktakeView, limit: number) =>
  queryOptions({
    ...read<CharmsPage>('/charms', {
      q: search || undefined,
      category: category || undefined,
      sort: 'name',
      page,
      limit,
    }),
    placeholderData: keepPreviousData,
  });
