import type * as wire from '#contract/http/catalogue.ts';
import type { CategoryRow } from './repository.ts';

export function presentCategory({ id, name, type }: CategoryRow): wire.Category {
  return { _id: id, name, type };
}

export function presentCategoryListing(row: CategoryRow, charmCount: number): wire.CategoryListing {
  return { ...presentCategory(row), charmCount, updatedAt: row.updatedAt.toISOString() };
}
