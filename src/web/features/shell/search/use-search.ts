import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Charm, CharmsPage, ReadyMade, ReadyMadePage } from '#contract/http/catalogue.ts';
import { matchesFolded } from '#domain/kernel/folding.ts';
import { tidySearch } from '#web/lib/paths/garden.ts';
import { bestsellersQuery } from '#web/entities/charm/queries.ts';
import { articlesQuery } from '#web/entities/article/queries.ts';
import { read } from '#web/lib/api.ts';
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { findPages, pagesMeant, type FoundPage } from './pages.ts';

const MOST = { charms: 5, bracelets: 2, pages: 3 };

export type Found = {
  /** the words these results belong to; '' before the first search */
  readonly words: string;
  readonly charms: readonly Charm[];
  /** total number of matching charms */
  readonly charmTotal: number;
  readonly bracelets: readonly ReadyMade[];
  readonly pages: readonly FoundPage[];
  /** number of all results, including those not shown */
  readonly total: number;
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly retry: () => void;
};

/** Live search for the typed words. Previous results stay until the next ones arrive. */
export function useSearch(typed: string): Found {
  const wanted = tidySearch(typed);
  const words = useDebouncedValue(wanted);
  const asks = words !== '';
  const shared = { enabled: asks, placeholderData: asks ? keepPreviousData : undefined };
  const charms = useQuery({ ...read<CharmsPage>('/charms', { q: words, limit: MOST.charms }), ...shared });
  const bracelets = useQuery({
    ...read<ReadyMadePage>('/ready-made-bracelets', { q: words, limit: MOST.bracelets }),
    ...shared,
  });
  const articles = useQuery({ ...articlesQuery(), enabled: asks });
  const { pagination: { total: charmTotal = 0 } = {} } = charms.data ?? {};
  const stale = wanted !== words || charms.isPlaceholderData || charms.isPending;
  const written = asks ? findPages(words, MOST.pages, articles.data) : [];
  // Words that a product contains literally are not a typo.
  const settled = !stale && bracelets.isSuccess && !bracelets.isPlaceholderData;
  const mistyped = asks && settled && written.length === 0 && !isOnSale(words, charms.data, bracelets.data);
  const pages = mistyped ? pagesMeant(words, MOST.pages, articles.data) : written;
  return {
    words,
    charms: asks ? (charms.data?.charms ?? []) : [],
    charmTotal: asks ? charmTotal : 0,
    bracelets: asks ? (bracelets.data?.bracelets ?? []) : [],
    pages,
    total: asks ? charmTotal + (bracelets.data?.pagination.total ?? 0) + pages.length : 0,
    state: !asks && wanted === '' ? 'idle' : charms.isError ? 'failed' : stale ? 'searching' : 'found',
    retry: () => inBackground(Promise.all([charms.refetch(), bracelets.refetch()])),
  };
}

/** Whether a found product contains the words literally; otherwise the server has matched a corrected spelling. */
function isOnSale(words: string, found: CharmsPage | undefined, made: ReadyMadePage | undefined): boolean {
  const told = [
    ...(found?.charms ?? []).map(({ name, tags, colors, meaning }) => [name, ...tags, ...colors, meaning]),
    ...(made?.bracelets ?? []).map(({ name, description }) => [name, description]),
  ];
  return told.some((texts) => matchesFolded(texts.join(' '), words));
}

/** Bestsellers, shown while the field is empty. */
export function useBest(): readonly Charm[] {
  return useQuery(bestsellersQuery()).data?.slice(0, MOST.charms) ?? [];
}
