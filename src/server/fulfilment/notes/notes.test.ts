import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaffNote } from '#contract/http/fulfilment.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

test('staff notes are for admins only, newest first, and stored once on a double click', async () => {
  const order = await people.confirmedOrder();
  const url = `/api/orders/${order._id}/staff-notes`;
  expect((await people.admin.post<StaffNote>(url, { text: 'Khách quen' })).status).toBe(201);
  site.clock.advance(1_000);
  // A double click writes one.
  const twice = await Promise.all(
    [1, 2].map(() => people.admin.post<StaffNote>(url, { text: 'Gói thêm nơ' })),
  );
  expect(twice[0]!.data).toEqual(twice[1]!.data);
  const { data } = await people.admin.get<StaffNote[]>(url);
  expect(data.map(({ text, author }) => [text, author.name])).toEqual([
    ['Gói thêm nơ', 'Minh Anh'],
    ['Khách quen', 'Minh Anh'],
  ]);
  expect((await people.admin.post(url, { text: '  ' })).status).toBe(422);
  expect((await people.admin.get(`/api/orders/${randomUUID()}/staff-notes`)).status).toBe(404);
  expect((await people.linh.get(url)).status).toBe(403);
});

test('a note for the courier is shown to the parcel’s shipper, not to its customer', async () => {
  const order = await people.confirmedOrder();
  const url = `/api/orders/${order._id}/staff-notes`;
  await people.admin.post(url, { text: 'Khách quen' });
  await people.admin.post(url, { text: 'Gọi trước khi đến', forCourier: true });
  const { data } = await people.create(order);
  await people.assign(data);
  const { data: mine } = await people.tam.get<{ courierNotes: string[] }>(`/api/shipments/${data._id}`);
  expect(mine.courierNotes).toEqual(['Gọi trước khi đến']);
  const hers = await people.linh.get(`/api/orders/${order._id}`);
  expect(JSON.stringify(hers.data)).not.toContain('Gọi trước khi đến');
});
