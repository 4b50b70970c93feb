import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { orders } from '#server/ordering/tables.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { charmId } from '../../../test-support/goods.ts';
import { shipmentActions } from '../../../test-support/parcels.ts';

// Every picture upload shares one code path (adapters/images.ts); here each route is tried with each attack.

let site: TestShop;
let people: Awaited<ReturnType<typeof shipmentActions>>;
let parcel: string;
/** an order that has been delivered, and may be reviewed */
let delivered: string;
/** an order whose bracelet needs a preview photo */
let laidOut: OrderId;
let bracelet: string;
beforeAll(async () => {
  site = await startTestShop();
  people = await shipmentActions(site);
  parcel = (await people.broughtTo('in_transit'))._id;
  delivered = (await people.broughtTo('in_transit', 'out_for_delivery', 'delivered')).order._id;
  laidOut = (await people.confirmedOrder())._id;
  await site.shop.db.update(orders).set({ photoStage: 'wanted' }).where(eq(orders.id, laidOut));
  bracelet = (await people.admin.post<ReadyMade>('/api/ready-made-bracelets', { name: 'Vòng mồi' })).data._id;
});
afterAll(() => site.close());

const stored = (): Promise<string[]> => readdir(join(site.shop.config.dataDir, 'uploads')).catch(() => []);
type File = { bytes: Buffer; type: string; name: string };
type Upload = (file: File) => ReturnType<Visitor['upload']>;

const UPLOADS: Record<string, Upload> = {
  avatar: (file) => people.linh.upload('/api/users/me/avatar', file),
  charm: (file) => people.admin.upload('/api/charms', file, { fields: { name: 'Bẫy', price: '1000' } }),
  'the new picture of a charm': (file) =>
    people.admin.upload(`/api/charms/${charmId('opal')}`, file, { method: 'PUT' }),
  'ready-made bracelet': (file) =>
    people.admin.upload('/api/ready-made-bracelets', file, { fields: { name: 'Bẫy' } }),
  'the new picture of a ready-made bracelet': (file) =>
    people.admin.upload(`/api/ready-made-bracelets/${bracelet}`, file, { method: 'PUT' }),
  chat: (file) => people.linh.upload('/api/chat/upload-image', file),
  review: (file) =>
    people.linh.upload(`/api/orders/${delivered}/review`, file, {
      method: 'PUT',
      fields: { stars: '5', text: 'Vòng xinh, gói cẩn thận, mình ưng lắm' },
    }),
  'photo before making': (file) => people.admin.upload(`/api/orders/${laidOut}/photos`, file),
  'proof of delivery': (file) => people.tam.upload(`/api/shipments/${parcel}/proof`, file),
};

const noise = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#777', noise: NOISE } });
const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const halved = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const text = (words: string) => async () => Buffer.from(words);

const NO_PICTURES: Record<string, () => Promise<Buffer>> = {
  'an SVG with a script': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG behind an XML line': text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a page': text('<!doctype html><script>alert(1)</script>'),
  'a page that begins like a GIF': text('GIF89a/*<script>alert(1)</script>*/=1;'),
  'a page that begins like a JPG': async () =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>alert(1)</script>')]),
  'a zip bomb': async () =>
    Buffer.concat([Buffer.from('504b0304', 'hex'), deflateRawSync(Buffer.alloc(10_000_000))]),
  'an HEIC': async () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
  'an AVIF': async () => noise().avif({ effort: 0 }).toBuffer(),
  'a TIFF': async () => noise().tiff().toBuffer(),
  'a PDF': text('%PDF-1.7\n1 0 obj\n<< >>\nendobj'),
  'half a JPG': async () => halved(await noise().jpeg().toBuffer()),
  'half a PNG': async () => halved(await noise().png().toBuffer()),
  'half a GIF': async () => halved(await noise().gif().toBuffer()),
  'half a WebP': async () => halved(await noise().webp().toBuffer()),
};

/** The attack files: each is made once and sent to every route. */
const made = new Map<string, Promise<Buffer>>();
function once(what: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = made.get(what) ?? make();
  made.set(what, file);
  return file;
}

/** A PNG with a huge pixel count in its header but a small file size, because it is one colour. */
const bomb = () =>
  sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

test('an upload to a route without pictures stores no file', async () => {
  const before = await stored();
  const bytes = await noise().png().toBuffer();
  for (const [path, fields] of [
    ['/api/categories', { name: 'Có ảnh', type: 'Gems' }],
    ['/api/bracelet-strings', { name: 'Dây có ảnh', price: '9000' }],
    ['/api/tying-methods', { name: 'Nút có ảnh', price: '0' }],
  ] as const)
    await people.admin.upload(path, { bytes }, { fields });
  expect(await stored()).toEqual(before);
});

describe.each(Object.entries(UPLOADS))('uploaded as %s', (_name, send) => {
  const sent = (bytes: Buffer) => send({ bytes, type: 'image/png', name: 'anh.png' });

  test('a file that is no complete picture is refused with 415 whatever its type says, and nothing is stored', async () => {
    const before = await stored();
    for (const [what, make] of Object.entries(NO_PICTURES)) {
      const { status, error } = await sent(await once(what, make));
      expect([what, status, error.message]).toEqual([what, 415, 'Vui lòng chọn file ảnh hợp lệ']);
    }
    expect(await stored()).toEqual(before);
  });

  test('a picture with too many pixels or bytes is refused with 413, and nothing is stored', async () => {
    const before = await stored();
    const huge = await once('bomb', bomb);
    expect(huge.length).toBeLessThan(1_000_000);
    const pixels = await sent(huge);
    expect([pixels.status, pixels.error.message]).toEqual([
      413,
      'Ảnh có quá nhiều điểm ảnh, bạn chọn ảnh nhỏ hơn nhé',
    ]);
    for (const megabytes of [6, 40]) {
      const { status, error } = await sent(Buffer.alloc(megabytes * 1024 * 1024, 0xff));
      expect([megabytes, status, error.message]).toEqual([
        megabytes,
        413,
        'Kích thước ảnh không được vượt quá 5MB',
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  test('data appended to a picture is not stored with it', async () => {
    const before = await stored();
    const hidden = '<script>alert(document.cookie)</script>';
    const polyglot = Buffer.concat([await noise().jpeg().toBuffer(), Buffer.from(hidden)]);
    expect((await sent(polyglot)).status).toBeLessThan(300);
    const added = (await stored()).filter((name) => !before.includes(name));
    expect(added.length).toBeGreaterThan(0);
    for (const name of added) {
      const kept = await site.shop.uploads.read(name);
      expect(kept?.includes('script')).toBe(false);
      expect((await sharp(kept!).metadata()).format).toBe('webp');
    }
  });
});
