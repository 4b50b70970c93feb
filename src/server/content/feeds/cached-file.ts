import type { FastifyReply, FastifyRequest } from 'fastify';
import { createResponseCache } from '#server/platform/http/response-cache.ts';
import { mustRevalidate } from '#server/platform/http/cached-routes.ts';
import { readsOwnWrites } from '#server/platform/http/own-writes.ts';
import { sendCached } from '#server/platform/http/early-responses.ts';
import type { Shop } from '#server/shop.ts';

const MOST_BYTES = 4 * 1024 * 1024;

export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  write: (site: string) => Promise<string>,
) => Promise<FastifyReply>;

/**
 * Serves files for crawlers from the response cache, for as long as no public data has changed (decision 0033): each is built
 * once for all clients, and is never older than the catalogue.
 */
export function createCachedFiles(shop: Shop): SendFile {
  const kept = createResponseCache(shop.version, { mostBytes: MOST_BYTES, mayKeep: () => true });
  return async (request, reply, type, write) => {
    const site = originOf(request, shop);
    const key = `${site}${request.routeOptions.url ?? ''}`;
    const make = async () => ({
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
      body: await write(site),
    });
    // Without a configured URL the Host header is untrusted: nothing is cached under it.
    if (shop.config.publicUrl === null) {
      const { headers, body } = await make();
      return reply.headers(headers).send(body);
    }
    const fresh = readsOwnWrites(request) || mustRevalidate(request.headers['cache-control']);
    const answer = await kept.get(key, make, { fresh });
    return sendCached(request, reply, {
      answer,
      find: () => kept.find(key),
      isTidy: !request.url.includes('?'),
    });
  };
}

/** Scheme and host for the URLs in a file. */
export function originOf(request: FastifyRequest, { config }: Shop): string {
  // A forwarded host header is untrusted.
  return config.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
}
