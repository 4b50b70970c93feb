import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { Page } from './render.ts';

const asked = (url: string, host = 'shop.test') =>
  ({ url, host, protocol: 'http', headers: {} }) as FastifyRequest;

/** A cache over a renderer that numbers its pages. */
function cacheOf({ status = 200, headers = {} }: Partial<Page> = {}, whileRendering = () => {}) {
  let rendered = 0;
  const cache = createPageCache(
    async () => {
      rendered += 1;
      const body = `page ${rendered}`;
      whileRendering();
      return { status, headers, body };
    },
    (url) => url.replace(/[?&]utm_source=\w+$/, ''),
    null,
  );
  const read = async (url: string, host?: string) => (await cache.render(asked(url, host))).body;
  return { clear: cache.clear, read };
}

test('a page is rendered once, for every address that means it', async () => {
  const { read } = cacheOf();
  expect(await read('/garden')).toBe('page 1');
  expect(await read('/garden')).toBe('page 1');
  expect(await read('/garden?utm_source=zalo')).toBe('page 1');
  expect(await read('/help')).toBe('page 2');
  // Its links name the host.
  expect(await read('/garden', 'other.test')).toBe('page 3');
});

test('a change of the data empties it', async () => {
  const { read, clear } = cacheOf();
  await read('/garden');
  clear();
  expect(await read('/garden')).toBe('page 2');
});

test('a page whose data changed while it was rendered is shown, and not kept', async () => {
  let changes = 1;
  const { read, clear } = cacheOf({}, () => {
    if (changes > 0) clear();
    changes -= 1;
  });
  expect(await read('/garden')).toBe('page 1');
  expect(await read('/garden')).toBe('page 2');
  expect(await read('/garden')).toBe('page 2');
});

test.each<[string, Partial<Page>]>([
  ['says no-store', { headers: { 'cache-control': 'no-store' } }],
  ['is no page but trouble', { status: 500 }],
  ['leads elsewhere', { status: 302 }],
])('one that %s is not kept', async (_what, page) => {
  const { read } = cacheOf(page);
  expect([await read('/qua'), await read('/qua')]).toEqual(['page 1', 'page 2']);
});

test('of more than 500, the one asked for longest ago goes', async () => {
  const { read } = cacheOf();
  for (let n = 1; n <= 500; n += 1) await read(`/garden?q=${n}`);
  expect(await read('/garden?q=1')).toBe('page 1');
  await read('/garden?q=501');
  expect(await read('/garden?q=1')).toBe('page 1');
  expect(await read('/garden?q=2')).toBe('page 502');
});
