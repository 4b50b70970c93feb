import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from '../http/errors.ts';
import { networkOf } from '../http/rate-limit.ts';

/**
 * Requests a minute, beyond any human pace: ten a second for an account, and for a network as many as three hundred pupils behind
 * one address make together. Cheap responses (cached pages, files) are not counted.
 */
export const REQUESTS_A_MINUTE = { account: 600, network: 6_000, pages: 1_200 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a page that has to be rendered.
     * @throws ShopError RATE_LIMITED
     */
    countPage(request: Pick<FastifyRequest, 'ip'>): Promise<void>;
  }
}

/**
 * Limits the requests of one account and one network to this instance, whatever they request. Counted in memory: a counter that
 * costs more than the request would be no protection. Loopback is exempt (benches measure the shop).
 * @param most requests a minute
 */
export function registerTraffic(
  app: FastifyInstance,
  most: Record<keyof typeof REQUESTS_A_MINUTE, number> = REQUESTS_A_MINUTE,
): void {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const [accounts, networks, pages] = [limiter(most.account), limiter(most.network), limiter(most.pages)];
  // After `registerAccess`, which authenticates; before the body is read.
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/api/') || isLoopback(request.ip)) return;
    await use(networks, networkOf(request.ip));
    if (request.actor !== null) await use(accounts, request.actor.id);
  });
  app.decorate('countPage', async ({ ip }) => {
    if (!isLoopback(ip)) await use(pages, networkOf(ip));
  });
}

async function use(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ShopError('RATE_LIMITED', { retryAfter: refusal.msBeforeNext / 1000 });
  }
}

const OWN = new BlockList();
OWN.addSubnet('127.0.0.0', 8);
OWN.addAddress('::1', 'ipv6');

/** True for loopback addresses. */
export function isLoopback(ip: string): boolean {
  return OWN.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');
}
