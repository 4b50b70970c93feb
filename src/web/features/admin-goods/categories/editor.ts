import type { CategoryListing } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES, type CategoryType } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { factChecks, factLabels, factValuesOf, tidiedFacts, type FactValues } from '../shared/facts.ts';
import { findInList } from '../shared/find-in-list.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import { checkGoodsName } from '#web/entities/charm/desk/values.ts';
import { copy } from './copy.vi.ts';

export type CategoryValues = { name: string; type: CategoryType } & FactValues;

export const CATEGORY: GoodsEditor<CategoryListing, CategoryValues> = {
  path: '/categories',
  valuesOf: (category) => ({
    name: category?.name ?? '',
    type: category?.type ?? CATEGORY_TYPES[0],
    ...factValuesOf(category?.facts),
  }),
  tidied: (values) => ({ ...values, name: tidyLine(values.name), ...tidiedFacts(values) }),
  checks: { name: checkGoodsName, ...factChecks },
  labels: { name: copy.form.name, type: copy.form.type, ...factLabels },
  shown: (field, value) => (field === 'type' ? categoryLabels[value as CategoryType] : value),
  find: (id) => findInList('/categories?facts=true', id),
  copy: copy.toasts,
};
