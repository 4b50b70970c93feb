import type { FastifyInstance } from 'fastify';
import { ShopError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Accepts any text; the route itself strips what the database cannot store. For reports that must not be refused because of a
     * character.
     */
    anyText?: boolean;
  }
}

/**
 * Refuses text that the database cannot store, anywhere in a request: NUL, and unpaired surrogates. Field validation runs first
 * and has its own messages; this covers the fields without any. Nesting without end is refused as well.
 */
export function registerTextCheck(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ params, query, body, routeOptions }) => {
    if (routeOptions.config.anyText) return;
    if (!isStorable(params)) throw new ShopError('NOT_FOUND');
    if (!isStorable(query) || !isStorable(body)) throw new ShopError('INVALID_INPUT');
  });
}

/** Levels; no page sends more than a few. The check itself would run out of stack at some thousands. */
const DEEPEST = 64;

function isStorable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  if (level > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((part) => isStorable(part, level + 1));
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, level + 1));
}
