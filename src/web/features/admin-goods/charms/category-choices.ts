import type { CategoryListing } from '#contract/http/catalogue.ts';
import { copy } from './copy.vi.ts';

/**
 * The choices of the category filter: id and name. The chosen one may have been deleted meanwhile: the filter then still names
 * what the list shows.
 * @param categories undefined while they load
 */
export function categoryChoices(
  categories: readonly Pick<CategoryListing, '_id' | 'name'>[] | undefined,
  chosen: string,
): ReadonlyMap<string, string> {
  const choices = new Map<string, string>([
    ['', copy.allCategories],
    ...(categories ?? []).map(({ _id, name }) => [_id, name] as const),
  ]);
  if (!choices.has(chosen)) choices.set(chosen, categories ? copy.goneCategory : copy.allCategories);
  return choices;
}
