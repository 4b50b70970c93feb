import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { AuditPage } from '#contract/http/reports.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { ADDRESS, fillCart, orderBody } from '../../../../test-support/goods.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

const correct = (
  { _id, shippingAddress: seen }: Pick<Order, '_id' | 'shippingAddress'>,
  change: object,
  who: Visitor = people.admin,
) =>
  who.put<Order>(`/api/orders/${_id}/shipping-address`, {
    shippingAddress: { ...ADDRESS, ...change },
    seen,
  });

test('correcting the address of a confirmed order updates order, search, history and audit log', async () => {
  const order = await people.confirmedOrder();
  const change = { fullName: 'Trần Bích Vân', phone: '+84 987 654 321', addressLine1: '5 Ngõ Huyện mới' };
  const { status, data } = await correct(order, change);
  expect(status).toBe(200);
  expect(data.shippingAddress).toMatchObject({ ...change, phone: '0987654321' });
  expect(data.statusHistory.at(-1)).toMatchObject({
    status: 'confirmed',
    note: 'Delivery details corrected',
  });
  const found = await people.admin.get<{ orders: Order[] }>('/api/orders?search=bich%20van');
  expect(found.data.orders.map(({ _id }) => _id)).toEqual([order._id]);
  const log = await people.admin.get<AuditPage>(`/api/audit-log?subjectId=${order._id}`);
  const entry = log.data.entries.find(({ action }) => action === 'update');
  expect(entry?.changes.fullName).toEqual({ from: order.shippingAddress.fullName, to: 'Trần Bích Vân' });
  // Repeating the same correction changes nothing, whatever `seen` is.
  expect((await correct(order, change)).data.statusHistory).toHaveLength(data.statusHistory.length);
});

test('of two concurrent address corrections one gets 409; a shipped order, a wrong phone or a customer is refused', async () => {
  const order = await people.confirmedOrder();
  const answers = await Promise.all([
    correct(order, { addressLine1: '11 Phố Hàng Bạc' }),
    correct(order, { addressLine1: '12 Phố Hàng Bạc' }),
  ]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect((await correct(await people.orderNow(order), { phone: '1' })).status).toBe(422);
  expect((await correct(order, {}, people.linh)).status).toBe(403);
  expect((await correct({ ...order, _id: randomUUID() as never }, {})).status).toBe(404);
  await people.create(order);
  const late = await correct(await people.orderNow(order), { addressLine1: '13 Phố Hàng Bạc' });
  expect([late.status, late.error.code]).toEqual([409, 'INVALID_TRANSITION']);
});

test('a move that comes too late names who moved the order, not who corrected its address since', async () => {
  await fillCart(people.linh);
  const { data: order } = await people.linh.post<Order>('/api/orders', orderBody());
  const [lan, mai] = [
    await site.signIn({ role: 'admin', name: 'Lan' }),
    await site.signIn({ role: 'admin', name: 'Mai' }),
  ];
  const confirm = (who: Visitor) =>
    who.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  expect((await confirm(lan)).status).toBe(200);
  expect((await correct(order, { addressLine1: '8 Ngõ Hoa Sữa, tầng 2' }, mai)).status).toBe(200);
  const late = await confirm(await site.signIn({ role: 'admin' }));
  expect([late.status, late.error?.message]).toEqual([409, expect.stringMatching(/^Lan /)]);
});
