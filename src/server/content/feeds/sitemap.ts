import { articlePath, leafletPath, MEANINGS } from '#domain/content/paths.ts';
import { PAGES } from '#domain/identity/pages.ts';
import { listForSale } from '#server/catalogue/index.ts';
import type { Shop } from '#server/shop.ts';
import { readLeaflets } from '../leaflets/leaflets.ts';
import type { Written } from '../texts/articles.ts';
import { element } from './xml.ts';

/** Public, but different for every visitor. */
const PERSONAL = new Set(['/cart']);
const paths = Object.entries(PAGES);
const LISTED = paths
  .filter(([path, access]) => access === 'public' && !PERSONAL.has(path))
  .map(([path]) => path);
/** Pages excluded for crawlers. */
export const UNLISTED = paths.filter(([path]) => !LISTED.includes(path)).map(([path]) => path);

type Page = { path: string; changed?: Date | undefined; pictures?: (string | null)[] };

/** Pages that list the goods on offer, and so change with them. */
const SHOW_GOODS = new Set(['/', '/garden']);

/**
 * Every indexable page, with the moment of its last change where known, and its pictures (sitemaps.org; Google's image
 * extension).
 * @param site scheme and host without a trailing slash
 */
export async function sitemapOf(
  shop: Pick<Shop, 'db' | 'pictures'>,
  articles: readonly Written[],
  site: string,
): Promise<string> {
  const goods = await listForSale(shop);
  const latest = newest(goods.map(({ updatedAt }) => updatedAt));
  const pages: Page[] = [
    ...LISTED.map((path) => ({ path, changed: SHOW_GOODS.has(path) ? latest : undefined })),
    { path: '/blog', changed: newest(articles.map(({ date }) => new Date(date))) },
    ...leaflets.map(({ slug, date }) => ({ path: leafletPath(slug), changed: new Date(date) })),
    { path: articlePath(MEANINGS) },
    ...articles.map(({ slug, date }) => ({ path: articlePath(slug), changed: new Date(date) })),
    ...goods.map(({ path, updatedAt, square, share, more }) => ({
      path,
      changed: updatedAt,
      pictures: [square, share, ...more],
    })),
  ];
  const known = new Map(pages.map((page) => [page.path, page]));
  const urls = [...known.values()].map((page) => urlOf(page, site)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls}
</urlset>
`;
}

const leaflets = Object.values(readLeaflets());

const newest = (moments: readonly Date[]): Date | undefined =>
  moments.toSorted((one, other) => other.getTime() - one.getTime())[0];

function urlOf({ path, changed, pictures = [] }: Page, site: string): string {
  const shown = pictures
    .filter((picture) => picture !== null)
    .map((picture) => `<image:image>${element('image:loc', site + picture)}</image:image>`);
  const lastmod = changed === undefined ? '' : element('lastmod', changed.toISOString());
  return `<url>${element('loc', site + path)}${lastmod}${shown.join('')}</url>`;
}
