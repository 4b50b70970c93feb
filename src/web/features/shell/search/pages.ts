import type { ArticleCard } from '#contract/http/content.ts';
import { articlePath } from '#domain/content/paths.ts';
import { matchesFolded } from '#domain/kernel/folding.ts';
import { findIntended } from '#domain/kernel/typos.ts';
import { flowers } from '#web/entities/article/flowers.vi.ts';
import { meaningPath } from '#web/lib/paths/content-links.ts';
import type { IconName } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';

/** A page that the search can find. */
export type FoundPage = { readonly title: string; readonly to: string; readonly icon: IconName };

/** `words`: additional search words besides the title. */
const PAGES: readonly (FoundPage & { readonly words: string })[] = [
  ...flowers.map(({ slug, name, meaning, word }) => ({
    title: copy.flowerPage(name),
    words: `${meaning} ${word}`,
    to: meaningPath(slug),
    icon: 'flower' as const,
  })),
  ...copy.guide.map((page) => ({ ...page, icon: 'info' as const })),
];

type Article = Pick<ArticleCard, 'slug' | 'title' | 'lead'>;

/** Pages and articles that contain every search word, those with all of them in the title first. */
export function findPages(search: string, most: number, articles: readonly Article[] = []): FoundPage[] {
  const found = withArticles(articles).filter(({ title, words }) =>
    matchesFolded(`${title} ${words}`, search),
  );
  const inTitle = ({ title }: FoundPage) => (matchesFolded(title, search) ? 0 : 1);
  return shown(
    found.toSorted((a, b) => inTitle(a) - inTitle(b)),
    most,
  );
}

/**
 * Pages and articles that a mistyped search may mean, used when nothing in the shop matches literally. Articles match by title
 * only: in a whole sentence some word is always one letter away.
 */
export function pagesMeant(search: string, most: number, articles: readonly Article[] = []): FoundPage[] {
  const titled = articles.map((article) => ({ ...article, lead: '' }));
  const meant = findIntended(
    search,
    withArticles(titled),
    ({ title }) => title,
    ({ title, words }) => `${title} ${words}`,
  );
  return shown(meant, most);
}

function withArticles(articles: readonly Article[]): typeof PAGES {
  const toRead = articles.map(({ slug, title, lead }) => ({
    title,
    words: lead,
    to: articlePath(slug),
    icon: 'book' as const,
  }));
  return [...PAGES, ...toRead];
}

const shown = (pages: readonly FoundPage[], most: number): FoundPage[] =>
  pages.slice(0, most).map(({ title, to, icon }) => ({ title, to, icon }));
