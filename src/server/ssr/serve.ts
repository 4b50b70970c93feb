import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { ERRORS } from '#contract/errors.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { tidyAddresses } from './address.ts';
import { arrangeFirstView } from './first-view.ts';
import { createPageCache, isTransient } from './page-cache.ts';
import { createRenderer, type Page, type Renderer } from './render.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const YEAR = 365 * 24 * 3600;
/** A file that is not there is no page: a redirect to one would hand HTML to who asks for a script. */
const FILES = /^\/(?:assets|brand)\/|^\/favicon\.ico$/;

/** Serves the bundle's files and renders every other GET as a page. With `DEV=1` Vite does both, with reloading. */
export async function servePages(app: FastifyInstance, shop: Shop): Promise<void> {
  if (process.env.DEV === '1') return serveDevelopment(app, shop);
  const entry = join(ROOT, 'build/server/index.js');
  const build = (await import(entry)) as ServerBuild;
  await app.register(fastifyStatic, {
    root: join(ROOT, 'build/client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  const { publicUrl } = shop.config;
  const arrange = (html: string) => arrangeFirstView(html, readBundled);
  const renderer = createRenderer(app, async () => build, 'production', shop.config, arrange);
  const render: Renderer = async (request, address) => {
    await app.countPage(request);
    return renderer(request, address);
  };
  const cache = createPageCache(render, tidyAddresses(build), publicUrl);
  shop.events.on('catalogue.changed', () => cache.clear());
  shop.events.on('catalogue.changed-elsewhere', () => cache.clear());
  shop.events.on('reviews.changed', ({ published }) => {
    if (published) cache.clear();
  });
  pageRoute(app, cache.render, (request, page) => cache.encode(request, page));
}

const bundled = new Map<string, string>();

/** @param address of a file of the bundle: `/assets/root-x.css` */
function readBundled(address: string, as: 'utf8' | 'base64'): string {
  const text = bundled.get(address) ?? readFileSync(join(ROOT, 'build/client', address), as);
  bundled.set(address, text);
  return text;
}

/** @param path of a file of the bundle */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR}, immutable`;
  // The one file that decides which version a browser keeps.
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

function pageRoute(
  app: FastifyInstance,
  render: (request: FastifyRequest) => Promise<Page>,
  encode: ReturnType<typeof createPageCache>['encode'] | null,
): void {
  app.get(
    '/*',
    { config: { access: 'public' }, schema: { hide: true }, exposeHeadRoute: true },
    async (request, reply) => {
      if (FILES.test(request.url)) throw new ShopError('NOT_FOUND');
      const page = await render(request);
      // Half a page is for people; whatever else asks reads the reason.
      const isForPeople = request.headers.accept?.includes('text/html') ?? false;
      if (page.status === ERRORS.UNAVAILABLE.status && !isForPeople) throw new ShopError('UNAVAILABLE');
      reply.code(page.status).headers(page.headers);
      if (encode === null) return reply.send(page.body);
      const { body, encoding, etag } = encode(request, page);
      reply.header('vary', 'accept-encoding');
      if (!isTransient(page)) reply.header('cache-control', 'no-cache');
      if (page.status === 200 && etag !== undefined) {
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      }
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.send(body);
    },
  );
}

async function serveDevelopment(app: FastifyInstance, { config }: Shop): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done();
    // Development only: Vite's own client runs inline scripts and styles.
    reply.raw.setHeader('content-security-policy', "default-src 'self' 'unsafe-inline' data: blob: ws:");
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  const render = createRenderer(app, build, 'development', config);
  pageRoute(app, (request) => render(request, request.url), null);
}
