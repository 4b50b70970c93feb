import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { createByteStore } from './byte-store.ts';
import type { Reading, Version } from './version.ts';

/** How long a stale entry is still served while a new one is made, counted from when it was last known to be current. */
const OLD_FOR = seconds(1);
/**
 * The longest time an entry is kept without being rebuilt: for changes that the version does not cover, such as a customer's new
 * name.
 */
const KEPT_FOR = minutes(5);
/** An entry that is rebuilt within this time changes often: compressing it as small as possible does not pay. */
const CHANGES_OFTEN = seconds(10);
/** Brotli qualities, compressed on another thread: some 15 ms for a page, and six times that for 6 % fewer bytes. */
const QUICK = 7;
const SMALL = 10;
/** For responses with a single reader. */
const QUICK_ONCE = 5;
/** From the third request on an entry has more than one reader. */
const RECOMPRESS_AFTER = 3;
const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

/** A response that is the same for everybody. */
export type SharedResponse = { status: number; headers: Record<string, string>; body: string };

/** The same, ready to be sent: compressed, off the event loop. */
export type EncodedResponse = {
  status: number;
  headers: Record<string, string>;
  /** Weak: one for all encodings. */
  etag: string;
  /** The bytes in the best encoding that the client accepts. */
  encoded(acceptEncoding: string | undefined): Encoded | Promise<Encoded>;
};
export type Encoded = { bytes: Buffer; encoding: 'br' | 'gzip' | null };

type Make = () => Promise<SharedResponse>;

type Kept = {
  answer: EncodedResponse;
  /** The version of its data: they are as new as that, or newer. */
  version: string;
  madeAt: number;
  /** When it was last known to be current. */
  rightAt: number;
  bytes: number;
};

/**
 * An entry that is being made: when its work began, and how old its data may be, because some of them may be in memory since the
 * version was last read. Both are infinite until its turn comes, because nothing has been read before.
 */
type Making = { data: { since: number; asOf: number }; ready: Promise<EncodedResponse> };

type Options = {
  /** Size limit of the cache; the least recently used entries are evicted first. */
  mostBytes: number;
  /** Whether the response may be served to others at all. */
  mayKeep: (answer: SharedResponse) => boolean;
  /**
   * For entries that are mostly requested once, such as searches: compressed quickly, and smaller only when requested repeatedly.
   */
  smallLater?: boolean;
  /**
   * Schedules the work that makes an entry; by default it runs at once.
   * @param isKnown whether an older entry exists already
   */
  schedule?: (isKnown: boolean, work: Make) => Promise<SharedResponse>;
};

export type ResponseCache = {
  has(key: string): boolean;
  /** The entry, if it is known to be current at this moment without a query; otherwise undefined. */
  find(key: string): EncodedResponse | undefined;
  /**
   * The cached response, or the result of `make`, run once for all concurrent requests. A stale entry is served for one second
   * while the new one is made, unless this process itself changed something. While the database is away it is served for as long
   * as that takes.
   * @param fresh for a client that has just changed something, here or at another instance: nothing older than this call
   */
  get(key: string, make: Make, options?: { fresh?: boolean }): Promise<EncodedResponse>;
};

/** Caches responses that are the same for everybody as ready bytes (decision 0033). */
export function createResponseCache(
  version: Version,
  { mostBytes, mayKeep, smallLater = false, schedule: inTurn = (_isKnown, work) => work() }: Options,
): ResponseCache {
  const kept = createByteStore<Kept>(mostBytes);
  const making = new Map<string, Making>();

  /** Whether data of a moment may still be shown to a client that did not change them. */
  const isRecent = (moment: number) => moment >= version.touchedAt() && performance.now() - moment < OLD_FOR;

  function isRight(entry: Kept, reading: Reading): boolean {
    if (reading.version === null) return true;
    if (entry.version !== reading.version || performance.now() - entry.madeAt >= KEPT_FOR) return false;
    entry.rightAt = performance.now();
    return true;
  }

  async function make(key: string, data: Making['data'], work: Make): Promise<EncodedResponse> {
    let label: Reading['version'] = null;
    const made = await inTurn(kept.has(key), async () => {
      data.since = performance.now();
      const reading = version.current() ?? (await version.read());
      data.asOf = reading.at;
      label = reading.version;
      return work();
    });
    const { since } = data;
    const { ready, size } = await pack(made, qualityOf(key), (more) =>
      kept.grow(key, (entry) => entry.answer === ready, more),
    );
    if (label !== null && mayKeep(made))
      kept.set(key, { answer: ready, version: label, madeAt: since, rightAt: since, bytes: size });
    return ready;
  }

  /**
   * Compresses as small as possible only where it pays: while nothing else is being made, and for entries that did not change a
   * moment ago.
   */
  function qualityOf(key: string): Quality {
    const before = kept.get(key)?.madeAt ?? -Infinity;
    const isSmall = performance.now() - before > CHANGES_OFTEN;
    if (smallLater) return { first: QUICK_ONCE, later: isSmall ? SMALL : null };
    return { first: isSmall && making.size <= 1 ? SMALL : QUICK, later: null };
  }

  function start(key: string, work: Make): Promise<EncodedResponse> {
    const data = { since: Infinity, asOf: Infinity };
    const ready = make(key, data, work).finally(() => {
      if (making.get(key)?.data === data) making.delete(key);
    });
    making.set(key, { data, ready });
    return ready;
  }

  return {
    has: (key) => kept.has(key),
    find(key) {
      const entry = kept.get(key);
      const reading = entry && version.current();
      return reading && isRight(entry, reading) ? entry.answer : undefined;
    },
    async get(key, work, { fresh = false } = {}) {
      const asked = performance.now();
      const reading =
        (fresh ? undefined : version.current()) ?? (await version.read(fresh ? asked : undefined));
      const entry = kept.get(key);
      if (entry && isRight(entry, reading)) return entry.answer;
      const under = making.get(key);
      const joins = under !== undefined && (fresh ? under.data.asOf >= asked : isRecent(under.data.since));
      const ready = joins ? under.ready : start(key, work);
      if (entry === undefined || fresh || !isRecent(entry.rightAt)) return ready;
      ready.catch(() => undefined); // those that wait for it get the error
      return entry.answer;
    },
  };
}

/** Whether an `Accept-Encoding` allows a coding, by name or by `*`, and does not exclude it (`br;q=0`). */
export function acceptsEncoding(accepted: string, coding: string): boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/**
 * The better of the two compressed encodings that the client accepts; memoized, because browsers send only a handful of different
 * headers.
 */
function bestOf(accepted: string): Encoded['encoding'] {
  const known = bestByLine.get(accepted);
  if (known !== undefined) return known;
  const best = acceptsEncoding(accepted, 'br') ? 'br' : acceptsEncoding(accepted, 'gzip') ? 'gzip' : null;
  if (bestByLine.size >= REMEMBERED_LINES) bestByLine.clear();
  if (accepted.length <= LONGEST_LINE) bestByLine.set(accepted, best);
  return best;
}
const bestByLine = new Map<string, Encoded['encoding']>();
const REMEMBERED_LINES = 64;
const LONGEST_LINE = 128;

/** A response that is not cached: compressed quickly. */
export async function compressedQuickly(answer: SharedResponse): Promise<EncodedResponse> {
  const { ready } = await pack(answer, { first: QUICK_ONCE, later: null }, () => undefined);
  return ready;
}

/** Bytes that no compression makes smaller, such as a picture's: the same in every encoding. */
export function uncompressedResponse(
  bytes: Buffer,
  etag: string,
  headers: Record<string, string>,
): EncodedResponse {
  const encoded: Encoded = { bytes, encoding: null };
  return { status: 200, headers, etag, encoded: () => encoded };
}

/** Brotli qualities: the first at once, the later one for entries that are requested often. */
type Quality = { first: number; later: number | null };

const brotli = (bytes: string | Buffer, quality: number): Promise<Buffer> =>
  packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function pack(
  { status, headers, body }: SharedResponse,
  { first, later }: Quality,
  onMore: (bytes: number) => void,
): Promise<{ ready: EncodedResponse; size: number }> {
  let br = await brotli(body, first);
  let asked = 0;
  async function packSmaller(quality: number): Promise<void> {
    const smaller = await brotli(await unpackBrotli(br), quality);
    onMore(smaller.length - br.length);
    br = smaller;
  }
  let zipping: Promise<Buffer> | null = null;
  let zipped: Buffer | null = null;
  async function zip(): Promise<Buffer> {
    zipped = await packGzip(await unpackBrotli(br));
    onMore(zipped.length);
    return zipped;
  }
  const ready: EncodedResponse = {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    encoded(accepted = '') {
      asked += 1;
      if (asked === RECOMPRESS_AFTER && later !== null) packSmaller(later).catch(() => undefined); // on failure the first one is still right
      const encoding = bestOf(accepted);
      if (encoding === 'br') return { bytes: br, encoding };
      if (encoding === 'gzip') {
        if (zipped !== null) return { bytes: zipped, encoding: 'gzip' };
        return (zipping ??= zip()).then((bytes) => ({ bytes, encoding: 'gzip' }));
      }
      return unpackBrotli(br).then((bytes) => ({ bytes, encoding: null }));
    },
  };
  const words = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return { ready, size: br.length + words };
}
