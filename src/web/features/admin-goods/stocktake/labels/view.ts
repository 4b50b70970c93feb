import type { CharmsPage } from '#contract/http/catalogue.ts';
import { idField, defineListUrl } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { readPage } from '#web/lib/read-page.ts';

/** URL parameter that switches from stocktake to label printing. */
const LABELS = ['in', 'nhan'] as const;

/** Labels on an A4 sheet: 3 × 8 of 70 × 37 mm. */
export const A_SHEET = 24;
/** Sheets per page of this view; more would exceed the API's page size limit. */
const SHEETS = 4;

/** The labels to print: `/admin?tab=stocktake&in=nhan&danh-muc=…&trang=2`. */
export const {
  read: viewOf,
  path: labelsPath,
  changed,
} = defineListUrl(`${tabPath('stocktake')}&${LABELS.join('=')}`, { category: idField('danh-muc') });

type LabelsView = ReturnType<typeof viewOf>;

export const isLabels = (params: URLSearchParams): boolean => params.get(LABELS[0]) === LABELS[1];

/** Sorted by name, like the drawers. */
export const labelsQuery = ({ category, page }: LabelsView) =>
  readPage<CharmsPage>('/charms', {
    category: category || undefined,
    sort: 'name',
    page,
    limit: A_SHEET * SHEETS,
  });
