import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Charm, CharmsPage, ReadyMade, ReadyMadePage } from '#contract/http/catalogue.ts';
import { foundIn } from '#domain/kernel/folding.ts';
import { tidySearch } from '#web/lib/paths/garden.ts';
import { bestsellersQuery } from '#web/entities/charm/queries.ts';
import { articlesQuery } from '#web/entities/article/queries.ts';
import { read } from '#web/lib/api.ts';
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { findPages, pagesMeant, type FoundPage } from './pages.ts';

const MOST = { charms: 5, bracelets: 2, pages: 3 };

export type Found = {
  /** the words these answers are for; '' before anything is asked */
  readonly words: string;
  readonly charms: readonly Charm[];
  /** charms there are in all */
  readonly charmTotal: number;
  readonly bracelets: readonly ReadyMade[];
  readonly pages: readonly FoundPage[];
  /** everything found, shown or not */
  readonly total: number;
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly retry: () => void;
};

/** What the shop has for the words in a field, as they are typed. The answers of before stay until the next ones come. */
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
  // What the goods have word for word is not mistyped.
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

/** Whether something that was found has the words; else it is what they were taken for. */
function isOnSale(words: string, found: CharmsPage | undefined, made: ReadyMadePage | undefined): boolean {
  const told = [
    ...(found?.charms ?? []).map(({ name, tags, colors, meaning }) => [name, ...tags, ...colors, meaning]),
    ...(made?.bracelets ?? []).map(({ name, description }) => [name, description]),
  ];
  return told.some((texts) => foundIn(texts.join(' '), words));
}

/** What sells best, for a field in which nothing is typed yet. */
export function useBest(): readonly Charm[] {
  return useQuery(bestsellersQuery()).data?.slice(0, MOST.charms) ?? [];
}
