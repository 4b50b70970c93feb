import type { Charm, ReadyMade } from '#contract/http/catalogue.ts';
import { fold } from '#domain/kernel/folding.ts';
import { builderPathFor, gardenSearchPath } from '#web/lib/paths/content-links.ts';
import { copy } from './copy.vi.ts';
import type { FoundPage } from './pages.ts';
import type { Found } from './use-search.ts';

/** One result of the list: its link and content. `words` fill the field instead of navigating. */
export type Find = { readonly key: string; readonly to: string } & (
  | { readonly kind: 'charm'; readonly charm: Charm }
  | { readonly kind: 'bracelet'; readonly bracelet: ReadyMade }
  | { readonly kind: 'page'; readonly page: FoundPage }
  | { readonly kind: 'words'; readonly words: string; readonly slug: string | null }
);

export type FindGroup = {
  readonly id: keyof typeof copy.groups;
  readonly finds: readonly Find[];
  /** column: main on the left, side beside it */
  readonly place: 'main' | 'side';
};

/** The groups of the list; empty groups are omitted. */
export function groupsOf(
  found: Found,
  best: readonly Charm[],
  recent: readonly string[],
): readonly FindGroup[] {
  const idle = found.state === 'idle';
  const groups: FindGroup[] = [
    { id: 'charms', place: 'main', finds: idle ? [] : found.charms.map(charmFind) },
    { id: 'best', place: 'main', finds: idle ? best.map(charmFind) : [] },
    { id: 'bracelets', place: 'side', finds: found.bracelets.map(braceletFind) },
    { id: 'pages', place: 'side', finds: found.pages.map(pageFind) },
    { id: 'recent', place: 'side', finds: recent.map((words) => wordsFind(words, null)) },
    {
      id: 'suggested',
      place: 'side',
      finds: idle ? suggestionsBeside(recent) : [],
    },
  ];
  return groups.filter(({ finds }) => finds.length > 0);
}

/** The key of the next result for the arrow keys; null is the field itself, between the last and the first. */
export function nextFind(groups: readonly FindGroup[], active: string | null, step: 1 | -1): string | null {
  const keys = [null, ...groups.flatMap(({ finds }) => finds.map(({ key }) => key))];
  const at = Math.max(0, keys.indexOf(active));
  return keys[(at + step + keys.length) % keys.length] ?? null;
}

/** Suggestions that are not among the recent searches. */
function suggestionsBeside(recent: readonly string[]): Find[] {
  const known = new Set(recent.map(fold));
  return copy.suggestions
    .filter(({ words }) => !known.has(fold(words)))
    .map(({ words, slug }) => wordsFind(words, slug));
}

const charmFind = (charm: Charm): Find => ({
  kind: 'charm',
  key: `charm-${charm._id}`,
  to: gardenSearchPath(charm.name),
  charm,
});

/** A bracelet with a known design opens in the builder; others link to the ready-made section of the home page. */
const braceletFind = (bracelet: ReadyMade): Find => ({
  kind: 'bracelet',
  key: `bracelet-${bracelet._id}`,
  to: bracelet.hasDesign ? builderPathFor(bracelet._id) : '/#vong-co-san',
  bracelet,
});

const pageFind = (page: FoundPage): Find => ({ kind: 'page', key: `page-${page.to}`, to: page.to, page });

const wordsFind = (words: string, slug: string | null): Find => ({
  kind: 'words',
  key: `${slug === null ? 'recent' : 'suggested'}-${words}`,
  to: gardenSearchPath(words),
  words,
  slug,
});
