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
