import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { createResponseCache } from './response-cache.ts';
import { readsOwnWrites } from './own-writes.ts';
import { sendCached } from './early-responses.ts';
import type { Version } from './version.ts';

/** Some 5,000 lists and details, compressed. */
const MOST_BYTES = 16 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for everybody and depends on the URL alone, so it is cached (decision 0054). */
    cached?: true;
  }
}

type Options = {
  version: Version;
  /** Refreshes what handlers read from memory instead of the database. */
  prepare: () => Promise<unknown>;
};

/**
 * Serves GET routes marked `cached` from the cache, keyed by their parsed parameters, so that unknown query parameters create no
 * entries. Register before the routes.
 */
export function cacheResponses(app: FastifyInstance, { version, prepare }: Options): void {
  const kept = createResponseCache(version, { mostBytes: MOST_BYTES, mayKeep: () => true, smallLater: true });
  app.addHook('onRoute', (route) => {
    if (route.config?.cached !== true || route.method !== 'GET') return;
    if (route.config.access !== 'public')
      throw new Error(`${route.url} is not for everybody and cannot be cached`);
    const handle = route.handler;
    const handler: RouteHandlerMethod = async function (request, reply) {
      const key = `${route.url} ${JSON.stringify([request.params, knownQuery(request)])}`;
      const make = async () => {
        await prepare();
        const body = reply.serialize((await handle.call(this, request, reply)) as object) as string;
        return { status: 200, headers: { 'content-type': JSON_TYPE }, body };
      };
      const answer = await kept.get(key, make, { fresh: wantsFresh(request) });
      reply.header('cache-control', 'no-cache');
      return sendCached(request, reply, { answer, find: () => kept.find(key), isTidy: isTidy(request) });
    };
    route.handler = handler;
  });
}

const knownQuery = ({ query, routeOptions }: FastifyRequest) =>
  routeOptions.schema?.querystring === undefined ? {} : (query as object);

/** Whether the URL has no unknown query parameters. */
function isTidy(request: FastifyRequest): boolean {
  const known = knownQuery(request);
  const [, search = ''] = request.url.split('?', 2);
  return [...new URLSearchParams(search).keys()].every((name) => name in known);
}

/**
 * Clients that have just written, and those that send `no-cache`: the admin desk, and a page that is rendered from this response.
 */
const wantsFresh = (request: FastifyRequest): boolean =>
  readsOwnWrites(request) || mustRevalidate(request.headers['cache-control']);

export const mustRevalidate = (cacheControl: string | undefined): boolean =>
  cacheControl !== undefined && /no-cache|max-age=0/.test(cacheControl);
