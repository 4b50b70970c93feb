import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../process/log.ts';

/**
 * Warns once that a proxy stands in front although none is configured: all visitors then share its address, and with it one rate
 * limit.
 */
export function warnOfUnknownProxy(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || request.headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn('a proxy forwards requests but TRUST_PROXY is not set: every visitor counts as one address');
  });
}

/** Trusts only the nearest proxies: anybody may have written what stands further left in X-Forwarded-For. */
export const nearest = (proxies: number): false | ((address: string, hop: number) => boolean) =>
  proxies > 0 && ((_address, hop) => hop < proxies);

/** The client's address, as Fastify determines it with the same proxies. */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string | undefined {
  if (proxies === 0) return socket.remoteAddress;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = forwarded
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .toReversed();
  return [socket.remoteAddress, ...hops][Math.min(proxies, hops.length)];
}
