import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Charm, CharmView } from '#contract/http/catalogue.ts';
import type { User } from '#contract/http/identity.ts';
import { CHARM_PICTURES_MAX } from '#domain/catalogue/limits.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { NOW } from '../../../../test-support/visitor.ts';

const site = sharedShop({ goods: true });
let admin: Visitor & { user: User };
let guest: Visitor;
let shades = 0;
beforeAll(async () => {
  admin = await site.signIn({ role: 'admin' });
  guest = site.visitor();
});

/** A picture different enough from all others to remain so after re-encoding. */
function picture(): Promise<Buffer> {
  shades += 1;
  const background = { r: (shades * 67) % 256, g: (shades * 131) % 256, b: (shades * 29) % 256 };
  return sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
}
const newCharm = async (name: string) =>
  (await admin.post<Charm>('/api/charms', { name, price: 30_000, stock: 3 })).data;
const pathOf = ({ _id }: Charm) => `/api/charms/${_id}/pictures`;
const add = async (charm: Charm, bytes?: Buffer) =>
  admin.upload<Charm>(pathOf(charm), { bytes: bytes ?? (await picture()) });
const arrange = ({ updatedAt, ...charm }: Charm, imageGallery: string[]) =>
  admin.put<Charm>(pathOf(charm as Charm), { imageGallery, updatedAt });
const named = async ({ slug }: Charm) => (await guest.get<CharmView>(`/api/charms/named/${slug}`, NOW)).data;
const stored = async () => (await readdir(join(site.shop.config.dataDir, 'uploads'))).length;

async function withPictures(name: string, count: number): Promise<Charm> {
  let charm = await newCharm(name);
  for (let n = 0; n < count; n += 1) charm = (await add(charm)).data;
  return charm;
}

test('a charm has at most six pictures: the first is the main one, all are on its page, in feeds and sitemap', async () => {
  const charm = await withPictures('Hoa bưởi', CHARM_PICTURES_MAX);
  const { imageGallery, imageUrl } = charm.images;
  expect([imageGallery.length, imageUrl]).toEqual([CHARM_PICTURES_MAX, imageGallery[0]]);
  const more = await add(charm);
  expect([more.status, more.error.message]).toEqual([422, 'Mỗi charm có tối đa 6 ảnh']);

  const view = await named(charm);
  expect(view.charm.images.imageGallery).toEqual(imageGallery);
  expect(view.pictures.more).toHaveLength(CHARM_PICTURES_MAX - 1);
  const text = async (path: string) => (await guest.get(path, NOW)).bytes.toString();
  const [google, map, meta, tiktok] = await Promise.all(
    ['/san-pham/google.xml', '/sitemap.xml', '/san-pham/meta.csv', '/san-pham/tiktok.csv'].map(text),
  );
  for (const path of view.pictures.more) {
    expect(google).toContain(`${path}</g:additional_image_link>`);
    expect(map).toContain(`${path}</image:loc>`);
    for (const table of [meta, tiktok]) expect(table).toContain(path);
  }
  const shown = await guest.get(view.pictures.more[0]!);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('pictures are reordered and removed, each change with an audit log entry', async () => {
  const charm = await withPictures('Hoa cau', 3);
  const [one, two, three] = charm.images.imageGallery as [string, string, string];
  const turned = await arrange(charm, [three, one, two]);
  expect(turned.data.images).toMatchObject({ imageGallery: [three, one, two], imageUrl: three });
  const left = await arrange(turned.data, [two]);
  expect(left.data.images).toMatchObject({ imageGallery: [two], imageUrl: two });
  const none = await arrange(left.data, []);
  expect(none.data.images).toEqual({ imageGallery: [], imageUrl: null, imageCanvas: null });
  const { data } = await admin.get<{ entries: { label: string; action: string }[] }>(
    '/api/audit-log?limit=50',
  );
  const edits = data.entries.filter(({ label, action }) => label === 'Hoa cau' && action === 'update');
  expect(edits).toHaveLength(6);
});

test('concurrent uploads are all kept, the same picture twice as one', async () => {
  const charm = await newCharm('Hoa chanh');
  const bytes = await picture();
  const answers = await Promise.all([add(charm, bytes), add(charm, bytes), add(charm), add(charm)]);
  expect(tally(answers)).toEqual({ 201: 4 });
  expect((await named(charm)).charm.images.imageGallery).toHaveLength(3);
});

test('arranging an outdated list of pictures is 409; another charm’s picture or a repeated one is 422', async () => {
  const [charm, other] = [await withPictures('Hoa dừa', 2), await withPictures('Hoa mơ', 1)];
  const added = (await add(charm)).data;
  const late = await arrange(charm, charm.images.imageGallery.slice(0, 1));
  expect([late.status, late.error.code]).toEqual([409, 'CONFLICT']);
  const foreign = await arrange(added, [...added.images.imageGallery, ...other.images.imageGallery]);
  expect([foreign.status, foreign.error.message]).toEqual([422, 'Charm này không có ảnh đó']);
  const [first] = added.images.imageGallery;
  expect((await arrange(added, [first!, first!])).status).toBe(422);
  expect((await named(charm)).charm.images.imageGallery).toEqual(added.images.imageGallery);
});

test('the charm form replaces the main picture, also by one that is in the gallery already', async () => {
  const bytes = await picture();
  const charm = (await add(await withPictures('Hoa mận', 2), bytes)).data;
  const [, second, third] = charm.images.imageGallery;
  const { data } = await admin.upload<Charm>(`/api/charms/${charm._id}`, { bytes }, { method: 'PUT' });
  expect(data.images.imageGallery).toEqual([third, second]);
});

test('a file that is no picture is refused; a removed picture is deleted unless another charm shows it', async () => {
  const charm = await withPictures('Hoa ngâu', 2);
  await site.jobs.runAll();
  const before = await stored();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect((await add(charm, svg)).error.code).toBe('IMAGE_TYPE_REFUSED');
  expect((await add(charm, Buffer.alloc(5_242_881, 1))).error.code).toBe('IMAGE_TOO_LARGE');
  expect((await add(charm, Buffer.alloc(0))).error.code).toBe('IMAGE_MISSING');
  expect(await stored()).toBe(before);

  const [first, second] = charm.images.imageGallery;
  const twin = await newCharm('Hoa ngâu chị');
  const bytes = await picture();
  await add(twin, bytes);
  const both = (await add((await arrange(charm, [second!])).data, bytes)).data;
  await arrange(both, [second!]);
  await site.jobs.runAll();
  // The removed picture's file is gone; the one that another charm shows is not.
  expect((await guest.get(first!)).status).toBe(404);
  expect((await guest.get((await named(twin)).charm.images.imageUrl!)).status).toBe(200);
  expect(await stored()).toBe(before);
});
