import type { FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import { createResponseCache, type SharedResponse } from '#server/platform/http/response-cache.ts';
import type { Version } from '#server/platform/http/version.ts';
import { createSlotQueue } from '#server/platform/process/slot-queue.ts';
import { originOf, type Renderer } from './render.ts';

/** About 1,500 pages, compressed. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Rendering blocks the event loop for some 20 ms at a time, which delays other requests by as much. */
const RENDERS_MAX = 2;
/** Of those, for pages that are not cached yet: made-up URLs must leave a slot for the pages that people read. */
const NEW_RENDERS_MAX = 1;
/** A request that would wait longer than `PATIENCE` (ms) is refused at once. */
const MOST_WAITING = 40;
const PATIENCE = 3_000;

type Options = {
  version: Version;
  publicUrl: string | null;
  /**
   * Called with a request for a page that is not cached.
   * @throws ShopError RATE_LIMITED
   */
  countNew: (request: FastifyRequest) => Promise<void>;
  /** Counters of pages served from the cache, and rendered. */
  counted: { kept: number; rendered: number };
};

/**
 * Public pages are the same for everybody, so they are cached as ready bytes, by their path and known parameters. A page with
 * `no-store` is not cached, because its author may withdraw it at any moment, also on another instance.
 * @param tidy drops the parts of a URL that do not affect the page
 */
export function createPageCache(
  render: Renderer,
  tidy: (url: string) => string,
  { version, publicUrl, countNew, counted }: Options,
) {
  const kept = createResponseCache(version, {
    mostBytes: MOST_BYTES,
    mayKeep: (page) => page.status === 200 && !isTransient(page),
    schedule: renderQueue(),
  });
  const noted = <Found>(found: Found): Found => {
    if (found !== undefined) counted.kept += 1;
    return found;
  };
  /** @throws ShopError UNAVAILABLE when too many other pages are being rendered, RATE_LIMITED */
  return async (request: FastifyRequest, { fresh }: { fresh: boolean }) => {
    const address = tidy(request.url);
    const origin = originOf(request, publicUrl);
    const key = `${origin} ${address}`;
    if (!kept.has(key)) await countNew(request);
    let isKept = true;
    const make = () => {
      isKept = false;
      return render(request, address);
    };
    const answer = await kept.get(key, make, { fresh });
    counted[isKept ? 'kept' : 'rendered'] += 1;
    return { answer, find: () => noted(kept.find(key)), isTidy: address === request.url };
  };
}

function renderQueue() {
  const queue = createSlotQueue({
    slots: RENDERS_MAX,
    perKey: (kind) => (kind === 'new' ? NEW_RENDERS_MAX : RENDERS_MAX),
    mostWaiting: MOST_WAITING,
  });
  return async (isKnown: boolean, work: () => Promise<SharedResponse>): Promise<SharedResponse> => {
    const kind = isKnown ? 'known' : 'new';
    const arrivedAt = performance.now();
    if (!(await queue.acquire(kind, () => arrivedAt + PATIENCE - performance.now())))
      throw new ShopError('UNAVAILABLE', { cause: new Error('too many pages to render') });
    try {
      return await work();
    } finally {
      queue.release(kind);
    }
  };
}

/** Whether a page may be shown only in its current state (decision 0017). */
export const isTransient = ({ headers }: Pick<SharedResponse, 'headers'>): boolean =>
  headers['cache-control'] === 'no-store';
