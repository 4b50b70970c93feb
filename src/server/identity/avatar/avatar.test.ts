import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { UploadedImage, User } from '#contract/http/identity.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const tiem = sharedShop();

const send = (guest: Visitor, bytes: Buffer, rest: { type?: string; name?: string } = {}) =>
  guest.upload<UploadedImage>('/api/users/me/avatar', { bytes, ...rest });
const avatarOf = async (guest: Visitor) => (await guest.get<User>('/api/users/me')).data.avatar;
/** The stored files, after all jobs have run. */
async function stored(): Promise<string[]> {
  await tiem.jobs.runAll();
  return readdir(join(tiem.shop.config.dataDir, 'uploads')).catch(() => []);
}

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#a8476a' } });

test.each([
  ['JPG', () => picture().jpeg().toBuffer()],
  ['PNG', () => picture().png().toBuffer()],
  ['GIF', () => picture().gif().toBuffer()],
])('an uploaded %s becomes a WebP of 384 × 384 pixels that is served as immutable', async (_what, make) => {
  const guest = await tiem.signIn();
  const { status, data } = await send(guest, await make(), { type: 'application/octet-stream', name: 'x' });
  expect(status).toBe(200);
  expect(data.url).toMatch(/^\/pictures\/uploads\/[0-9a-f]{32}\.webp$/);
  expect(await avatarOf(guest)).toBe(data.url);

  const served = await tiem.visitor().get(data.url);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 });
});

test('compressed texts in a PNG are not inflated: 4.5 GB of them take less than 2 s of processor time', async () => {
  const guest = await tiem.signIn();
  const png = await picture().png().toBuffer();
  const named = Buffer.concat([Buffer.from('zTXtlời\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]);
  const text = Buffer.alloc(named.length + 8);
  text.writeUInt32BE(named.length - 4);
  named.copy(text, 4);
  text.writeUInt32BE(crc32(named), named.length + 4);
  const bytes = Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(90).fill(text), png.subarray(33)]);
  const before = process.cpuUsage();
  expect((await send(guest, bytes)).status).toBe(200);
  const { user, system } = process.cpuUsage(before);
  // Unpacked they take five and more.
  expect((user + system) / 1e6).toBeLessThan(2);
});

/** A grey JPG of 40 million pixels: 883 scans of a hundred bytes each, as the standard allows them. */
function jpgOfManyScans(): Buffer {
  const side = 6300;
  const part = (marker: number, ...bytes: number[]) =>
    Buffer.from([0xff, marker, 0, bytes.length + 2, ...bytes]);
  const [high, low] = [side >> 8, side & 0xff];
  const blocks = Math.ceil(side / 8) ** 2;
  const codes = part(
    0xc4,
    0,
    1,
    ...Array<number>(15).fill(0),
    0,
    0x10,
    1,
    1,
    ...Array<number>(14).fill(0),
    0xe0,
    0,
  );
  // "No more in these blocks": runs of 16,384 in 15 bits, and of one in two.
  const runs = '000000000000000'.repeat(blocks >> 14) + '10'.repeat(blocks & 0x3fff);
  const bits = runs.padEnd(Math.ceil(runs.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  const nothing = Buffer.from(bits.map((eight) => Number.parseInt(eight, 2)));
  const scans = Array.from({ length: 63 * 14 }, (_, scan) => {
    const [place, shift] = [1 + Math.floor(scan / 14), 13 - (scan % 14)];
    const header = part(0xda, 1, 1, 0, place, place, shift === 13 ? shift : ((shift + 1) << 4) | shift);
    return Buffer.concat([header, nothing]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    part(0xdb, 0, ...Array<number>(64).fill(1)),
    part(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0),
    codes,
    part(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('a JPG of hundreds of scans is refused with 415 undecoded; a progressive one is taken', async () => {
  const guest = await tiem.signIn();
  const bytes = jpgOfManyScans();
  const before = process.cpuUsage();
  expect((await send(guest, bytes)).status).toBe(415);
  const { user, system } = process.cpuUsage(before);
  // Decoded they take six and more.
  expect((user + system) / 1e6).toBeLessThan(2);
  expect((await send(guest, await picture().jpeg({ progressive: true }).toBuffer())).status).toBe(200);
});

test('a photograph is rotated upright and loses its metadata, GPS position included', async () => {
  const guest = await tiem.signIn();
  const left = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: await sharp({ create: { width: 100, height: 100, channels: 3, background: '#000000' } })
          .png()
          .toBuffer(),
        top: 0,
        left: 0,
      },
    ])
    .withExif({ IFD0: { Copyright: 'nha-toi' }, IFD3: { GPSLatitude: '10/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data } = await send(guest, left);
  const { bytes } = await tiem.visitor().get(data.url);
  const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, icc, orientation }).toEqual({
    exif: undefined,
    xmp: undefined,
    icc: undefined,
    orientation: undefined,
  });
  // The picture lies on its side: once rotated upright, its black top half is on the right.
  const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => pixels[(y * info.width + x) * info.channels] ?? -1;
  expect(at(20, 190)).toBeGreaterThan(200);
  expect(at(360, 190)).toBeLessThan(50);
});

test('a new picture takes the place of the old one, whose file is deleted', async () => {
  const guest = await tiem.signIn();
  const first = (await send(guest, await picture().png().toBuffer())).data.url;
  const second = (await send(guest, await picture().jpeg().toBuffer())).data.url;
  await tiem.jobs.runAll();
  expect((await guest.get(first)).status).toBe(404);
  expect((await guest.get(second)).status).toBe(200);
});

test('a picture is removed by DELETE or by the profile, with its file', async () => {
  const guest = await tiem.signIn();
  const before = (await stored()).length;
  await send(guest, await picture().png().toBuffer());
  expect((await guest.delete('/api/users/me/avatar')).data).toEqual({ ok: true });
  expect(await avatarOf(guest)).toBeNull();
  expect((await guest.delete('/api/users/me/avatar')).status).toBe(200);

  const { url } = (await send(guest, await picture().png().toBuffer())).data;
  expect((await guest.put<User>('/api/users/me/profile', { avatar: url, name: 'Linh' })).data.avatar).toBe(
    url,
  );
  expect((await guest.put<User>('/api/users/me/profile', { profile_image: null })).data.avatar).toBeNull();
  expect((await stored()).length).toBe(before);
  expect((await guest.get(url)).status).toBe(404);
});

test('another user’s picture can neither be set as one’s own (422) nor deleted', async () => {
  const [owner, other] = [await tiem.signIn(), await tiem.signIn()];
  const { url } = (await send(owner, await picture().png().toBuffer())).data;
  expect((await other.put('/api/users/me/profile', { avatar: url })).status).toBe(422);
  expect((await other.delete('/api/users/me/avatar')).status).toBe(200);
  expect((await owner.get(url)).status).toBe(200);
});

describe('refused uploads', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['an SVG', async () => svg],
    ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an HTML page that begins like a GIF', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
    ['a WebP', () => picture().webp().toBuffer()],
    ['a BMP', async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
    ['half a PNG', async () => halved(await noise().png().toBuffer())],
    ['half a JPG', async () => halved(await noise().jpeg().toBuffer())],
    ['noise after the signature of a JPG', async () => Buffer.from('ffd8ff'.padEnd(400, '07'), 'hex')],
  ])('%s is 415, whatever content type and name it is sent with', async (_what, make) => {
    const guest = await tiem.signIn();
    const before = await stored();
    const { status, error } = await send(guest, await make(), { type: 'image/png', name: 'anh.png' });
    expect([status, error.code, error.message]).toEqual([
      415,
      'IMAGE_TYPE_REFUSED',
      'Vui lòng chọn file ảnh hợp lệ',
    ]);
    expect(await avatarOf(guest)).toBeNull();
    expect(await stored()).toEqual(before);
  });

  test('a file of more than 5 MB is 413', async () => {
    const guest = await tiem.signIn();
    const { status, error } = await send(
      guest,
      Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
    );
    expect([status, error.message]).toEqual([413, 'Kích thước ảnh không được vượt quá 5MB']);
  });

  test('a small file with more than 40 million pixels is 413', async () => {
    const guest = await tiem.signIn();
    const bomb = await picture(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { status, error } = await send(guest, bomb);
    expect([status, error.code]).toEqual([413, 'IMAGE_TOO_MANY_PIXELS']);
    expect(error.message).toContain('điểm ảnh');
  });

  test('an empty file or a JSON body', async () => {
    const guest = await tiem.signIn();
    expect((await send(guest, Buffer.alloc(0))).error.code).toBe('IMAGE_MISSING');
    const { status, error } = await guest.post('/api/users/me/avatar', { image: 'x' });
    expect([status, error.code]).toEqual([415, 'WRONG_TYPE']);
  });

  function noise() {
    const pixels = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    return sharp(pixels, { raw: { width: 200, height: 200, channels: 3 } });
  }
  const halved = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
});

test.each(['../../session-secret', '..%2f..%2fsession-secret', 'x.webp', `${'a'.repeat(32)}.webp`])(
  'the URL of uploads serves no other file: %s is 404',
  async (file) => {
    expect((await tiem.visitor().get(`/pictures/uploads/${file}`)).status).toBe(404);
  },
);
