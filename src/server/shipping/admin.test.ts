import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { fillCart, orderBody } from '../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });

const add = (body: object) => admin.post<ShippingOption>('/api/shipping', body);

test('an option needs only name and price: by default one working day, type standard; a name in use is refused', async () => {
  const { status, data } = await add({ name: 'Xe đạp', price: 15_000 });
  expect(status).toBe(201);
  expect(data).toMatchObject({ estimatedDays: 1, type: 'standard', description: null, isActive: true });
  expect((await site.visitor().get<ShippingOption[]>('/api/shipping')).data[0]?.name).toBe('Xe đạp');
  expect((await add({ name: 'Xe đạp', price: 1_000 })).error.code).toBe('ALREADY_EXISTS');
});

test('missing name and price are 422 with the messages of the form', async () => {
  const { status, error } = await add({});
  expect([status, error.details]).toEqual([
    422,
    [
      { path: 'name', message: 'Tên là bắt buộc' },
      { path: 'price', message: 'Giá phải lớn hơn 0' },
    ],
  ]);
});

test.each([
  { name: 'A' },
  { name: ' ', price: 1 },
  { name: 'A', price: 0 },
  { name: 'A', price: -1 },
  { name: 'A', price: 1, estimatedDays: 0 },
  { name: 'A', price: 1, estimatedDays: 61 },
  { name: 'A', price: 1, type: 'drone' },
])('POST /shipping refuses %j', async (body) => {
  expect((await add(body)).error.code).toBe('INVALID_INPUT');
});

test('an edit changes the given fields; with an outdated updatedAt it is 409 with what changed', async () => {
  const { data } = await add({ name: 'Thuyền', price: 30_000, estimatedDays: 5, description: 'Theo sông' });
  const url = `/api/shipping/${data._id}`;
  const first = await admin.put<ShippingOption>(url, {
    price: 35_000,
    description: '',
    updatedAt: data.updatedAt,
  });
  expect(first.data).toMatchObject({ price: 35_000, description: null, estimatedDays: 5 });
  const late = await admin.put(url, { price: 40_000, updatedAt: data.updatedAt });
  expect([late.status, late.error.code]).toEqual([409, 'CONFLICT']);
  expect(late.error.details).toContainEqual(
    expect.objectContaining({ path: 'price', from: 30_000, to: 35_000 }),
  );
  expect((await admin.put(`/api/shipping/${randomUUID()}`, { price: 1 })).status).toBe(404);
});

test('each creation, edit and removal emits catalogue.changed', async () => {
  let told = 0;
  site.shop.events.on('catalogue.changed', () => void (told += 1));
  const { data } = await add({ name: 'Ngựa', price: 20_000 });
  expect(told).toBe(1);
  await admin.put(`/api/shipping/${data._id}`, { price: 25_000 });
  expect(told).toBe(2);
  await admin.delete(`/api/shipping/${data._id}`);
  expect(told).toBe(3);
});

test('a removed option is 404 and cannot be ordered; past orders keep it, and its name is free again', async () => {
  const { data } = await add({ name: 'Khinh khí cầu', price: 99_000 });
  const linh = await site.signIn();
  await fillCart(linh);
  const order = (await linh.post<Order>('/api/orders', orderBody({ shippingOption: data._id }))).data;
  expect((await admin.delete(`/api/shipping/${data._id}`)).status).toBe(200);
  expect((await admin.delete(`/api/shipping/${data._id}`)).status).toBe(404);
  expect((await admin.get(`/api/shipping/${data._id}`)).status).toBe(404);
  await fillCart(linh);
  expect((await linh.post('/api/orders', orderBody({ shippingOption: data._id }))).error.code).toBe(
    'SHIPPING_OPTION_GONE',
  );
  expect((await linh.get<Order>(`/api/orders/${order._id}`)).data.shippingOption.name).toBe('Khinh khí cầu');
  expect((await add({ name: 'Khinh khí cầu', price: 1_000 })).status).toBe(201);
});
