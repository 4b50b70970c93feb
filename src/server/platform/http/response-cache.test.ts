import { createHash } from 'node:crypto';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { charms } from '#seeds/catalogue.ts';
import { createResponseCache, type SharedResponse } from './response-cache.ts';
import { createVersion } from './version.ts';

const PAGE = { status: 200, headers: { 'content-type': 'text/html' } };
const MB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** Responses that contain the version of their data, and count how often each was made. */
function shelf({ mostBytes = MB, mayKeep = true, filler = 0 } = {}) {
  const database = { version: 1, asked: 0, isAway: false };
  const version = createVersion(async () => {
    database.asked += 1;
    if (database.isAway) throw new Error('away');
    return String(database.version);
  });
  const kept = createResponseCache(version, { mostBytes, mayKeep: () => mayKeep });
  const made: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  const make = (key: string) => async (): Promise<SharedResponse> => {
    const shown = database.version;
    made.push(key);
    await gate;
    return { ...PAGE, body: `${key} ${shown}${noise(filler)}` };
  };
  const read = async (key: string, fresh = false): Promise<string> => {
    const { bytes } = await (await kept.get(key, make(key), { fresh })).encoded('');
    return bytes.toString().slice(0, key.length + 2);
  };
  return {
    database,
    kept,
    version,
    made,
    read,
    /** From now on, responses being made are held. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

/** Incompressible data, in kilobytes. */
const noise = (kilobytes: number) =>
  Array.from({ length: 12 * kilobytes }, (_, n) => createHash('sha512').update(`${n}`).digest('base64')).join(
    '',
  );

/** Waits for what is compressed on another thread. */
const settled = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

test('a response is made once for concurrent and later requests', async () => {
  const { read, made } = shelf();
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 1']);
  expect(await read('a')).toBe('a 1');
  expect(made).toEqual(['a', 'b']);
});

test('the data version is read once a second at most, and only on a request', async () => {
  const { read, database, kept } = shelf();
  await read('a');
  for (let ms = 0; ms < 900; ms += 100) {
    wait(100);
    await read('a');
    expect(kept.find('a')).toBeDefined();
  }
  expect(database.asked).toBe(1);
  wait(5_000);
  expect(kept.find('a')).toBeUndefined();
  await Promise.all([read('a'), read('a')]);
  expect(database.asked).toBe(2);
});

test('an outdated response is served while a new one is made, for a second at most', async () => {
  const { read, database, made, hold } = shelf();
  await read('a');
  database.version = 2;
  wait(999);
  expect(await read('a')).toBe('a 1');
  wait(1);
  const release = hold();
  expect(await read('a')).toBe('a 1');
  expect(await read('a')).toBe('a 1');
  wait(1_000);
  const waiting = [read('a'), read('a')];
  release();
  expect(await Promise.all(waiting)).toEqual(['a 2', 'a 2']);
  expect(made.length).toBeLessThanOrEqual(3);
});

test('an outdated response that nobody requested for a minute is not served', async () => {
  const { read, database } = shelf();
  await read('a');
  database.version = 2;
  wait(60_000);
  expect(await read('a')).toBe('a 2');
});

test('a change in this process shows in everybody’s next request', async () => {
  const { read, database, version } = shelf();
  await read('a');
  wait(1);
  database.version = 2;
  version.touch();
  expect(await read('a')).toBe('a 2');
});

test('a fresh read sees a change made elsewhere, at the cost of one response; other reads may get the old one', async () => {
  const { read, database, made } = shelf();
  await read('a');
  database.version = 2;
  wait(1);
  expect(await read('a')).toBe('a 1');
  expect(await read('a', true)).toBe('a 2');
  // Repeated requests make nothing new, however often a client claims to have written.
  expect(await read('a', true)).toBe('a 2');
  expect(made).toHaveLength(2);
});

test('a fresh read after a change does not share a response begun before it', async () => {
  const { read, database, hold, version } = shelf();
  const release = hold();
  const before = read('a');
  await settled(() => expect(version.current()).toBeDefined());
  wait(1);
  database.version = 2;
  const after = read('a', true);
  release();
  expect(await Promise.all([before, after])).toEqual(['a 1', 'a 2']);
});

test('a response whose data changed while it was made is made again for the next request', async () => {
  const { read, database, made, hold } = shelf();
  const release = hold();
  const before = read('a');
  await settled(() => expect(made).toEqual(['a']));
  database.version = 2;
  // The version read before the work is out of date when the work ends.
  wait(1_000);
  release();
  expect(await before).toBe('a 1');
  expect(await read('a')).toBe('a 2');
});

test('a fresh read does not share a response begun under a version that was read before the change', async () => {
  const { read, database, made, hold } = shelf();
  await read('a');
  wait(500);
  const release = hold();
  const before = read('b');
  await settled(() => expect(made).toEqual(['a', 'b']));
  database.version = 2;
  const after = read('b', true);
  release();
  expect(await Promise.all([before, after])).toEqual(['b 1', 'b 2']);
});

test('with smallLater a response is compressed fast at first, and small from the third request on', async () => {
  const { version } = shelf();
  const kept = createResponseCache(version, { mostBytes: MB, mayKeep: () => true, smallLater: true });
  const body = JSON.stringify(charms);
  const ask = async () => (await (await kept.get('a', async () => ({ ...PAGE, body }))).encoded('br')).bytes;
  const [first, second] = [await ask(), await ask()];
  expect(second).toBe(first);
  await vi.waitFor(async () => expect((await ask()).length).toBeLessThan(first.length), { timeout: 60_000 });
  expect(brotliDecompressSync(await ask()).toString()).toBe(body);
});

test('while the database is away, cached responses are served and no new ones are cached', async () => {
  const { read, database, made } = shelf();
  await read('a');
  database.isAway = true;
  wait(3_600_000);
  expect(await read('a')).toBe('a 1');
  expect([await read('b'), await read('b')]).toEqual(['b 1', 'b 1']);
  expect(made).toEqual(['a', 'b', 'b']);
  database.isAway = false;
  database.version = 2;
  wait(1_000);
  expect(await read('a')).toBe('a 2');
});

test('a failure rejects the request that waited for it; the next request makes the response again', async () => {
  const { kept, read, database } = shelf();
  await read('a');
  database.version = 2;
  wait(1_001);
  const failing = () => Promise.reject(new Error('no'));
  expect(
    (await (await kept.get('b', async () => ({ ...PAGE, body: 'b' }))).encoded('')).bytes.toString(),
  ).toBe('b');
  await expect(kept.get('a', failing, { fresh: true })).rejects.toThrow('no');
  expect(await read('a')).toBe('a 2');
});

test('a response that mayKeep forbids is not cached', async () => {
  const { read, made } = shelf({ mayKeep: false });
  await read('a');
  await read('a');
  expect(made).toEqual(['a', 'a']);
});

test('beyond mostBytes the least recently requested response is evicted', async () => {
  const { read, made } = shelf({ mostBytes: 30_000, filler: 10 });
  for (const key of ['a', 'b', 'c']) await read(key);
  await read('a');
  await read('d');
  made.length = 0;
  await read('a');
  await read('d');
  expect(made).toEqual([]);
  await read('b');
  expect(made).toEqual(['b']);
});

test('a response is cached for five minutes at most, even if the version stays the same', async () => {
  const { read, made } = shelf();
  await read('a');
  for (let minute = 0; minute < 6; minute += 1) {
    wait(60_000);
    await read('a');
  }
  expect(made).toEqual(['a', 'a']);
});

test('Brotli, gzip and uncompressed bodies of one response share one ETag', async () => {
  const { kept } = shelf();
  const answer = await kept.get('a', async () => ({ ...PAGE, body: 'hoa đào' }));
  const br = await answer.encoded('gzip, deflate, br');
  const gzip = await answer.encoded('gzip');
  const plain = await answer.encoded(undefined);
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(br.bytes).toString()).toBe('hoa đào');
  expect(gunzipSync(gzip.bytes).toString()).toBe('hoa đào');
  expect(plain.bytes.toString()).toBe('hoa đào');
  expect(answer.etag).toMatch(/^W\/"[\w-]{43}"$/);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br; Q=0.0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip;q=0, *', 'br'],
  ['abracadabra', null],
])('Accept-Encoding %j gets the encoding %j', async (accepted, encoding) => {
  const { kept } = shelf();
  const answer = await kept.get('/', async () => ({ ...PAGE, body: 'xin chào' }));
  expect((await answer.encoded(accepted)).encoding).toBe(encoding);
});
