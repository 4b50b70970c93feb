import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shared, sharedShop } from '../../../test-support/shared-shop.ts';

const site = sharedShop();
const guest = shared(async () => site.visitor());

const cached = async (folder: string) =>
  readdir(join(site.shop.config.dataDir, 'cache/pictures', folder)).catch(() => []);

describe('GET /pictures', () => {
  test.each([
    ['charms/hoa-dao-128.webp', 128],
    ['charms/hoa-dao-224.webp', 224],
    ['charms/hoa-dao-448.webp', 448],
    ['bracelets/chieu-oai-huong-320.webp', 320],
    ['bracelets/chieu-oai-huong-960.webp', 960],
    ['bracelets/chieu-oai-huong-flat-640.webp', 640],
    ['collections/blossom-khay-640.webp', 640],
  ])('%s has the width in its name', async (file, width) => {
    const { status, headers, bytes } = await guest.get(`/pictures/${file}`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
  });

  test('derives a picture once for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest.get('/pictures/charms/hoa-sen-224.webp')),
    );
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const files = (await cached('charms')).filter((file) => file.startsWith('hoa-sen'));
    expect(files).toEqual([expect.stringMatching(/^hoa-sen-224\.[0-9a-f]{8}\.webp$/)]);
  });

  test('is immutable under the address with the content’s version, otherwise cached for an hour', async () => {
    const address = site.shop.pictures.url('charms', 'hoa-dao', 224) ?? '';
    const named = await guest.get(address);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const other of [
      '/pictures/charms/hoa-dao-224.webp',
      '/pictures/charms/hoa-dao-224.webp?v=00000000',
    ]) {
      expect((await guest.get(other)).headers['cache-control']).toBe('public, max-age=3600');
    }
    const again = await guest.get(address, { 'if-none-match': named.headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('answers alike from memory and from disk, whatever the request’s headers', async () => {
    const url = await site.listen();
    const get = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(url + path, { headers });
      const { date: _, 'x-request-id': __, ...same } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: same, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const path = '/pictures/charms/hoa-tra-224.webp';
    const first = await get(path, { 'accept-encoding': 'br' });
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const [name, value] of [
      ['accept-encoding', 'br'],
      ['accept-encoding', 'gzip'],
      ['cache-control', 'no-cache'],
      ['cookie', 'wrote=1'],
    ] as const)
      expect(await get(path, { [name]: value }), `${name}: ${value}`).toEqual(first);
    const known = await get(path, { 'if-none-match': first.headers['etag'] ?? '' });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    for (const other of ['/pictures/charms/hoa-tra-128.webp', '/pictures/charms/hoa-su-224.webp'])
      expect((await get(other, {})).bytes.equals(first.bytes), other).toBe(false);
    expect((await get(`${path}?v=00000000&x=1`, {})).headers).toEqual(first.headers);
  });

  test.each([
    'charms/hoa-dao-225.webp',
    'charms/hoa-dao-640.webp',
    'charms/hoa-dao.webp',
    'charms/khong-co-224.webp',
    'charms/hoa-dao-224.png',
    'charms/HOA-DAO-224.webp',
    'charms/..%2F..%2Fcharms-224.webp',
    'charms/%2e%2e%2f%2e%2e%2fpackage.json',
    '..%2f..%2fpackage.json/x-224.webp',
    '__proto__/x-224.webp',
    'constructor/hoa-dao-224.webp',
  ])('%s gets 404', async (file) => {
    const before = await cached('charms');
    expect((await guest.get(`/pictures/${file}`)).status).toBe(404);
    expect(await cached('charms')).toEqual(before);
  });
});
