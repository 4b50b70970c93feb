import type { FastifyReply, FastifyRequest } from 'fastify';
import { createKeptAnswers } from '#server/platform/http/kept-answers.ts';
import { asksAgain } from '#server/platform/http/kept-routes.ts';
import { readsOwnWrites } from '#server/platform/http/own-writes.ts';
import { sendKept } from '#server/platform/http/quick-answers.ts';
import type { Shop } from '#server/shop.ts';

const MOST_BYTES = 4 * 1024 * 1024;

export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  write: (site: string) => Promise<string>,
) => Promise<FastifyReply>;

/**
 * Files for crawlers from ready bytes, as long as nothing that everybody is shown has changed (decision 0033): each is written
 * once, however many ask, and is never older than the catalogue.
 */
export function createFiles(shop: Shop): SendFile {
  const kept = createKeptAnswers(shop.version, { mostBytes: MOST_BYTES, mayKeep: () => true });
  return async (request, reply, type, write) => {
    const site = originOf(request, shop);
    const key = `${site}${request.routeOptions.url ?? ''}`;
    const make = async () => ({
      status: 200,
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
      body: await write(site),
    });
    // Without a configured address a host may be anybody's invention: nothing is kept under it.
    if (shop.config.publicUrl === null) {
      const { headers, body } = await make();
      return reply.headers(headers).send(body);
    }
    const fresh = readsOwnWrites(request) || asksAgain(request.headers['cache-control']);
    const answer = await kept.get(key, make, { fresh });
    return sendKept(request, reply, {
      answer,
      find: () => kept.find(key),
      isTidy: !request.url.includes('?'),
    });
  };
}

/** Scheme and host that addresses in a file begin with. */
export function originOf(request: FastifyRequest, { config }: Shop): string {
  // What a proxy hands on of the host may be anybody's word.
  return config.publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`;
}
