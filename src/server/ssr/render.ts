import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import { ERRORS } from '#contract/errors.ts';
import type { User } from '#contract/http/identity.ts';
import type { PublicShop } from '#domain/shop/public.ts';
import type { Config } from '#server/platform/process/config.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { pageCsp } from '#server/platform/http/headers.ts';
import type { SharedResponse } from '#server/platform/http/response-cache.ts';
import { sealOwnScripts } from './own-scripts.ts';

/**
 * What the bundle exports beside React Router's own names (`entry.server.tsx`): the router that it contains, and the router
 * context, made from a function that calls the shop's own API, so that there is one instance of router and context keys.
 */
type ShopBuild = ServerBuild & {
  entry: {
    module: {
      createContext(ask: CallApi, site: Site): never;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};

/** The context of a rendering. */
type Site = {
  origin: string;
  analyticsId: string | null;
  shop: PublicShop;
  customer: User | null;
  nonce: string;
  onError: (error: unknown) => void;
};

/**
 * Calls the shop's own API without the network; by POST if there is a body.
 * @returns the `data` of the response
 */
type CallApi = (path: string, body?: object) => Promise<unknown>;

/**
 * @param address the path and query to render; the request supplies everything else
 * @param customer to render for, with the request's cookies; without one no cookies reach the renderer
 */
export type Renderer = (request: FastifyRequest, address: string, customer?: User) => Promise<SharedResponse>;

/**
 * The origin of the page: the configured URL, else this machine's address if the Host header names it. Any other Host is
 * untrusted, and its pages use localhost.
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
 * Renders pages through the bundle; data is loaded through the app itself (`inject`), so there is one data path.
 * @param arrange rewrites the HTML of a page before it is cached; what it adds gets the rendering's nonce
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
  arrange: (html: string, nonce: string) => string = (html) => html,
): Renderer {
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (shopBuild: ShopBuild) => {
    const handler = handlers.get(shopBuild) ?? shopBuild.entry.module.createRequestHandler(shopBuild, mode);
    handlers.set(shopBuild, handler);
    return handler;
  };
  return async (request, path, customer) => {
    const troubles: number[] = [];
    const origin = originOf(request, publicUrl);
    const ask: CallApi = async (apiPath, body) => {
      // A page is cached under the version at its start, so nothing older may go into it.
      const { headers, ...from } = customer === undefined ? { headers: FRESH } : asCustomerOf(request);
      const answer = await app.inject({
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', payload: body }),
        url: `/api${apiPath}`,
        headers: { host: new URL(origin).host, ...headers, ...(body && { origin }) },
        ...from,
      });
      if (answer.statusCode >= 500) troubles.push(answer.statusCode);
      if (answer.statusCode !== 200) throw new Response(answer.body, { status: answer.statusCode });
      return answer.json<{ data: unknown }>().data;
    };
    const address = URL.parse(path, origin);
    // Some hosts and paths are invalid URLs although the HTTP parser accepts them: `Host: a b`, `GET //`.
    if (address === null) throw new ShopError('MALFORMED');
    const shopBuild = (await build()) as ShopBuild;
    const asked = new Request(address, {
      headers: { 'user-agent': request.headers['user-agent'] ?? '' },
    });
    const nonce = randomBytes(16).toString('base64url');
    const onError = (error: unknown) =>
      request.log.error({ err: error, page: address.pathname }, 'page failed');
    const site = {
      origin,
      analyticsId,
      shop: await shop(),
      customer: customer ?? null,
      nonce,
      onError,
    };
    const answer = await handlerOf(shopBuild)(asked, shopBuild.entry.module.createContext(ask, site));
    const text = await answer.text();
    const headers = Object.fromEntries(answer.headers);
    if (!headers['content-type']?.startsWith('text/html'))
      return { status: answer.status, headers, body: text };
    const { body, inline } = sealOwnScripts(arrange(text, nonce), nonce);
    headers['content-security-policy'] = pageCsp(inline, { analytics: analyticsId !== null });
    return incomplete({ status: answer.status, headers, body }, troubles);
  };
}

const FRESH = { 'cache-control': 'no-cache' };

/** The options that make an internal call act as the customer of a request. */
export const asCustomerOf = ({ headers: { cookie = '', host = '' }, ip }: FastifyRequest) => ({
  headers: { ...FRESH, cookie, host },
  remoteAddress: ip,
});

/**
 * A page with missing parts because API calls failed: it shows the rest and offers a retry, but it is not cached, and if the
 * database was away its status says so.
 */
function incomplete(page: SharedResponse, troubles: readonly number[]): SharedResponse {
  if (troubles.length === 0 || page.status !== 200) return page;
  const headers = { ...page.headers, 'cache-control': 'no-store' };
  if (!troubles.includes(ERRORS.UNAVAILABLE.status)) return { ...page, headers };
  const wait = new ShopError('UNAVAILABLE').retryAfter;
  return { ...page, headers: { ...headers, 'retry-after': String(wait) }, status: ERRORS.UNAVAILABLE.status };
}
