import { articlePath, FEED_PATH } from '#domain/content/paths.ts';
import { copy } from '#domain/content/copy.vi.ts';
import { escapeHtml } from '#server/platform/mail/html.ts';
import type { Written } from '../texts/articles.ts';

/** The magazine as RSS 2.0. `site` is scheme and host without a trailing slash. */
export function rssOf(articles: readonly Written[], site: string, shop: string): string {
  const self = escapeHtml(new URL(FEED_PATH, site).href);
  const items = articles.map(({ slug, title, lead, author, date }) => {
    const link = escapeHtml(new URL(articlePath(slug), site).href);
    return (
      `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid>${link}</guid>` +
      `<description>${escapeHtml(lead)}</description><dc:creator>${escapeHtml(author ?? shop)}</dc:creator>` +
      `<pubDate>${new Date(date).toUTCString()}</pubDate></item>`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>` +
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>` +
    `<title>${escapeHtml(copy.feed.title(shop))}</title><link>${escapeHtml(new URL('/blog', site).href)}</link>` +
    `<description>${escapeHtml(copy.feed.description)}</description><language>vi</language>${items.join('')}</channel></rss>\n`
  );
}
