import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../process/log.ts';

/**
 * Says once that a proxy stands in front which nobody told the shop about: all visitors share its address then, and
 * with it one rate limit.
 */
export function warnOfUnknownProxy(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || request.headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn('a proxy forwards requests but TRUST_PROXY is not set: every visitor counts as one address');
  });
}

/** Believes the nearest proxies only: what stands further left in X-Forwarded-For, anybody may have written. */
export const nearest = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

/** Whose a request is, as Fastify says it with the same proxies. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string | undefined {
  if (proxies === 0) return socket.remoteAddress;
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = told
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .toReversed();
  return [socket.remoteAddress, ...hops][Math.min(proxies, hops.length)];
}
