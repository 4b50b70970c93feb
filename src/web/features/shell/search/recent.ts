import { fold } from '#domain/kernel/folding.ts';
import { createStore } from '#web/ui/store.ts';
import { tidySearch } from '#web/lib/paths/garden.ts';
import { parseStored, tryStorage } from '#web/lib/storage/storage.ts';

/** So many searches are kept. */
export const MOST_RECENT = 5;
/** Where they are kept: in this browser only. */
const KEY = 'recent-searches';

/** A list of searches with one more at its head; the same words in other letters are the same search. */
export function withRecent(searches: readonly string[], words: string): readonly string[] {
  const search = tidySearch(words);
  if (search === '') return searches;
  const others = searches.filter((other) => fold(other) !== fold(search));
  return [search, ...others].slice(0, MOST_RECENT);
}

/** What stands in the storage may be anything. */
export function parseRecent(text: string | null): readonly string[] {
  const value = parseStored(text);
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'string' && tidySearch(one) !== '').slice(0, MOST_RECENT);
}

/** What was searched in this browser, the latest first; where storage is refused, on this page. */
export const recentSearches = createStore<readonly string[]>([]);

/** Reads what other tabs and earlier visits left. */
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
