import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { Reading, Version } from './version.ts';

/** How long an answer that is old is given on while a new one is made, since it was last known to be right. */
const OLD_FOR = seconds(1);
/** So long at most without being made anew: for what the version does not know, such as a customer's new name. */
const KEPT_FOR = minutes(5);
/** An answer that is made again within this time changes often: packing it as small as it can be is not worth it. */
const CHANGES_OFTEN = seconds(10);
/** Brotli: on another thread, some 15 ms for a page and six times that for 6 % fewer bytes. */
const QUICK = 7;
const SMALL = 10;
/** For one reader. */
const QUICK_ONCE = 5;
/** Who asks for the third time is not the only reader. */
const OFTEN = 3;
/** What an entry takes beside its bytes. */
const OVERHEAD = 1024;

const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

/** An answer that is the same for everybody. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** The same, ready to be sent: packed, and away from the event loop. */
export type ReadyAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Weak: one for all encodings. */
  etag: string;
  /** The bytes in the best encoding that the asker takes. */
  encoded(acceptEncoding: string | undefined): Encoded | Promise<Encoded>;
};
export type Encoded = { bytes: Buffer; encoding: 'br' | 'gzip' | null };

type Make = () => Promise<Answer>;

type Kept = {
  answer: ReadyAnswer;
  /** Of the data it shows: they are as new as that, or newer. */
  version: string;
  madeAt: number;
  /** When it was last known to be right. */
  rightAt: number;
  bytes: number;
};

/**
 * One that is being made: when it was begun, and how old its data may be, for some of it may be in memory as the version was
 * last read. While it waits for its turn it has not read any.
 */
type Making = { data: { since: number; asOf: number }; ready: Promise<ReadyAnswer> };

type Options = {
  /** Kept at most; what was asked for longest ago goes first. */
  mostBytes: number;
  /** Whether it may be given to somebody else at all. */
  mayKeep: (answer: Answer) => boolean;
  /** Most are asked for once, as searches are: each is packed quickly, and smaller once it is asked for again. */
  smallLater?: boolean;
  /**
   * Runs a work when it is its turn; without it, at once.
   * @param isKnown whether an older answer is kept already
   */
  inTurn?: (isKnown: boolean, work: Make) => Promise<Answer>;
};

export type KeptAnswers = {
  has(key: string): boolean;
  /** What is kept and known to be right at this moment; undefined for whatever needs a question. */
  find(key: string): ReadyAnswer | undefined;
  /**
   * What is kept, or what `make` says: once for all who ask meanwhile. An answer that has become old is given on for a second
   * while the new one is made, unless this process itself changed something. While the database is away it is given on
   * for as long as that takes.
   * @param fresh for somebody who has just changed something, here or at another instance: nothing older than this call
   */
  get(key: string, make: Make, options?: { fresh?: boolean }): Promise<ReadyAnswer>;
};

/** Keeps answers that are the same for everybody as ready bytes (decision 0033). */
export function createKeptAnswers(
  version: Version,
  { mostBytes, mayKeep, smallLater = false, inTurn = (_isKnown, work) => work() }: Options,
): KeptAnswers {
  const kept = createByteStore<Kept>(mostBytes);
  const making = new Map<string, Making>();

  /** Whether what stood at a moment may still be shown to somebody who did not change it. */
  const isRecent = (moment: number) => moment >= version.touchedAt() && performance.now() - moment < OLD_FOR;

  function isRight(entry: Kept, reading: Reading): boolean {
    if (reading.version === null) return true;
    if (entry.version !== reading.version || performance.now() - entry.madeAt >= KEPT_FOR) return false;
    entry.rightAt = performance.now();
    return true;
  }

  async function make(key: string, data: Making['data'], work: Make): Promise<ReadyAnswer> {
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

  /** Small where it pays: while nothing else is made, and for what did not change a moment ago. */
  function qualityOf(key: string): Quality {
    const before = kept.get(key)?.madeAt ?? -Infinity;
    const isSmall = performance.now() - before > CHANGES_OFTEN;
    if (smallLater) return { first: QUICK_ONCE, later: isSmall ? SMALL : null };
    return { first: isSmall && making.size <= 1 ? SMALL : QUICK, later: null };
  }

  function start(key: string, work: Make): Promise<ReadyAnswer> {
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
      ready.catch(() => undefined); // whoever waits for it hears of it
      return entry.answer;
    },
  };
}

/** A map that forgets what was used longest ago once its entries are larger than so many bytes together. */
function createByteStore<Entry extends { bytes: number }>(most: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const sizeOf = (key: string, entry: Entry) => entry.bytes + 2 * key.length + OVERHEAD;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= sizeOf(key, entry);
    entries.delete(key);
  }

  function set(key: string, entry: Entry): void {
    remove(key);
    entries.set(key, entry);
    bytes += sizeOf(key, entry);
    for (const oldest of entries.keys()) {
      if (bytes <= most) return;
      remove(oldest);
    }
  }

  return {
    has: (key: string) => entries.has(key),
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set,
    /** Counts what an entry has come to hold since, if it is still the one that is meant. */
    grow(key: string, isMeant: (entry: Entry) => boolean, more: number): void {
      const entry = entries.get(key);
      if (entry !== undefined && isMeant(entry)) set(key, { ...entry, bytes: entry.bytes + more });
    },
  };
}

/** Whether an `Accept-Encoding` names a coding, or any, and does not refuse it (`br;q=0`). */
export function takes(accepted: string, coding: string): boolean {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)];
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/** The better of the two packed encodings that an asker takes; remembered, for browsers write a handful of different lines. */
function bestOf(accepted: string): Encoded['encoding'] {
  const known = bestByLine.get(accepted);
  if (known !== undefined) return known;
  const best = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : null;
  if (bestByLine.size >= REMEMBERED_LINES) bestByLine.clear();
  if (accepted.length <= LONGEST_LINE) bestByLine.set(accepted, best);
  return best;
}
const bestByLine = new Map<string, Encoded['encoding']>();
const REMEMBERED_LINES = 64;
const LONGEST_LINE = 128;

/** An answer that is not kept: packed quickly. */
export async function packed(answer: Answer): Promise<ReadyAnswer> {
  const { ready } = await pack(answer, { first: QUICK_ONCE, later: null }, () => undefined);
  return ready;
}

/** Of brotli: at once, and instead of that for those who ask often. */
type Quality = { first: number; later: number | null };

const brotli = (bytes: string | Buffer, quality: number): Promise<Buffer> =>
  packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function pack(
  { status, headers, body }: Answer,
  { first, later }: Quality,
  onMore: (bytes: number) => void,
): Promise<{ ready: ReadyAnswer; size: number }> {
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
  const ready: ReadyAnswer = {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
    encoded(accepted = '') {
      asked += 1;
      if (asked === OFTEN && later !== null) packSmaller(later).catch(() => undefined); // what is there is right too
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
