import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { originOf, type Page, type Renderer } from './render.ts';

/** Pages kept at most; the one asked for longest ago goes first. Search and filter addresses are many, so the number is bounded. */
const MOST = 500;

/** `etag` is weak: one for all encodings. */
type Encoded = { body: string | Buffer; encoding: 'br' | 'gzip' | null; etag?: string };
type Kept = { page: Page; etag: string; br?: Buffer; gzip?: Buffer };

/**
 * Public pages are the same for everybody, so they are kept as ready bytes until the catalogue changes.
 * A page whose data changed while it was being rendered is not kept, nor one that says `no-store`: somebody may close it
 * at any moment, at another instance too.
 * @param tidy an address without what makes no other page
 */
export function createPageCache(render: Renderer, tidy: (url: string) => string, publicUrl: string | null) {
  const kept = new Map<string, Kept>();
  const byPage = new WeakMap<Page, Kept>();
  let generation = 0;

  return {
    clear() {
      generation += 1;
      kept.clear();
    },
    async render(request: FastifyRequest): Promise<Page> {
      const address = tidy(request.url);
      const key = `${originOf(request, publicUrl)} ${address}`;
      const found = kept.get(key);
      if (found !== undefined) {
        kept.delete(key);
        kept.set(key, found);
        return found.page;
      }
      const before = generation;
      const page = await render(request, address);
      const entry = { page, etag: etagOf(page.body) };
      byPage.set(page, entry);
      if (page.status === 200 && before === generation && !isTransient(page)) {
        kept.set(key, entry);
        if (kept.size > MOST) kept.delete(kept.keys().next().value!);
      }
      return page;
    },
    /** The bytes in the best encoding the browser takes; compressed once. */
    encode(request: FastifyRequest, page: Page): Encoded {
      const accepted = request.headers['accept-encoding'] ?? '';
      const entry = byPage.get(page);
      if (entry === undefined) return { body: page.body, encoding: null };
      if (/\bbr\b/.test(accepted)) {
        entry.br ??= brotliCompressSync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
        return { body: entry.br, encoding: 'br', etag: entry.etag };
      }
      if (/\bgzip\b/.test(accepted)) {
        entry.gzip ??= gzipSync(page.body);
        return { body: entry.gzip, encoding: 'gzip', etag: entry.etag };
      }
      return { body: page.body, encoding: null, etag: entry.etag };
    },
  };
}

/** Whether a page may be shown only as it is at this moment (decision 0017). */
export const isTransient = ({ headers }: Page): boolean => headers['cache-control'] === 'no-store';

const etagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url')}"`;
