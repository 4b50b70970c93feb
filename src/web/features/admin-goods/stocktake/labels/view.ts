import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import { read } from '#web/lib/api.ts';
import { idField, defineListUrl } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Stands in the address where labels are printed instead of shelves counted. */
const LABELS = ['in', 'nhan'] as const;

/** Labels on an A4 sheet, three beside one another, as sheets of 70 × 37 mm have them. */
export const A_SHEET = 24;
/** Of a page of this view: more than an answer of the shop holds would be two questions. */
const SHEETS = 4;

/** Whose labels are printed: `/admin?tab=stocktake&in=nhan&danh-muc=…&trang=2`. */
export const {
  read: viewOf,
  path: labelsPath,
  changed,
} = defineListUrl(`${tabPath('stocktake')}&${LABELS.join('=')}`, { category: idField('danh-muc') });

type LabelsView = ReturnType<typeof viewOf>;

export const isLabels = (params: URLSearchParams): boolean => params.get(LABELS[0]) === LABELS[1];

/** By name, as they lie in a drawer. */
export const labelsQuery = ({ category, page }: LabelsView) =>
  queryOptions({
    ...read<CharmsPage>('/charms', {
      category: category || undefined,
      sort: 'name',
      page,
      limit: A_SHEET * SHEETS,
    }),
    placeholderData: keepPreviousData,
  });
