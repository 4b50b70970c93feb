import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChatHistory, UploadedChatImage } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { PaymentTalk, RefundsDue, Worksheet } from '#contract/http/reports.ts';
import type { AccountsPage, CustomerFile } from '#contract/http/users-admin.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { charmId, fillCart, orderBody, readyMadeId } from '../../../../test-support/goods.ts';
import { openPages } from '../../../../test-support/pages.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

type SignedIn = Visitor & { user: User };
const site = sharedShop({ goods: true });
let admin: SignedIn;
let linh: SignedIn;
let order: Order;
beforeAll(async () => {
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  linh = await site.signIn({ name: 'Khánh Linh', email: 'linh@khach.example' });
  await fillCart(linh, ['tulip', 'opal']);
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('hoa-dao-dau-xuan'), quantity: 2 });
  order = (await linh.post<Order>('/api/orders', orderBody({ paymentMethod: 'VietQR' }))).data;
});

describe('GET /reports/worksheets', () => {
  const workshop = async (id: string, who: Visitor = admin) =>
    who.get<Worksheet[]>(`/api/reports/worksheets?orders=${id}`);

  test('has the charms as ordered, by position, also after they were renamed or deleted', async () => {
    await admin.put(`/api/charms/${charmId('opal')}`, { name: 'Opal lửa' });
    await admin.delete(`/api/charms/${charmId('tulip')}`);
    const [data] = (await workshop(order._id)).data;
    if (data === undefined) throw new Error('no sheet');
    expect(data.order._id).toBe(order._id);
    const [own, readyMade] = data.bracelets;
    expect(own).toMatchObject({
      quantity: 1,
      string: { name: order.items[0]?.braceletString?.name, material: expect.any(String), color: /^#/ },
    });
    expect(own?.charms.map(({ position }) => position)).toEqual(own?.charms.map((_, at) => at));
    expect(own?.charms.map(({ name }) => name)).toEqual(order.items[0]?.charms.map(({ name }) => name));
    expect(own?.charms.map(({ name }) => name)).toEqual(expect.arrayContaining(['Tulip', 'Opal']));
    expect(own?.charms.find(({ name }) => name === 'Tulip')).toMatchObject({
      upright: true,
      image: expect.stringContaining('/pictures/charms/tulip'),
    });
    expect(own?.charms.find(({ name }) => name === 'Opal')?.upright).toBe(false);
    expect(readyMade).toMatchObject({ name: order.items[1]?.name, quantity: 2 });
    expect(readyMade?.charms.length).toBeGreaterThanOrEqual(15);
    expect(readyMade?.string).not.toBeNull();
  });

  test('is 403 for a customer and 401 for a guest', async () => {
    expect((await workshop(order._id, linh)).status).toBe(403);
    expect((await workshop(order._id, site.visitor())).status).toBe(401);
    expect((await workshop(randomUUID())).data).toEqual([]);
    expect((await workshop('x')).status).toBe(422);
  });
});

describe('GET /orders/{id}/payment-talk', () => {
  const talk = async (id: string, who: Visitor = admin) =>
    who.get<PaymentTalk>(`/api/orders/${id}/payment-talk`);

  test('gives the customer’s chat and the pictures that she sent there', async () => {
    await linh.post('/api/payments/user/confirm', { orderId: order._id });
    await site.jobs.runAll();
    const { data: chats } = await linh.get<{ chats: { _id: string }[] }>('/api/chat/my');
    const chatId = chats.chats[0]?._id ?? '';
    expect((await talk(order._id)).data).toEqual({ chatId, receipts: [], transfers: [] });
    const fileUrl = await upload();
    await linh.post(`/api/chat/${chatId}/messages`, {
      content: 'Biên lai',
      type: 'image',
      metadata: { fileUrl },
    });
    await linh.post(`/api/chat/${chatId}/messages`, { content: 'Tiệm xem giúp mình' });
    const { data } = await talk(order._id);
    expect(data.receipts).toEqual([{ url: fileUrl, at: expect.any(String) }]);
    expect((await admin.get<ChatHistory>(`/api/chat/${data.chatId}`)).status).toBe(200);
    expect((await admin.get(data.receipts[0]?.url ?? '')).status).toBe(200);
  });

  test('is 403 for a customer; an unknown order is 404', async () => {
    expect((await talk(order._id, linh)).status).toBe(403);
    expect((await talk(randomUUID())).status).toBe(404);
  });
});

describe('GET /users', () => {
  const users = async (query: string) => (await admin.get<AccountsPage>(`/api/users${query}`)).data.users;

  test('has each account’s orders and what it spent, which counts paid orders only', async () => {
    const [found] = await users('?search=linh@khach');
    expect(found).toMatchObject({
      orders: 1,
      completed: 0,
      failed: 0,
      spent: 0,
      lastOrderAt: order.createdAt,
    });
    await admin.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
    expect((await users('?search=linh@khach'))[0]).toMatchObject({ spent: order.totalPrice });
    for (const sort of ['spent', 'orders'])
      expect((await users(`?sort=${sort}`)).map(({ name }) => name)).toEqual(['Khánh Linh', 'Minh Anh']);
    expect((await admin.get('/api/users?sort=age')).status).toBe(422);
  });
});

test('a cancelled paid order is due for a refund until the refund is recorded', async () => {
  const due = async () => (await admin.get<RefundsDue>('/api/reports/refunds-due')).data.orders;
  const owedTo = async ({ user }: SignedIn) =>
    (await admin.get<CustomerFile>(`/api/users/${user._id}/file`)).data.owedBack;
  expect(await due()).toEqual([]);
  await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'cancelled', reason: 'hết charm' });
  const { _id, totalPrice } = order;
  expect(await due()).toMatchObject([{ _id, name: 'Khánh Linh', totalPrice, owedBack: totalPrice }]);
  expect([await owedTo(linh), await owedTo(admin)]).toEqual([totalPrice, 0]);
  await admin.post('/api/payments/admin/refund', { orderId: order._id });
  expect([await due(), await owedTo(linh)]).toEqual([[], 0]);
});

test('new notes and changed accounts are announced to admins’ pages, not to a customer’s', async () => {
  const pages = await openPages(site.shop, site.app);
  const [his, hers] = [await pages.open(admin), await pages.open(linh)];
  await admin.post(`/api/orders/${order._id}/staff-notes`, { text: 'Gọi trước khi giao' });
  expect(await his.hears('staff_updated')).toEqual([{ what: 'notes' }]);
  const shipper = await site.signIn({ name: 'Trần Văn Tú' });
  await admin.put(`/api/users/${shipper.user._id}/role`, { role: 'shipper' });
  expect(await his.hears('staff_updated', 2)).toContainEqual({ what: 'accounts' });
  expect(hers.heard('staff_updated')).toEqual([]);
  await pages.close();
});

/** The customer uploads a picture of her receipt. @returns its URL */
async function upload(): Promise<string> {
  const white = { width: 90, height: 180, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: white }).png().toBuffer();
  return (await linh.upload<UploadedChatImage>('/api/chat/upload-image', { bytes })).data.url;
}
