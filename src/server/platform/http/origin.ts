import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ShopError } from './errors.ts';

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request comes from the shop's own pages, judged by `Origin`, or by `Sec-Fetch-Site` where a browser sends no
 * Origin. Without a configured `publicUrl` the request's own Host counts as the shop.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (publicUrl !== null) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses state-changing requests from other sites (decisions: Identity). */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    if (request.routeOptions.config.machine === true && request.headers.origin === undefined) return;
    if (!isOwnOrigin(request.headers, publicUrl)) throw new ShopError('ORIGIN_REFUSED');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that programs call (a bank's feed): they send no Origin and authenticate themselves in another way. */
    machine?: boolean;
  }
}
