import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { asId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { authenticator } from '#server/identity/index.ts';
import { openSocket, type Realtime } from '#server/platform/live/socket.ts';
import { registerRealtime } from '#server/realtime.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { fillCart, orderBody, stockGoods } from '../../../test-support/goods.ts';
import { FEED_SECRET, noticeFor, sendNotice } from '../../../test-support/transfers.ts';

let site: TestShop;
let realtime: Realtime;
let url: string;
beforeAll(async () => {
  site = await startTestShop({ env: { BANK_FEED_SECRET: FEED_SECRET } });
  await stockGoods(site.shop);
  const { config, health, log } = site.shop;
  realtime = await openSocket({
    httpServer: site.app.server,
    config,
    health,
    log,
    authenticate: authenticator(site.shop),
  });
  registerRealtime(site.shop, realtime);
  url = await site.listen();
});
afterAll(async () => {
  await realtime.close();
  await site.close();
});

/** A socket of a user's page that waits for order events. */
async function openPage(
  visitor: Visitor,
  event = 'order_updated',
): Promise<{ next(): Promise<unknown>; heard: unknown[]; close(): void }> {
  const socket: Socket = io(url, {
    forceNew: true,
    extraHeaders: { cookie: visitor.cookies.headerFor('/') },
  });
  const heard: unknown[] = [];
  socket.on(event, (news: unknown) => void heard.push(news));
  const next = () => new Promise<unknown>((tell) => void socket.once(event, tell));
  await new Promise<void>((tell, fail) => void socket.once('connect', tell).once('connect_error', fail));
  return { next, heard, close: () => void socket.disconnect() };
}

test('a status change is emitted to the sockets of the customer and of admins, to no others', async () => {
  const [linh, stranger, admin] = await Promise.all([
    site.signIn(),
    site.signIn(),
    site.signIn({ role: 'admin' }),
  ]);
  await fillCart(linh);
  const order = (await linh.post<Order>('/api/orders', orderBody())).data;
  const [hers, theirs, his] = await Promise.all([openPage(linh), openPage(stranger), openPage(admin)]);
  const news = Promise.all([hers.next(), his.next()]);

  await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  const told = { orderId: order._id, status: 'confirmed' };
  expect(await news).toEqual([told, told]);
  expect(theirs.heard).toEqual([]);
  for (const page of [hers, theirs, his]) page.close();
});

test('an unmatched transfer and its settlement are emitted to sockets of admins, not of customers', async () => {
  const [linh, admin] = await Promise.all([site.signIn(), site.signIn({ role: 'admin' })]);
  const [hers, his] = await Promise.all([
    openPage(linh, 'transfers_updated'),
    openPage(admin, 'transfers_updated'),
  ]);
  const arrived = his.next();
  const notice = { content: 'tien mua vong', description: null };
  await sendNotice(site, noticeFor({ _id: asId(crypto.randomUUID()), totalPrice: vnd(300_000) }, notice));
  const { transferId } = (await arrived) as { transferId: string };
  const settled = his.next();
  await admin.post(`/api/payments/admin/unmatched/${transferId}/settle`, { note: 'đã chuyển trả' });
  await settled;
  expect(his.heard).toEqual([
    { transferId, what: 'unmatched' },
    { transferId, what: 'settled' },
  ]);
  expect(hers.heard).toEqual([]);
  for (const page of [hers, his]) page.close();
});
