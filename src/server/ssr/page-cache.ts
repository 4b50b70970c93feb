import type { FastifyRequest } from 'fastify';
import { ShopError } from '#server/platform/http/errors.ts';
import { createKeptAnswers, type Answer } from '#server/platform/http/kept-answers.ts';
import type { Version } from '#server/platform/http/version.ts';
import { createLine } from '#server/platform/process/line.ts';
import { originOf, type Renderer } from './render.ts';

/** About 1,500 pages, packed. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Rendering has the event loop for some 20 ms at a stretch; what comes meanwhile waits so long. */
const AT_ONCE = 2;
/** Of those, of pages that nobody asked for before: what many strangers invent leaves a place to pages that people read. */
const NEW_AT_ONCE = 1;
/** Whoever would wait longer than `PATIENCE` (ms) for a page is told so at once. */
const MOST_WAITING = 40;
const PATIENCE = 3_000;

type Options = {
  version: Version;
  publicUrl: string | null;
  /** Called with a request for a page that is not kept. @throws ShopError RATE_LIMITED */
  countNew: (request: FastifyRequest) => Promise<void>;
  /** How many were given as they are kept, and how many were rendered. */
  counted: { kept: number; rendered: number };
};

/**
 * Public pages are the same for everybody, so they are kept as ready bytes, by their path and the parameters that they know.
 * One that says `no-store` is not: somebody may close it at any moment, at another instance too.
 * @param tidy an address without what makes no other page
 */
export function createPageCache(
  render: Renderer,
  tidy: (url: string) => string,
  { version, publicUrl, countNew, counted }: Options,
) {
  const kept = createKeptAnswers(version, {
    mostBytes: MOST_BYTES,
    mayKeep: (page) => page.status === 200 && !isTransient(page),
    inTurn: renderInTurn(),
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

function renderInTurn() {
  const line = createLine({
    places: AT_ONCE,
    perKey: (kind) => (kind === 'new' ? NEW_AT_ONCE : AT_ONCE),
    mostWaiting: MOST_WAITING,
  });
  return async (isKnown: boolean, work: () => Promise<Answer>): Promise<Answer> => {
    const kind = isKnown ? 'known' : 'new';
    const came = performance.now();
    if (!(await line.enter(kind, () => came + PATIENCE - performance.now())))
      throw new ShopError('UNAVAILABLE', { cause: new Error('too many pages to render') });
    try {
      return await work();
    } finally {
      line.leave(kind);
    }
  };
}

/** Whether a page may be shown only as it is at this moment (decision 0017). */
export const isTransient = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers['cache-control'] === 'no-store';
