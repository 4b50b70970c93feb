import type { CategoryListing } from '#contract/http/catalogue.ts';
import { CATEGORY_TYPES, type CategoryType } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { findInList } from '../shared/find-in-list.ts';
import type { GoodsEditor } from '../shared/editor.ts';
import { checkGoodsName } from '../shared/values.ts';
import { copy } from './copy.vi.ts';

export type CategoryValues = { name: string; type: CategoryType };

export const CATEGORY: GoodsEditor<CategoryListing, CategoryValues> = {
  path: '/categories',
  valuesOf: (category) => ({ name: category?.name ?? '', type: category?.type ?? CATEGORY_TYPES[0] }),
  tidied: (values) => ({ ...values, name: tidyLine(values.name) }),
  checks: { name: checkGoodsName },
  labels: { name: copy.form.name, type: copy.form.type },
  shown: (field, value) => (field === 'type' ? categoryLabels[value as CategoryType] : value),
  find: (id) => findInList('/categories', id),
  copy: copy.toasts,
};
