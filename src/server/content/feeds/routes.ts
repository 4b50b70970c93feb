import type { FastifyInstance } from 'fastify';
import { FEED_PATH } from '#domain/content/paths.ts';
import { after, days } from '#domain/kernel/time.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { Written } from '../texts/articles.ts';
import { createCachedFiles, originOf } from './cached-file.ts';
import { manifestOf } from './manifest.ts';
import { rssOf } from './rss.ts';
import { sitemapOf, UNLISTED } from './sitemap.ts';

/**
 * Files for search engines and feed readers. A shop that has not opened serves neither sitemap nor feed, because all its pages
 * are the same one.
 */
export function feedRoutes(app: FastifyInstance, shop: Shop, articles: readonly Written[]): void {
  const options = { schema: { hide: true } };
  const whenOpen = {
    ...options,
    onRequest: async () => {
      if (!shop.settings.current().isOpen) throw new ShopError('NOT_FOUND');
    },
  };
  const send = createCachedFiles(shop);

  app.get('/robots.txt', options, (request, reply) => {
    const rules = ['User-agent: *', 'Disallow: /api/', ...UNLISTED.map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${[...rules, ...sitemapLines(shop, originOf(request, shop))].join('\n')}\n`);
  });

  // RFC 9116: the contact for reports of vulnerabilities.
  app.get('/.well-known/security.txt', options, (request, reply) => {
    const { email } = shop.settings.current();
    const lines = [
      `Contact: ${email === '' ? `${originOf(request, shop)}/help` : `mailto:${email}`}`,
      `Expires: ${after(shop.clock.now(), days(180)).toISOString()}`,
      'Preferred-Languages: vi, en',
      `Canonical: ${originOf(request, shop)}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/manifest.webmanifest', options, async (_request, reply) => {
    await shop.settings.refresh().catch(() => undefined);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestOf(shop.settings.current()));
  });

  app.get('/sitemap.xml', whenOpen, (request, reply) =>
    send(request, reply, 'application/xml; charset=utf-8', (site) => sitemapOf(shop, articles, site)),
  );

  app.get(FEED_PATH, whenOpen, (request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(rssOf(articles, originOf(request, shop), shop.settings.current().name)),
  );
}

const sitemapLines = ({ settings }: Shop, site: string): string[] =>
  settings.current().isOpen ? ['', `Sitemap: ${site}/sitemap.xml`] : [];
