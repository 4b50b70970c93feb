import { fold } from '#domain/kernel/folding.ts';
import { createStore } from '#web/ui/store.ts';
import { tidySearch } from '#web/lib/paths/garden.ts';
import { parseStored, tryStorage } from '#web/lib/storage/storage.ts';

/** Number of searches kept. */
export const MOST_RECENT = 5;
/** localStorage key. */
const KEY = 'recent-searches';

/** Puts a search at the head of the list; differences in case and diacritics count as the same search. */
export function withRecent(searches: readonly string[], words: string): readonly string[] {
  const search = tidySearch(words);
  if (search === '') return searches;
  const others = searches.filter((other) => fold(other) !== fold(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

/** Parses the stored list, tolerating any content. */
export function parseRecent(text: string | null): readonly string[] {
  const value = parseStored(text);
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'string' && tidySearch(one) !== '').slice(0, MOST_RECENT);
}

/** Recent searches in this browser, latest first; if storage is blocked, of this page only. */
export const recentSearches = createStore<readonly string[]>([]);

/** Loads the searches stored by other tabs and earlier visits. */
export function recallSearches(): void {
  tryStorage(() => recentSearches.set(parseRecent(window.localStorage.getItem(KEY))));
}

export function rememberSearch(words: string): void {
  recallSearches();
  const next = withRecent(recentSearches.get(), words);
  recentSearches.set(next);
  tryStorage(() => window.localStorage.setItem(KEY, JSON.stringify(next)));
}

export function forgetSearches(): void {
  recentSearches.set([]);
  tryStorage(() => window.localStorage.removeItem(KEY));
}
