import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { openMetrics } from './metrics.ts';

/**
 * `/metrics` for Prometheus: only for direct requests from this machine and for requests with `METRICS_TOKEN`; everybody else
 * gets 404.
 */
export function operationsRoutes(app: FastifyInstance, shop: Shop): void {
  const metrics = openMetrics(app, shop);
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, shop.config.metricsToken)) throw new ShopError('NOT_FOUND');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.read());
  });
}

const HERE = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;
const NAMED_HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
/** Headers added by proxies: proxied requests always come from this machine, wherever they originate. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

function mayRead({ headers, socket, host }: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return isSame(given, token);
  const isDirect = OF_PROXIES.every((name) => headers[name] === undefined);
  return isDirect && HERE.test(socket.remoteAddress ?? '') && NAMED_HERE.test(host);
}

/** Compares texts of any length in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
