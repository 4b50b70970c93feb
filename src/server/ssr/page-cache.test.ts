import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { SharedResponse } from '#server/platform/http/response-cache.ts';
import { createVersion } from '#server/platform/http/version.ts';
import { createPageCache } from './page-cache.ts';

const asked = (url: string, host = 'localhost:3000') =>
  ({
    url,
    host,
    protocol: 'http',
    headers: {},
    socket: { localAddress: '192.168.1.5', localPort: 3000 },
  }) as unknown as FastifyRequest;

/** A cache over a renderer that numbers its pages. */
function cacheOf({ status = 200, headers = {} }: Partial<SharedResponse> = {}) {
  const rendering = { count: 0, now: 0, most: 0, gate: Promise.resolve() };
  const counted = { kept: 0, rendered: 0 };
  const page = createPageCache(
    async () => {
      rendering.count += 1;
      const body = `page ${rendering.count}`;
      rendering.most = Math.max(rendering.most, (rendering.now += 1));
      await rendering.gate;
      rendering.now -= 1;
      return { status, headers, body };
    },
    (url) => url.replace(/[?&]utm_source=\w+$/, ''),
    {
      version: createVersion(async () => 'as ever'),
      publicUrl: null,
      countNew: async () => undefined,
      counted,
    },
  );
  const read = async (url: string, host?: string) => {
    const { answer } = await page(asked(url, host), { fresh: false });
    return (await answer.encoded('')).bytes.toString();
  };
  return { rendering, read, counted };
}

test('a page is rendered once for all addresses that are equivalent', async () => {
  const { read, counted } = cacheOf();
  expect(await read('/garden')).toBe('page 1');
  expect(await read('/garden')).toBe('page 1');
  expect(await read('/garden?utm_source=zalo')).toBe('page 1');
  expect(await read('/help')).toBe('page 2');
  expect(counted).toEqual({ kept: 2, rendered: 2 });
});

test('a page is rendered for a requested host only if that is this machine: invented hosts share one page', async () => {
  const { read, rendering } = cacheOf();
  await read('/garden');
  for (let n = 0; n < 150; n += 1) expect(await read('/garden', `shop-${n}.example`)).toBe('page 1');
  expect(await read('/garden', '192.168.1.5:3000')).toBe('page 2');
  expect(rendering.count).toBe(2);
});

test.each<[string, Partial<SharedResponse>]>([
  ['says no-store', { headers: { 'cache-control': 'no-store' } }],
  ['has the status 500', { status: 500 }],
  ['redirects', { status: 302 }],
])('a response that %s is not cached', async (_what, page) => {
  const { read } = cacheOf(page);
  expect([await read('/qua'), await read('/qua')]).toEqual(['page 1', 'page 2']);
});

test('uncached pages are rendered one at a time; with more than forty waiting, further ones get 503', async () => {
  const { read, rendering } = cacheOf();
  const { promise, resolve } = Promise.withResolvers<void>();
  rendering.gate = promise;
  const outcomes = Promise.allSettled(Array.from({ length: 60 }, (_, n) => read(`/garden?q=${n}`)));
  resolve();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(19);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  expect(rendering.most).toBe(1);
});
