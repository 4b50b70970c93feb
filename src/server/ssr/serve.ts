import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { toPublicShop } from '#domain/shop/settings.ts';
import { isReachableWhileClosed } from '#domain/shop/while-closed.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Authenticate } from '#server/platform/http/access.ts';
import { asShopError, isForPeople, ShopError } from '#server/platform/http/errors.ts';
import { readsOwnWrites } from '#server/platform/http/own-writes.ts';
import { sendCached } from '#server/platform/http/early-responses.ts';
import type { Shop } from '#server/shop.ts';
import { serveBundle } from './bundle-files.ts';
import { closedPage } from './closed-page.vi.ts';
import { tidyAddresses } from './address.ts';
import { arrangeFirstView } from './first-view.ts';
import { createPersonalPages } from './personal-pages.ts';
import { createPageCache, isTransient } from './page-cache.ts';
import { createRenderer } from './render.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CLIENT = join(ROOT, 'build/client');
/** A missing file is 404 and not a page: a script request must not get HTML. */
const FILES = /^\/(?:assets|brand)\/|^\/favicon\.ico$/;
/**
 * Paths of no page that the router cannot lead home: browsers take `//evil.example/garden` for another host, the router's pattern
 * for any path ends at a line break, and what trims a path takes time by the square of its slashes: a third of a second for the
 * longest address.
 */
const ASTRAY = /^[^?]*(?:\/\/|%0[ad]|%e2%80%a[89])/i;

/** Loads the built pages; null with `DEV=1`. */
export async function loadPages(): Promise<ServerBuild | null> {
  if (process.env.DEV === '1') return null;
  return (await import(join(ROOT, 'build/server/index.js'))) as ServerBuild;
}

/** Serves the bundle's files and renders every other GET as a page. With `DEV=1` Vite does both, with reloading. */
export async function servePages(
  app: FastifyInstance,
  shop: Shop,
  authenticate: Authenticate,
): Promise<void> {
  const build = await loadPages();
  if (build === null) return serveDevelopment(app, shop, authenticate);
  await serveBundle(app, CLIENT);
  const { publicUrl } = shop.config;
  const heldTaps = readFileSync(join(ROOT, 'build/held-taps.js'), 'utf8').trim();
  const arrange = (html: string, nonce: string) => arrangeFirstView(html, nonce, readBundled, heldTaps);
  const render = createRenderer(app, async () => build, 'production', siteOf(shop), arrange);
  const page = createPageCache(render, tidyAddresses(build), {
    version: shop.version,
    publicUrl,
    countNew: (request) => app.countPage(request),
    counted: shop.health.pages,
  });
  const personal = createPersonalPages(app, build, render);
  pageRoute(app, async (request, reply) => {
    const keptOut = await whoIsKeptOut(shop, authenticate, request);
    if (keptOut !== null) return sendClosed(shop, reply, keptOut);
    const personalPage = await personal.render(request);
    if (personalPage !== null) return personal.send(request, reply, personalPage);
    const sending = await page(request, { fresh: readsOwnWrites(request) });
    const { status, headers } = sending.answer;
    refuseUnavailable(request, status);
    if (!isTransient({ headers })) reply.header('cache-control', 'no-cache');
    // Never served before the checks above have run: pages that staff see of a closed shop, and URLs for which a customer may get
    // a personal page.
    const isTidy = sending.isTidy && shop.settings.current().isOpen && !personal.isOne(request);
    return sendCached(request, reply, { ...sending, isTidy });
  });
}

/** While the shop is closed, visitors see a single page instead of most others; staff see the shop. */
async function whoIsKeptOut(
  { settings }: Shop,
  authenticate: Authenticate,
  { url, cookies }: FastifyRequest,
): Promise<'guest' | 'customer' | null> {
  if (settings.current().isOpen || isReachableWhileClosed(url)) return null;
  const actor = await authenticate(cookies);
  if (actor === null) return 'guest';
  return actor.role === 'customer' ? 'customer' : null;
}

const sendClosed = ({ settings, canMail }: Shop, reply: FastifyReply, visitor: 'guest' | 'customer') =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'cookie' })
    .type('text/html; charset=utf-8')
    .send(closedPage(toPublicShop(settings.current(), canMail), lateFonts(), visitor === 'customer'));

/** The shop's data for every page: no older than the version under which the page is cached, unless the database is away. */
const siteOf = ({ config, settings, canMail }: Shop) => ({
  ...config,
  async shop() {
    await settings.refresh().catch(() => undefined);
    return toPublicShop(settings.current(), canMail);
  },
});

let fonts: string | null | undefined;

/** Address of the style sheet with the shop's fonts (`src/web/ui/styles/late-fonts.css`); null with `DEV=1`. */
function lateFonts(): string | null {
  if (fonts === undefined) {
    const assets = join(CLIENT, 'assets');
    const file = existsSync(assets)
      ? readdirSync(assets).find((name) => /^late-fonts-.+\.css$/.test(name))
      : undefined;
    fonts = file === undefined ? null : `/assets/${file}`;
  }
  return fonts;
}

const bundled = new Map<string, string>();

/** @param address of a file of the bundle: `/assets/root-x.css` */
function readBundled(address: string, as: 'utf8' | 'base64'): string {
  const text = bundled.get(address) ?? readFileSync(join(CLIENT, address), as);
  bundled.set(address, text);
  return text;
}

function pageRoute(
  app: FastifyInstance,
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get(
    '/*',
    // Text that cannot be stored is refused by the API, and the visitor still gets a page.
    { config: { access: 'public', anyText: true }, schema: { hide: true }, exposeHeadRoute: true },
    async (request, reply) => {
      if (ASTRAY.test(request.url)) return reply.redirect('/', 302);
      if (FILES.test(request.url)) throw new ShopError('NOT_FOUND');
      try {
        return await serve(request, reply);
      } catch (error) {
        const failure = asShopError(error);
        if (failure.code !== 'UNAVAILABLE' || !isForPeople(request)) throw error;
        request.log.warn({ reason: String(failure.cause) }, 'unavailable');
        const { message, retryAfter = 0 } = failure;
        reply
          .code(ERRORS.UNAVAILABLE.status)
          .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' });
        return reply.type('text/html; charset=utf-8').send(bareSentence(message, retryAfter));
      }
    },
  );
}

/**
 * A degraded page is for people; other clients get the reason as an error.
 * @throws ShopError UNAVAILABLE
 */
function refuseUnavailable(request: FastifyRequest, status: number): void {
  if (status === ERRORS.UNAVAILABLE.status && !isForPeople(request)) throw new ShopError('UNAVAILABLE');
}

/** A minimal page for people when none can be rendered. It reloads by itself. */
const bareSentence = (sentence: string, seconds: number): string =>
  `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}"><title>${sentence}</title>
<body style="font:18px/1.6 system-ui;background:#fbf8ec;color:#4a2c3a;text-align:center;padding:20vh 1rem"><h1 style="font-size:1.25rem">${sentence}</h1></html>
`;

/** Vite's client runs inline scripts and adds styles to the page. */
const OF_DEVELOPMENT = "default-src 'self' 'unsafe-inline' data: blob: ws:";

async function serveDevelopment(app: FastifyInstance, shop: Shop, authenticate: Authenticate): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  const render = createRenderer(app, build, 'development', siteOf(shop));
  pageRoute(app, async (request, reply) => {
    const keptOut = await whoIsKeptOut(shop, authenticate, request);
    if (keptOut !== null) return sendClosed(shop, reply, keptOut);
    const { status, headers, body } = await render(request, request.url);
    refuseUnavailable(request, status);
    return reply
      .code(status)
      .headers({ ...headers, 'content-security-policy': OF_DEVELOPMENT })
      .send(body);
  });
}
