import type { FastifyInstance, FastifyRequest } from 'fastify';
import { articlePath, FEED_PATH, leafletPath, LEAFLETS, MEANINGS } from '#domain/content/paths.ts';
import { after, days } from '#domain/kernel/time.ts';
import { PAGES } from '#domain/identity/pages.ts';
import { lastChange } from '#server/catalogue/index.ts';
import { escapeHtml } from '#server/platform/mail/html.ts';
import type { Shop } from '#server/shop.ts';
import type { Written } from '../texts/articles.ts';
import { rssOf } from './rss.ts';

/** Public, but different for everybody. */
const PERSONAL = new Set(['/cart']);
const paths = Object.entries(PAGES);
const LISTED = paths
  .filter(([path, access]) => access === 'public' && !PERSONAL.has(path))
  .map(([path]) => path);
const UNLISTED = paths.filter(([path]) => !LISTED.includes(path)).map(([path]) => path);

/** What search engines and feed readers ask for. */
export function feedRoutes(app: FastifyInstance, shop: Shop, articles: readonly Written[]): void {
  const options = { schema: { hide: true } };
  const listed = [
    ...LISTED,
    ...LEAFLETS.map(leafletPath),
    ...[MEANINGS, ...articles.map(({ slug }) => slug)].map(articlePath),
  ];

  app.get('/robots.txt', options, (request, reply) => {
    const rules = ['User-agent: *', 'Disallow: /api/', ...UNLISTED.map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${rules.join('\n')}\n\nSitemap: ${originOf(request, shop)}/sitemap.xml\n`);
  });

  // RFC 9116: where somebody who found a hole may write to.
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

  app.get('/sitemap.xml', options, async (request, reply) => {
    const changed = await lastChange(shop.db);
    const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    const pages = listed.map(
      (path) => `<url><loc>${escapeHtml(originOf(request, shop) + path)}</loc>${lastmod}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`,
      );
  });

  app.get(FEED_PATH, options, (request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(rssOf(articles, originOf(request, shop), shop.settings.current().name)),
  );
}

function originOf(request: FastifyRequest, { config }: Shop): string {
  // What a proxy hands on of the host may be anybody's word.
  return config.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
}
