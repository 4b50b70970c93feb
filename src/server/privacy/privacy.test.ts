import { expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Order } from '#contract/http/ordering.ts';
import { TEST_PASSWORD } from '../../../test-support/app.ts';
import { designBody, ledgerErrors } from '../../../test-support/goods.ts';
import { shipmentActions } from '../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../test-support/shared-shop.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../test-support/transfers.ts';

const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET } });
const people = shared(() => shipmentActions(site));

const bye = { password: TEST_PASSWORD };

test('the export has a customer’s account, orders, designs and chats, and nothing of another customer', async () => {
  const { linh, confirmedOrder } = people;
  const order = await confirmedOrder();
  const { data: chat } = await linh.post<Chat>('/api/chat', {});
  await linh.post(`/api/chat/${chat._id}/messages`, { content: 'Bông ơi' });

  const { status, headers, bytes } = await linh.get('/api/users/me/data');
  expect([status, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="du-lieu-cua-ban.json"',
  ]);
  const told = JSON.parse(bytes.toString());
  expect(told.account).toMatchObject({ email: linh.user.email, name: 'Khánh Linh' });
  expect(told.orders).toHaveLength(1);
  expect(told.orders[0]).toMatchObject({ id: order._id, notes: 'Gọi trước 10 phút' });
  expect(told.designs[0].charms.length).toBeGreaterThanOrEqual(15);
  expect(told.chats[0].messages.map(({ content }: { content: string }) => content)).toContain('Bông ơi');
  expect(bytes.toString()).not.toMatch(/passwordHash|argon2/);

  const other = await site.signIn({ name: 'Bảo Hân' });
  const hers = JSON.parse((await other.get('/api/users/me/data')).bytes.toString());
  expect([hers.orders, hers.designs, hers.chats]).toEqual([[], [], []]);
});

test('deleting an account is 409 while it has an open order, and 422 with a wrong password', async () => {
  const { linh } = people;
  expect(await linh.delete('/api/users/me', bye)).toMatchObject({
    status: 409,
    error: { code: 'ORDERS_OPEN' },
  });
  const wrong = await linh.delete('/api/users/me', { password: 'khong dung' });
  expect([wrong.status, wrong.error.code]).toEqual([422, 'CURRENT_PASSWORD_WRONG']);
  expect((await linh.get('/api/users/me')).status).toBe(200);
});

test('deleting an account is 409 while a refund is open, and possible once it was paid', async () => {
  const { admin } = people;
  const her = await site.signIn({ name: 'Bảo Hân' });
  const order = await orderByTransfer(her);
  expect((await sendNotice(site, noticeFor(order))).status).toBe(200);
  const away = { status: 'cancelled', reason: 'hết men' };
  expect((await admin.put(`/api/orders/${order._id}/admin-transition`, away)).status).toBe(200);
  expect(await her.delete('/api/users/me', bye)).toMatchObject({
    status: 409,
    error: { code: 'REFUND_OPEN' },
  });
  await admin.put('/api/users/me/proof', { password: TEST_PASSWORD });
  expect((await admin.post('/api/payments/admin/refund', { orderId: order._id })).status).toBe(200);
  expect((await her.delete('/api/users/me', bye)).status).toBe(200);
});

test('staff cannot delete their own accounts: 403', async () => {
  expect((await people.tam.delete('/api/users/me', bye)).status).toBe(403);
  expect((await people.admin.delete('/api/users/me', bye)).status).toBe(403);
});

test('a deleted account cannot sign in; its orders keep their totals without personal data; its e-mail is free', async () => {
  const { admin, change, carried, linh } = people;
  const [first] = (await linh.get<{ orders: Order[] }>('/api/orders/my')).data.orders;
  await admin.put(`/api/orders/${first!._id}/admin-transition`, { status: 'cancelled', reason: 'hết men' });
  const parcel = await carried();
  for (const status of ['in_transit', 'out_for_delivery', 'delivered']) await change(parcel, status);
  const orderId = parcel.order._id;
  await admin.put(`/api/orders/${orderId}/admin-transition`, { status: 'completed' });
  await linh.post<CustomBracelet>('/api/custom-bracelets', designBody([], 'Bí mật'));

  const { status } = await linh.delete('/api/users/me', bye);
  expect(status).toBe(200);

  expect((await linh.get('/api/users/me')).status).toBe(401);
  const again = await site
    .visitor()
    .post('/api/auth/login', { email: linh.user.email, password: TEST_PASSWORD });
  expect(again.status).toBe(401);
  const { data: order } = await admin.get<Order>(`/api/orders/${orderId}`);
  const said = JSON.stringify(order);
  for (const trace of ['Khánh Linh', linh.user.email, 'Gọi trước 10 phút', '0901', 'Vòng thử'])
    expect(said, trace).not.toContain(trace);
  expect(order.totalPrice).toBeGreaterThan(0);
  const chats = await admin.get('/api/chat/admin/search?q=linh');
  expect(chats.bytes.toString()).not.toContain('Bông ơi');
  expect(await ledgerErrors(site.shop)).toEqual([]);

  // The e-mail address can be used again.
  expect((await site.signIn({ name: 'Khánh Linh', email: linh.user.email })).user.email).toBe(
    linh.user.email,
  );
});
