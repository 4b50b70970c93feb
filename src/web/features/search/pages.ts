import type { ArticleCard } from '#contract/http/content.ts';
import { articlePath } from '#domain/content/paths.ts';
import { foundIn } from '#domain/kernel/folding.ts';
import { flowers } from '#web/features/content/flowers.vi.ts';
import { meaningPath } from '#web/features/content/links.ts';
import type { IconName } from '#web/ui/Icon.tsx';
import { copy } from './copy.vi.ts';

/** Something to read that a search may find. */
export type FoundPage = { readonly title: string; readonly to: string; readonly icon: IconName };

/** `words` is what it is found by, its title aside. */
const PAGES: readonly (FoundPage & { readonly words: string })[] = [
  ...flowers.map(({ slug, name, meaning, word }) => ({
    title: copy.flowerPage(name),
    words: `${meaning} ${word}`,
    to: meaningPath(slug),
    icon: 'flower' as const,
  })),
  ...copy.guide.map((page) => ({ ...page, icon: 'info' as const })),
];

/** Pages and articles that have every word of a search, those that have them in their title first. */
export function findPages(
  search: string,
  most: number,
  articles: readonly Pick<ArticleCard, 'slug' | 'title' | 'lead'>[] = [],
): FoundPage[] {
  const toRead = articles.map(({ slug, title, lead }) => ({
    title,
    words: lead,
    to: articlePath(slug),
    icon: 'book' as const,
  }));
  const found = [...PAGES, ...toRead].filter(({ title, words }) => foundIn(`${title} ${words}`, search));
  const inTitle = ({ title }: FoundPage) => (foundIn(title, search) ? 0 : 1);
  return found
    .toSorted((a, b) => inTitle(a) - inTitle(b))
    .slice(0, most)
    .map(({ title, to, icon }) => ({ title, to, icon }));
}
