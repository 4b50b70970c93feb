import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CharmsPage, CharmView, ReadyMadePage, ReadyMadeView } from '#contract/http/catalogue.ts';
import { charmId, readyMadeId } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { NOW } from '../../../../test-support/visitor.ts';

const site = sharedShop({ goods: true });

const charmNamed = (slug: string) => site.visitor().get<CharmView>(`/api/charms/named/${slug}`, NOW);
const braceletNamed = (slug: string) =>
  site.visitor().get<ReadyMadeView>(`/api/ready-made-bracelets/named/${slug}`, NOW);

async function everyCharm() {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => site.visitor().get<CharmsPage>(`/api/charms?limit=100&page=${page}`)),
  );
  return pages.flatMap(({ data }) => data.charms);
}

test('every charm’s view has pictures, the bracelets that contain it and other charms of its category', async () => {
  const { data } = await site.visitor().get<ReadyMadePage>('/api/ready-made-bracelets?limit=100');
  const wornBy = new Map<string, string[]>();
  for (const { slug } of data.bracelets)
    for (const kind of (await braceletNamed(slug)).data.made?.charms ?? [])
      wornBy.set(kind.slug!, [...(wornBy.get(kind.slug!) ?? []), slug]);
  const charms = await everyCharm();
  expect(charms.length).toBeGreaterThan(140);
  for (const charm of charms) {
    const view = (await charmNamed(charm.slug)).data;
    expect(view.charm).toEqual(charm);
    expect(view.pictures.square, charm.slug).toMatch(/^\/pictures\/charms\/.+-square\.jpg\?v=[0-9a-f]{8}$/);
    expect(view.bracelets.map(({ slug }) => slug).toSorted(), charm.slug).toEqual(
      (wornBy.get(charm.slug) ?? []).toSorted(),
    );
    expect(view.others.map(({ category }) => category._id)).toEqual(
      view.others.map(() => charm.category._id),
    );
    expect(view.others.map(({ slug }) => slug)).not.toContain(charm.slug);
  }
});

test('every charm and bracelet has its own link preview of 1200 × 630', async () => {
  const { data } = await site.visitor().get<ReadyMadePage>('/api/ready-made-bracelets?limit=100');
  const charms = await everyCharm();
  const single = await Promise.all(charms.map(({ slug }) => charmNamed(slug)));
  const strung = await Promise.all(data.bracelets.map(({ slug }) => braceletNamed(slug)));
  const shared = [...single, ...strung].map((view) => view.data.pictures.share!);
  for (const path of shared)
    expect(path).toMatch(/^\/pictures\/(charms|bracelets)\/.+-share\.jpg\?v=[0-9a-f]{8}$/);
  expect(new Set(shared).size).toBe(charms.length + data.bracelets.length);
  const answers = await Promise.all(shared.map((path) => site.visitor().get(path)));
  for (const [at, { status, headers, bytes }] of answers.entries()) {
    const { width, height } = await sharp(bytes).metadata();
    expect([status, headers['content-type'], width, height], shared[at]).toEqual([
      200,
      'image/jpeg',
      1200,
      630,
    ]);
  }
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(shared.length);
});

test('a bracelet’s view lists string, wrist size, facts and each charm once with its count', async () => {
  const { data } = await braceletNamed('hoa-dao-dau-xuan');
  expect(data.bracelet.slug).toBe('hoa-dao-dau-xuan');
  expect(data.made).toMatchObject({ string: expect.any(String), wristSize: expect.any(Number) });
  const kinds = data.made!.charms;
  expect(new Set(kinds.map(({ slug }) => slug)).size).toBe(kinds.length);
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(15);
  expect(data.others.map(({ slug }) => slug)).not.toContain('hoa-dao-dau-xuan');
  // 17 charms on a wrist of 15,5 cm, with the materials of flowers and stones, each word once.
  const { facts } = data.made!;
  expect(facts).toMatchObject({ lengthMm: 176, widthsMm: [7.5, 11.5] });
  expect(facts.weightG).toBeGreaterThan(17);
  expect(new Set(facts.material).size).toBe(facts.material.length);
});

test('a charm’s view gives its own facts, else those of its category', async () => {
  const [sunflower, rose] = await Promise.all(['huong-duong', 'hoa-hong'].map(charmNamed));
  expect(sunflower!.data.facts).toMatchObject({ widthMm: 12, thicknessMm: 2.5, makingDays: 2 });
  expect(rose!.data.facts).toMatchObject({ widthMm: 8.5, thicknessMm: 2.5, nickel: expect.any(String) });
});

test.each([
  ['/api/charms/named/hoa-dao', 'share', 1200, 630],
  ['/api/charms/named/hoa-dao', 'square', 1080, 1080],
  ['/api/ready-made-bracelets/named/hoa-dao-dau-xuan', 'share', 1200, 630],
  ['/api/ready-made-bracelets/named/hoa-dao-dau-xuan', 'square', 1080, 1080],
] as const)('%s has a JPEG for other sites: %s', async (path, view, width, height) => {
  const { data } = await site.visitor().get<CharmView | ReadyMadeView>(path);
  const picture = await site.visitor().get(data.pictures[view]!);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.headers['cache-control']).toContain('immutable');
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  // The centre is not blank.
  const middle = await sharp(picture.bytes)
    .extract({ left: width / 2 - 150, top: height / 2 - 150, width: 300, height: 300 })
    .stats();
  expect(Math.max(...middle.channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

test.each(['khong-co-share', 'hoa-dao-large', 'u-0123456789abcdef0123456789abcdef-share', 'HOA-share'])(
  '/pictures/charms/%s.jpg is 404',
  async (name) => {
    expect((await site.visitor().get(`/pictures/charms/${name}.jpg`)).status).toBe(404);
  },
);

test('an unknown or removed charm or bracelet has no view, and bracelets no longer link to it', async () => {
  for (const slug of ['khong-co', 'Hoa-dao', '%00', '..%2Fcharms'])
    expect((await charmNamed(slug)).status, slug).toBeGreaterThanOrEqual(400);
  expect((await charmNamed('khong-co')).error.code).toBe('NOT_FOUND');
  const admin = await site.signIn({ role: 'admin' });
  const [charm, bracelet] = [charmId('buom'), readyMadeId('hoa-dao-dau-xuan')];
  expect((await admin.delete(`/api/charms/${charm}`)).status).toBe(200);
  expect((await admin.delete(`/api/ready-made-bracelets/${bracelet}`)).status).toBe(200);
  expect((await charmNamed('buom')).status).toBe(404);
  expect((await braceletNamed('hoa-dao-dau-xuan')).status).toBe(404);
  // The bracelet keeps it, but it no longer links to a page.
  const { data } = await site.visitor().get<ReadyMadePage>('/api/ready-made-bracelets?limit=100', NOW);
  const made = await Promise.all(data.bracelets.map(({ slug }) => braceletNamed(slug)));
  const kinds = made.flatMap(({ data: view }) => view.made?.charms ?? []);
  expect(kinds.filter(({ name, slug }) => name === 'Bướm' && slug !== null)).toEqual([]);
  expect((await charmNamed('hoa-dao')).data.bracelets.map(({ slug }) => slug)).not.toContain(
    'hoa-dao-dau-xuan',
  );
});
