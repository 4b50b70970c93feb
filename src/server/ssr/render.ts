import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { ERRORS } from '#contract/errors.ts';
import type { User } from '#contract/http/identity.ts';
import type { PublicShop } from '#domain/shop/public.ts';
import type { Config } from '#server/platform/process/config.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { pageCsp } from '#server/platform/http/headers.ts';
import type { Answer } from '#server/platform/http/kept-answers.ts';
import { sealOwnScripts } from './own-scripts.ts';

/**
 * What the bundle exports beside React Router's own names (`entry.server.tsx`): it makes the router context from
 * a function that asks the shop's own API, so that server and bundle share one instance of the context keys.
 */
type ShopBuild = ServerBuild & { entry: { module: { createContext(ask: Ask, site: Site): never } } };

/** What every page of this rendering may know of where it stands. */
type Site = {
  origin: string;
  analyticsId: string | null;
  shop: PublicShop;
  her: User | null;
  mark: string;
  onError: (error: unknown) => void;
};

/** Asks the shop's own API for data without the network; with a body, by POST. @returns the `data` of the answer */
export type Ask = (path: string, body?: object) => Promise<unknown>;

/**
 * @param address the path and query to render; the request tells the rest
 * @param her for whom alone, with the cookies of the request; without her nobody's cookies reach the renderer
 */
export type Renderer = (request: FastifyRequest, address: string, her?: User) => Promise<Answer>;

/**
 * Where the page stands for its reader: the configured address, else the one of this machine that she asked. A `Host` that
 * is no name of this machine may be anybody's invention; its pages say that they stand at localhost.
 */
export function originOf({ host, socket }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { localAddress = '', localPort } = socket;
  const address = isIP(localAddress) === 6 ? `[${localAddress}]` : localAddress;
  const named = [address, localAddress.replace(/^::ffff:/, '')].find(
    (name) => host === `${name}:${localPort}`,
  );
  return `http://${named ?? 'localhost'}:${localPort}`;
}

/**
 * Renders pages through the bundle; prefetching goes through the app itself (`inject`), so there is one data path.
 * @param arrange changes the HTML of a page before it is kept; what it writes of its own bears the mark of the rendering
 */
export function createRenderer(
  app: FastifyInstance,
  build: () => Promise<ServerBuild>,
  mode: string,
  {
    publicUrl,
    analyticsId,
    shop,
  }: Pick<Config, 'publicUrl' | 'analyticsId'> & {
    shop: () => Promise<PublicShop>;
  },
  arrange: (html: string, mark: string) => string = (html) => html,
): Renderer {
  const handle = createRequestHandler(build, mode);
  return async (request, path, her) => {
    const troubles: number[] = [];
    const origin = originOf(request, publicUrl);
    const ask: Ask = async (path, body) => {
      // A page is kept as being as new as the version it was begun under, so nothing older goes into it.
      const { headers, ...from } = her === undefined ? { headers: FRESH } : asShe(request);
      const answer = await app.inject({
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', payload: body }),
        url: `/api${path}`,
        headers: { host: new URL(origin).host, ...headers, ...(body && { origin }) },
        ...from,
      });
      if (answer.statusCode >= 500) troubles.push(answer.statusCode);
      if (answer.statusCode !== 200) throw new Response(answer.body, { status: answer.statusCode });
      return answer.json<{ data: unknown }>().data;
    };
    const address = URL.parse(path, origin);
    // Some hosts and paths are none, whatever the HTTP parser let through: `Host: a b`, `GET //`.
    if (address === null) throw new ShopError('MALFORMED');
    const shopBuild = (await build()) as ShopBuild;
    const asked = new Request(address, {
      headers: { 'user-agent': request.headers['user-agent'] ?? '' },
    });
    const mark = randomBytes(16).toString('base64url');
    const onError = (error: unknown) =>
      request.log.error({ err: error, page: address.pathname }, 'page failed');
    const site = { origin, analyticsId, shop: await shop(), her: her ?? null, mark, onError };
    const answer = await handle(asked, shopBuild.entry.module.createContext(ask, site));
    const text = await answer.text();
    const headers = Object.fromEntries(answer.headers);
    if (!headers['content-type']?.startsWith('text/html'))
      return { status: answer.status, headers, body: text };
    const { body, inline } = sealOwnScripts(arrange(text, mark), mark);
    headers['content-security-policy'] = pageCsp(inline, { analytics: analyticsId !== null });
    return incomplete({ status: answer.status, headers, body }, troubles);
  };
}

const FRESH = { 'cache-control': 'no-cache' };

/** What makes a call within the server one of hers. */
export const asShe = ({ headers: { cookie = '', host = '' }, ip }: FastifyRequest) => ({
  headers: { ...FRESH, cookie, host },
  remoteAddress: ip,
});

/**
 * A page that lacks something because the shop had trouble: it shows the rest and offers to try again, but nobody keeps
 * it, and where the database was away its status says so.
 */
function incomplete(page: Answer, troubles: readonly number[]): Answer {
  if (troubles.length === 0 || page.status !== 200) return page;
  const headers = { ...page.headers, 'cache-control': 'no-store' };
  if (!troubles.includes(ERRORS.UNAVAILABLE.status)) return { ...page, headers };
  const wait = new ShopError('UNAVAILABLE').retryAfter;
  return { ...page, headers: { ...headers, 'retry-after': String(wait) }, status: ERRORS.UNAVAILABLE.status };
}
