import type { FastifyInstance } from 'fastify';
import { ShopError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes any text and leaves out itself what no database keeps: news that must not be refused for a letter. */
    anyText?: boolean;
  }
}

/**
 * Refuses texts that no database keeps, wherever they stand in a request: NUL, and halves of a surrogate pair. Rules of
 * single fields come first and have their own sentences; this holds for those that have none.
 */
export function registerTextCheck(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ params, query, body, routeOptions }) => {
    if (routeOptions.config.anyText) return;
    if (!isStorable(params)) throw new ShopError('NOT_FOUND');
    if (!isStorable(query) || !isStorable(body)) throw new ShopError('INVALID_INPUT');
  });
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
