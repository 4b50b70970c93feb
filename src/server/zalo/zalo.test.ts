import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderPhoto } from '#contract/http/photos.ts';
import type { ZaloChoice, ZaloSpending } from '#contract/http/zalo.ts';
import { hours, minutes, seconds } from '#domain/kernel/time.ts';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { fillCart, orderBody, stockGoods } from '../../../test-support/goods.ts';
import { zaloServer, type ZaloServer } from '../../../test-support/zalo.ts';
import { runAllChecks } from '../operations/checks.ts';
import { zaloMessages, zaloTokens } from './tables.ts';

let zalo: ZaloServer;
let site: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
let linh: typeof admin;
const PHONE = '0912345678';

async function start(env: Record<string, string> = {}) {
  site = await startTestShop({
    env: {
      ZALO_APP_ID: '42',
      ZALO_APP_SECRET: 'app-secret',
      ZALO_REFRESH_TOKEN: 'refresh-1-of-the-shop',
      ZALO_URL: zalo.url,
      ZALO_TOKEN_URL: zalo.url,
      SHOP_ZNS_CONFIRMED: '1001',
      SHOP_ZNS_SHIPPED: '1003',
      ...env,
    },
  });
  await stockGoods(site.shop);
  admin = await site.signIn({ role: 'admin' });
  linh = await site.signIn({ name: 'Khánh Linh' });
}
beforeEach(async () => {
  zalo = await zaloServer();
});
afterEach(async () => {
  await site.close();
  await zalo.close();
});

const want = (who = linh, phone = PHONE) => who.put<ZaloChoice>('/api/users/me/zalo', { phone });
/** An order confirmed long enough ago to be announced. */
async function confirmed(who = linh): Promise<Order> {
  await fillCart(who);
  const { data: order } = await who.post<Order>('/api/orders', orderBody());
  await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  site.clock.advance(seconds(11));
  return order;
}
const look = () => site.jobs.run('zalo.tell');
const states = async () => (await site.shop.db.select().from(zaloMessages)).map(({ state }) => state);

test('a customer who opted in gets one message about her order at the number she gave, and the mail as well', async () => {
  await start();
  const other = await site.signIn();
  expect((await want(linh, '+84 912 345 678')).data).toMatchObject({
    news: ['confirmed', 'shipped'],
    phone: PHONE,
  });
  site.clock.advance(seconds(1));
  const order = await confirmed();
  await confirmed(other);
  for (const _ of [1, 2]) await look();
  expect(zalo.sent).toEqual([
    {
      phone: '84912345678',
      template_id: '1001',
      template_data: { order: `#${order._id.slice(-8).toUpperCase()}`, name: 'Khánh Linh' },
      tracking_id: expect.any(String) as string,
    },
  ]);
  // The "order placed" mail was still queued and is dropped as outdated.
  expect(await site.mailsTo(linh.user.email)).toHaveLength(1);
  const [found] = (await runAllChecks(site.shop)).filter(({ kind }) => kind === 'zalo');
  expect(found?.message).toContain('1/200 tin, tháng này 1 tin, 300');
});

test('staff see this month’s messages and what they cost, each by the price of its day', async () => {
  await start();
  await want();
  const spent = async () => (await admin.get<ZaloSpending>('/api/admin/zalo')).data;
  const nothing = { isConnected: true, month: '2026-11', messages: 0, unanswered: 0, cost: 0, today: 0 };
  expect(await spent()).toEqual({ ...nothing, todayMost: 200 });
  site.clock.advance(seconds(1));
  await confirmed();
  await look();
  await admin.put('/api/settings', { values: { znsPrice: 500, znsDailyMost: 50 } });
  await confirmed();
  await look();
  expect(await spent()).toMatchObject({ messages: 2, unanswered: 0, cost: 800, today: 2, todayMost: 50 });
  // Zalo may have counted a message whose request failed; the shop does not price it.
  zalo.say = () => ({ status: 502, body: 'bad gateway' });
  await confirmed();
  await look();
  expect(await spent()).toMatchObject({ messages: 2, unanswered: 1, cost: 800, today: 3 });
  expect((await linh.get('/api/admin/zalo')).status).toBe(403);
});

test('a confirmed, a photographed, a shipped and a delivered order are announced, each by its own template', async () => {
  await start({ SHOP_ZNS_PHOTO: '1002', SHOP_ZNS_DELIVERED: '1004' });
  await want();
  site.clock.advance(seconds(1));
  const order = await confirmed();
  const at = `/api/orders/${order._id}`;
  const told = async () => {
    site.clock.advance(seconds(11));
    await look();
    return zalo.sent.map((message) => message['template_id']);
  };
  expect(await told()).toEqual(['1001']);
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d9a' } })
    .jpeg()
    .toBuffer();
  const photo = { bytes, name: 'vong.jpg', type: 'image/jpeg' };
  const { data: taken } = await admin.upload<OrderPhoto>(`${at}/photos`, photo);
  await admin.post(`${at}/photo-rounds`, { round: 1, photos: [taken._id], note: 'Ảnh đây ạ' });
  expect(await told()).toEqual(['1001', '1002']);
  await linh.post(`${at}/photo-answer`, { answer: 'approved', round: 1 });
  const { data: shipment } = await admin.post<Shipment>('/api/shipments', { order: order._id });
  expect(await told()).toEqual(['1001', '1002', '1003']);
  for (const status of ['shipped', 'in_transit', 'out_for_delivery', 'delivered'])
    await admin.put(`/api/shipments/${shipment._id}/status`, { status });
  expect(await told()).toEqual(['1001', '1002', '1003', '1004']);
  expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
});

test('what is no longer so when Zalo takes messages again is not announced', async () => {
  await start();
  await want();
  site.clock.advance(seconds(1));
  const order = await confirmed();
  zalo.say = () => ({ body: { error: -144, message: 'OA daily quota exceeded' } });
  await look();
  expect(await states()).toEqual(['waiting']);
  const cancelled = { status: 'cancelled', reason: 'Hết đá' };
  expect((await admin.put(`/api/orders/${order._id}/admin-transition`, cancelled)).status).toBe(200);
  zalo.say = null;
  await look();
  expect([await states(), zalo.sent]).toEqual([['dropped'], []]);
});

test('a correction of the address announces no confirmation from before her consent', async () => {
  await start();
  const { _id, shippingAddress: seen } = await confirmed();
  await want();
  site.clock.advance(seconds(1));
  const corrected = { seen, shippingAddress: { ...seen, addressLine1: '8 Ngõ Hoa Sữa, tầng 2' } };
  expect((await admin.put(`/api/orders/${_id}/shipping-address`, corrected)).status).toBe(200);
  site.clock.advance(seconds(11));
  await look();
  expect([await states(), zalo.sent]).toEqual([[], []]);
});

test('opting out drops waiting messages; an undone confirmation is not announced', async () => {
  await start();
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  zalo.say = () => ({ body: { error: -144, message: 'OA daily quota exceeded' } });
  await look();
  expect(await states()).toEqual(['waiting']);
  zalo.say = null;
  expect((await linh.delete<ZaloChoice>('/api/users/me/zalo')).data).toMatchObject({ phone: null });
  await look();
  expect([await states(), zalo.sent]).toEqual([['dropped'], []]);

  await want();
  await fillCart(linh);
  const { data: order } = await linh.post<Order>('/api/orders', orderBody());
  site.clock.advance(seconds(1));
  await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  await look();
  await admin.post('/api/orders/undo-confirmation', { orders: [order._id] });
  site.clock.advance(minutes(1));
  await look();
  expect(zalo.sent).toEqual([]);
});

test('an order confirmed before the opt-in is not announced, a later one is', async () => {
  await start();
  await confirmed();
  await want();
  site.clock.advance(seconds(11));
  await look();
  expect([await states(), zalo.sent]).toEqual([[], []]);
  await confirmed();
  await look();
  expect(zalo.sent).toHaveLength(1);
});

test('tokens are renewed before they expire and when Zalo refuses them, and are not stored in the clear', async () => {
  await start();
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  await look();
  expect(zalo.refreshes).toBe(1);
  zalo.accessToken = 'another';
  await confirmed();
  await look();
  expect([zalo.refreshes, zalo.sent.length]).toEqual([2, 2]);
  site.clock.advance(hours(24.9));
  linh = await site.signIn({ email: 'linh-moi@example.vn' });
  admin = await site.signIn({ role: 'admin' });
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  await look();
  expect([zalo.refreshes, zalo.sent.length]).toEqual([3, 3]);
  const stored = JSON.stringify(await site.shop.db.select().from(zaloTokens));
  expect(stored).not.toMatch(/refresh-\d|access-\d/);
});

test('a refused refresh token makes the check bad and is not sent again; waiting messages are dropped in time', async () => {
  await start({ ZALO_REFRESH_TOKEN: 'refresh-of-somebody-else' });
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  for (const _ of [1, 2]) await look();
  expect(zalo.asked).toHaveLength(1);
  expect(await states()).toEqual(['waiting']);
  const [found] = (await runAllChecks(site.shop)).filter(({ kind }) => kind === 'zalo');
  expect(found?.health).toBe('bad');
  site.clock.advance(hours(3));
  await look();
  expect(await states()).toEqual(['dropped']);
});

test('a message without a usable response is not sent again; one refused for its recipient stops no other', async () => {
  await start();
  const han = await site.signIn();
  for (const who of [linh, han]) await want(who);
  site.clock.advance(seconds(1));
  await confirmed();
  zalo.say = () => ({ status: 502, body: 'bad gateway' });
  await look();
  expect(await states()).toEqual(['unknown']);
  zalo.say = ({ body }) =>
    zalo.sent.includes(body) ? null : { body: { error: -118, message: 'No account' } };
  await confirmed(han);
  await look();
  zalo.say = null;
  await confirmed();
  await look();
  expect((await states()).toSorted()).toEqual(['refused', 'sent', 'unknown']);
});

test('after a crash between sending a message and recording the response it is not sent again', async () => {
  await start();
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  await look();
  await site.shop.db.update(zaloMessages).set({ state: 'sending' });
  await look();
  site.clock.advance(minutes(6));
  await look();
  expect([await states(), zalo.sent.length]).toEqual([['unknown'], 1]);
});

test('messages above the daily limit are not sent, and are dropped the next day', async () => {
  await start({ SHOP_ZNS_DAILY_MOST: '1' });
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  await confirmed();
  await Promise.all([look(), look()]);
  expect(zalo.sent).toHaveLength(1);
  site.clock.advance(hours(24));
  await look();
  expect((await states()).toSorted()).toEqual(['dropped', 'sent']);
});

test('concurrent runs exchange the refresh token once and send each message once', async () => {
  await start();
  await want();
  site.clock.advance(seconds(1));
  await confirmed();
  await confirmed();
  await Promise.all([look(), look(), look()]);
  await look();
  expect([zalo.refreshes, zalo.sent.length]).toEqual([1, 2]);
});

test('a shop without Zalo’s credentials offers no opt-in (404) and sends nothing', async () => {
  await start({ ZALO_APP_ID: '', ZALO_APP_SECRET: '', ZALO_REFRESH_TOKEN: '' });
  expect((await linh.get<ZaloChoice>('/api/users/me/zalo')).data).toEqual({
    news: [],
    phone: null,
    since: null,
  });
  expect((await want()).status).toBe(404);
  await confirmed();
  await look();
  expect(zalo.asked).toEqual([]);
});
