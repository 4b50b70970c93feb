import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { BulkCharms } from '#contract/http/catalogue-admin.ts';
import type { CategoryListing, Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import { tally } from '../../../../test-support/app.ts';
import { charmId, fillCart, ledgerErrors, orderBody, setStock } from '../../../../test-support/goods.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { NOW } from '../../../../test-support/visitor.ts';
import { stockMovements } from '../tables.ts';

const OPAL = charmId('opal');
const RUBY = charmId('hong-ngoc');
const site = sharedShop();
const people = shared(() => shipmentActions(site));

const read = async (id = OPAL) => (await people.admin.get<Charm>(`/api/charms/${id}`, NOW)).data;
const stock = (body: object, who = people.admin) => who.patch<Charm>(`/api/charms/${OPAL}/stock`, body);
const bulk = (body: object) => people.admin.post<BulkCharms>('/api/charms/bulk', body);
const sold = async (q: string) =>
  (await site.visitor().get<CharmsPage>(`/api/charms?q=${encodeURIComponent(q)}`, NOW)).data.charms.map(
    ({ _id }) => _id,
  );
const hidden = async (q = '') =>
  (await people.admin.get<CharmsPage>(`/api/charms/hidden?q=${q}`)).data.charms.map(({ _id }) => _id);
const reasons = async () =>
  (
    await site.shop.db
      .select({ reason: stockMovements.reason, shelf: stockMovements.shelf })
      .from(stockMovements)
      .where(eq(stockMovements.charmId, OPAL))
      .orderBy(stockMovements.id)
  ).map(({ reason, shelf }) => [reason, shelf]);

test('two admins concurrently change one price: one gets 409 with the other’s price', async () => {
  const other = await site.signIn({ role: 'admin' });
  const { updatedAt, price } = await read();
  const answers = await Promise.all([
    people.admin.put<Charm>(`/api/charms/${OPAL}`, { price: price + 1_000, updatedAt }),
    other.put<Charm>(`/api/charms/${OPAL}`, { price: price + 2_000, updatedAt }),
  ]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.error.details?.[0]).toMatchObject({ path: 'price', from: price, to: (await read()).price });
});

test('stock set over a changed value is 409 with the current one; a relative change applies', async () => {
  await setStock(site.shop, { charm: 'opal' }, 10);
  const twice = await Promise.all([stock({ quantity: 12, seen: 10 }), stock({ quantity: 12, seen: 10 })]);
  expect(tally(twice)).toEqual({ 200: 1, 409: 1 });
  const late = await stock({ quantity: 9, seen: 10 });
  expect([late.error.message, late.error.details?.[0]]).toEqual([
    'Tồn kho vừa đổi thành 12 chiếc',
    { path: 'stock', message: '10 → 12', from: 10, to: 12 },
  ]);
  expect((await stock({ add: -2, reason: 'breakage' })).data.stock).toBe(10);
  expect((await stock({ quantity: 11, seen: 10, reason: 'correction' })).data.stock).toBe(11);
  expect((await reasons()).slice(-3)).toEqual([
    ['restock', 2],
    ['breakage', -2],
    ['correction', 1],
  ]);
});

test.each([
  { add: 1, reason: 'breakage' },
  { add: -1, reason: 'restock' },
  { add: 1, reason: 'shipment' },
  { add: 1, seen: 3 },
  { counted: 1, seen: 1, reason: 'breakage' },
])('the stock change %j is 422', async (body) => {
  await setStock(site.shop, { charm: 'opal' }, 3);
  expect((await stock(body)).status).toBe(422);
  expect((await read()).stock).toBe(3);
});

test('an order concurrent with a reduction of the stock: one of them is refused', async () => {
  await setStock(site.shop, { charm: 'opal' }, 2);
  await fillCart(people.linh, ['opal', 'opal']);
  const [order, edit] = await Promise.all([
    people.linh.post<Order>('/api/orders', orderBody()),
    stock({ quantity: 1, seen: 2 }),
  ]);
  expect([
    [201, 422],
    [409, 200],
  ]).toContainEqual([order.status, edit.status]);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('several charms are hidden (not sold, still listed for staff) and restored with their stock', async () => {
  await people.linh.delete('/api/cart');
  await setStock(site.shop, { charm: 'hong-ngoc' }, 5);
  await fillCart(people.linh, ['hong-ngoc']);
  const { updatedAt } = await read(RUBY);
  const twice = await Promise.all([
    bulk({ charms: [OPAL, RUBY], hidden: true }),
    bulk({ charms: [RUBY, OPAL], hidden: true }),
  ]);
  expect(twice.flatMap(({ data }) => data.done)).toHaveLength(2);
  expect(await sold('opal')).not.toContain(OPAL);
  expect((await people.linh.post('/api/orders', orderBody())).error.code).toBe('STOCK_INSUFFICIENT');
  expect(await hidden()).toEqual(expect.arrayContaining([OPAL, RUBY]));
  expect(await hidden('hong%20ngoc')).toEqual([RUBY]);
  const late = await people.admin.put(`/api/charms/${RUBY}`, { price: 1, updatedAt });
  expect(late.status).toBe(404);

  const { data } = await bulk({ charms: [OPAL, RUBY, randomUUID()], hidden: false });
  expect(data.done.toSorted()).toEqual([OPAL, RUBY].toSorted());
  expect(data.refused.map(({ message }) => message)).toEqual(['Charm này không còn nữa']);
  expect(await sold('opal')).toContain(OPAL);
  expect((await read(RUBY)).stock).toBe(5);
  expect((await people.linh.post('/api/orders', orderBody())).status).toBe(201);
});

test('several charms change category; a deleted charm, or one whose category was removed, is not restored', async () => {
  const { data: made } = await people.admin.post<{ _id: string }>('/api/categories', {
    name: 'Mùa Tết',
    type: 'Flower',
  });
  const deleted = (await people.admin.post<Charm>('/api/charms', { name: 'Thoáng qua', price: 1_000 })).data;
  await people.admin.delete(`/api/charms/${deleted._id}`);
  const ids = [OPAL, RUBY, deleted._id];
  expect((await bulk({ charms: ids, category: made._id })).data).toMatchObject({
    done: [OPAL, RUBY],
    refused: [{ charm: deleted._id }],
  });
  expect((await read()).category.name).toBe('Mùa Tết');
  expect((await bulk({ charms: [deleted._id], hidden: false })).data.done).toEqual([]);

  await bulk({ charms: [OPAL], hidden: true });
  const { data: kinds } = await people.admin.get<CategoryListing[]>('/api/categories', NOW);
  const gems = kinds.find(({ type }) => type === 'Gems')!;
  await bulk({ charms: [RUBY], category: gems._id });
  await people.admin.delete(`/api/categories/${made._id}`);
  const back = () => bulk({ charms: [OPAL], hidden: false });
  expect((await back()).data.refused[0]?.message).toMatch(/^Danh mục của charm này đã bị xóa/);
  await bulk({ charms: [OPAL], category: gems._id });
  expect((await back()).data.done).toEqual([OPAL]);
});

test.each([
  {},
  { charms: [] },
  { charms: [OPAL] },
  { charms: [OPAL], hidden: true, category: OPAL },
  { charms: [OPAL], category: OPAL },
])('POST /charms/bulk refuses %j', async (body) => {
  expect((await bulk(body)).status).toBe(422);
});

test('POST /charms/bulk refuses more than 100 charms', async () => {
  const charms = Array.from({ length: 101 }, () => randomUUID());
  expect((await bulk({ charms, hidden: true })).status).toBe(422);
});
