import type * as wire from '#contract/http/catalogue.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import type { CategoryRow } from './repository.ts';

export function presentCategory({ id, name, type }: CategoryRow): wire.Category {
  return { _id: id, name, type };
}

/** @param withFacts lists include them only on request */
export function presentCategoryListing(
  row: CategoryRow,
  charmCount: number,
  withFacts = true,
): wire.CategoryListing {
  const facts = withFacts ? { facts: factsIn(row) } : {};
  return { ...presentCategory(row), charmCount, ...facts, updatedAt: row.updatedAt.toISOString() };
}
