import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  BraceletString,
  CategoryListing,
  ReadyMadePage,
  TyingMethod,
} from '#contract/http/catalogue.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { charmId, stockGoods } from '../../../test-support/goods.ts';

// Every write of catalogue admin × every invalid value: 422 with the field's name and a sentence, nothing changed.

let site: TestShop;
let admin: Visitor;
const ids: Record<string, string> = {};
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  admin = await site.signIn({ role: 'admin' });
  const first = async <Item extends { _id: string }>(path: string) =>
    (await admin.get<Item[]>(`/api${path}`)).data[0]!._id;
  ids['categories'] = await first<CategoryListing>('/categories');
  ids['bracelet-strings'] = await first<BraceletString>('/bracelet-strings');
  ids['tying-methods'] = await first<TyingMethod>('/tying-methods');
  const { data } = await admin.post<ShippingOption>('/api/shipping', { name: 'Xe đạp', price: 15_000 });
  ids['shipping'] = data._id;
  ids['charms'] = charmId('opal');
  const shelf = await admin.get<ReadyMadePage>('/api/ready-made-bracelets');
  ids['ready-made-bracelets'] = shelf.data.bracelets[0]!._id;
});
afterAll(() => site.close());

const TEXTS = [{ name: '' }, { name: '   ' }, { name: 'x'.repeat(81) }, { name: 5 }, { name: null }];
const PRICES = [
  { price: -1 },
  { price: 1.5 },
  { price: '1e999' },
  { price: 'NaN' },
  { price: [] },
  { price: 1e12 },
];
const TOO_LONG = [{ description: 'x'.repeat(1_001) }];
const STOCKS = [{ stock: -1 }, { stock: 0.5 }, { stock: 'nhiều' }, { stock: 1_000_001 }];
const SEEN = [{ updatedAt: 'hôm qua' }, { updatedAt: 5 }];

const WRONG: Record<string, object[]> = {
  charms: [
    ...TEXTS,
    ...PRICES,
    ...TOO_LONG,
    ...STOCKS,
    ...SEEN,
    { price: 0 },
    { category: 'x' },
    { category: randomUUID() },
    { meaning: 'x'.repeat(301) },
    { tags: Array.from({ length: 21 }, (_, nth) => `t${nth}`) },
    { tags: ['x'.repeat(41)] },
    { featured: 'có' },
  ],
  categories: [...TEXTS, ...SEEN, { type: 'Stone' }, { type: '' }, { type: null }],
  'bracelet-strings': [
    ...TEXTS,
    ...PRICES,
    ...TOO_LONG,
    ...SEEN,
    { price: 0 },
    { material: 'iron' },
    { color: 'blue' },
    { color: '#12345' },
  ],
  'tying-methods': [...TEXTS, ...PRICES, ...TOO_LONG, ...SEEN, { knot: 'magic' }, { isActive: 'có' }],
  'ready-made-bracelets': [
    ...TEXTS,
    ...PRICES,
    ...TOO_LONG,
    ...STOCKS,
    ...SEEN,
    { tint: 'Stone' },
    { design: 'kein json' },
    { design: { charms: [] } },
  ],
  shipping: [
    { name: '' },
    { name: 'x'.repeat(61) },
    ...PRICES,
    ...SEEN,
    { price: 0 },
    { estimatedDays: 0 },
    { estimatedDays: 61 },
    { estimatedDays: 1.5 },
    { type: 'drone' },
    { description: 'x'.repeat(201) },
    { isActive: 'có' },
  ],
};
const CASES = Object.entries(WRONG).flatMap(([kind, bodies]) => bodies.map((body) => [kind, body] as const));

test.each(CASES)('PUT %s: %j is 422 with the path of the field', async (kind, body) => {
  const { status, error } = await admin.put(`/api/${kind}/${ids[kind]}`, body);
  expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
  expect(error.details?.[0]?.path.split('.')[0]).toBe(Object.keys(body)[0]);
  expect(error.details?.[0]?.message).not.toBe('');
});

test.each(Object.keys(WRONG))('PUT and DELETE of an unknown id in %s are 404', async (kind) => {
  const none = `/api/${kind}/${randomUUID()}`;
  expect([(await admin.put(none, { name: 'A' })).status, (await admin.delete(none)).status]).toEqual([
    404, 404,
  ]);
});

test.each(Object.keys(WRONG))(
  'PUT %s with an outdated updatedAt is 409 CONFLICT with what changed since',
  async (kind) => {
    const put = (name: string, updatedAt?: string) =>
      admin.put<{ name: string; updatedAt: string }>(`/api/${kind}/${ids[kind]}`, { name, updatedAt });
    const { data: seen } = await put('Tên cũ');
    const { data: newer } = await put('Tên mới', seen.updatedAt);
    const late = await put('Tên khác', seen.updatedAt);
    expect([late.status, late.error.code]).toEqual([409, 'CONFLICT']);
    expect(late.error.details).toMatchObject([{ path: 'name', from: 'Tên cũ', to: 'Tên mới' }]);
    // An editor who has seen the newest version may save; nothing changed in between.
    expect((await put('Tên khác', newer.updatedAt)).data.name).toBe('Tên khác');
  },
);

test.each(['charms', 'ready-made-bracelets'])(
  'PATCH stock of %s: an invalid body is 422, an unknown id 404',
  async (kind) => {
    const patch = (body: object) => admin.patch(`/api/${kind}/${ids[kind]}/stock`, body);
    for (const body of [
      {},
      { quantity: -1 },
      { quantity: 'x' },
      { add: 1.5 },
      { add: 1, quantity: 1 },
      { quantity: 1e9 },
    ])
      expect([body, (await patch(body)).status]).toEqual([body, 422]);
    expect((await admin.patch(`/api/${kind}/${randomUUID()}/stock`, { quantity: 1 })).status).toBe(404);
  },
);

test.each([{}, { csv: 5 }, { csv: 'a'.repeat(5_000_001) }, { csv: 'tên;giá\nA;1', apply: 'ja' }])(
  'POST /charms/import: the invalid body %# is 422',
  async (body) => {
    expect((await admin.post('/api/charms/import', body)).status).toBe(422);
  },
);
