import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import { after, days } from '#domain/kernel/time.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import type { SignedIn } from '../../../../test-support/parcels.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { orderHistory, orderReturns, orders } from '../tables.ts';
import { listAwaited } from './repository.ts';

const site = sharedShop({ goods: true });
let linh: SignedIn;
let mai: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  await setStock(site.shop, { readyMade: BRACELET }, 50);
  [linh, mai, admin] = await Promise.all([site.signIn(), site.signIn(), site.signIn({ role: 'admin' })]);
});

const BRACELET = 'bien-xanh';
let order: Order;
/** A delivered ready-made bracelet with an open repair request. */
beforeEach(async () => {
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId(BRACELET) });
  order = (await linh.post<Order>('/api/orders', orderBody())).data;
  const { db, clock } = site.shop;
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id));
  const note = { orderId: order._id, status: 'delivered', note: 'Order delivered', by: 'shipper' } as const;
  await db.insert(orderHistory).values({ ...note, at: clock.now() });
  const [{ _id: item }] = order.items as [Order['items'][number]];
  await linh.post(at('returns'), { item, quantity: 1, wish: 'repair', reason: 'Dây đứt' });
});

const at = (path: string) => `/api/orders/${order._id}/${path}`;
const look = async (who: Visitor = linh) => (await who.get<OrderReturns>(at('returns'))).data.cases[0]!;
const move = async (body: object) => admin.post(at(`returns/${(await look())._id}/moves`), body);
const accept = (more: object = {}) => move({ act: 'accept', seen: 'asked', outcome: 'repair', ...more });
const receive = () => move({ act: 'receive', seen: 'awaited' });
const finish = (more: object = {}) => move({ act: 'finish', seen: 'received', ...more });
/** Backdates the acceptance of the case. */
const agreedAgo = (ago: number) =>
  site.shop.db
    .update(orderReturns)
    .set({ since: after(site.clock.now(), -ago) })
    .where(eq(orderReturns.orderId, order._id));
const parcel = async (body: object, who: Visitor = linh) =>
  who.post<OrderReturns>(at(`returns/${(await look())._id}/parcel`), body);
const SENT = { carrier: 'Viettel Post', trackingNumber: 'VTP123' };
const remind = () => site.jobs.run('orders.remind-of-returns');
const isListed = async () => {
  const since = (ago: number) => after(site.clock.now(), -days(ago));
  const due = await listAwaited(site.shop.db, { remind: since(7), overdue: since(14) }, 1000);
  return due.some(({ orderId }) => orderId === order._id);
};
const letters = async () =>
  (await site.mailsTo(linh.user.email)).filter(
    ({ subject, text }) =>
      subject.includes(order._id.slice(-8).toUpperCase()) && text.includes('chưa nhận được'),
  );
const waiting = async () =>
  (await admin.get<OrdersPage>('/api/orders?returned=for_staff')).data.orders.map(({ _id }) => _id);

describe('a return parcel', () => {
  test('its tracking number is entered by the customer alone, stored once, and can be corrected', async () => {
    expect((await parcel(SENT)).error.code).toBe('RETURN_CHANGED');
    await accept();
    for (const wrong of [{}, { ...SENT, carrier: ' ' }, { ...SENT, trackingNumber: 'x'.repeat(61) }])
      expect((await parcel(wrong)).status).toBe(422);
    expect([(await parcel(SENT, mai)).status, (await parcel(SENT, admin)).status]).toEqual([404, 404]);
    const answers = await Promise.all([parcel(SENT), parcel(SENT)]);
    expect(tally(answers)).toEqual({ 200: 2 });
    expect((await look()).parcel).toMatchObject(SENT);
    expect((await parcel({ ...SENT, trackingNumber: 'VTP124' })).status).toBe(200);
    expect((await look(admin)).parcel).toMatchObject({ trackingNumber: 'VTP124' });
    const { statusHistory } = (await linh.get<Order>(`/api/orders/${order._id}`)).data;
    const notes = statusHistory.map(({ note }) => note);
    expect(notes.filter((note) => note?.startsWith('Return sent back'))).toEqual([
      'Return sent back: Viettel Post, VTP123',
      'Return sent back: Viettel Post, VTP124',
    ]);
    await receive();
    expect((await parcel(SENT)).error.code).toBe('RETURN_CHANGED');
  });

  test('not arrived: one mail after 7 days, for staff after 14', async () => {
    await accept();
    await agreedAgo(days(7) - 1);
    await remind();
    expect(await letters()).toEqual([]);
    await agreedAgo(days(7));
    expect(await isListed()).toBe(true);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await letters()).toHaveLength(1);
    // Whoever was reminded takes no place in the next run.
    expect(await isListed()).toBe(false);
    expect(await waiting()).not.toContain(order._id);
    await agreedAgo(days(14));
    expect(await isListed()).toBe(true);
    await remind();
    expect(await letters()).toHaveLength(1);
    expect(await waiting()).toContain(order._id);
    await receive();
    await finish();
    expect(await waiting()).not.toContain(order._id);
  });

  test('reported as sent: no mail about it', async () => {
    await accept();
    await parcel(SENT);
    await agreedAgo(days(8));
    expect(await isListed()).toBe(false);
    await remind();
    expect(await letters()).toEqual([]);
  });
});

describe('a return of an order whose whole parcel came back', () => {
  const comeBack = () =>
    site.shop.db.update(orders).set({ status: 'failed' }).where(eq(orders.id, order._id));

  test('can only be declined, every other decision is 409', async () => {
    await comeBack();
    for (const wanted of [
      { act: 'accept', seen: 'asked', outcome: 'repair' },
      { act: 'accept_unseen', seen: 'asked', outcome: 'refund' },
    ]) {
      const { status, error } = await move(wanted);
      expect([wanted.act, status, error?.code]).toEqual([wanted.act, 409, 'INVALID_TRANSITION']);
      expect(error.message).toContain('Cả kiện đã về tiệm');
    }
    expect((await move({ act: 'decline', seen: 'asked', answer: 'Tiền hoàn theo đơn nhé' })).status).toBe(
      200,
    );
    expect((await look()).stage).toBe('declined');
  });

  test('is not asked for by mail; staff are still told after 14 days', async () => {
    await accept();
    await comeBack();
    await agreedAgo(days(8));
    await remind();
    expect(await letters()).toEqual([]);
    expect((await receive()).status).toBe(409);
    await agreedAgo(days(14));
    await remind();
    expect([await letters(), (await waiting()).includes(order._id)]).toEqual([[], true]);
  });
});

test('each step of a return posts one chat message, with the shop’s answer', async () => {
  await accept({ answer: 'Tiệm chịu phí gửi' });
  await receive();
  await finish({ answer: 'Gửi qua GHN' });
  await site.jobs.runAll({ times: 2 });
  const { rows } = await site.shop.db.execute<{ news: string; content: string }>(sql`
    SELECT metadata ->> 'returnNews' AS news, content FROM messages
    WHERE metadata ->> 'orderId' = ${order._id} AND metadata ? 'returnNews' ORDER BY seq`);
  expect(rows.map(({ news }) => news)).toEqual(['ask', 'accept', 'receive', 'finish']);
  expect(rows[1]!.content).toContain('Tiệm chịu phí gửi');
  expect(rows[3]!.content).toContain('Gửi qua GHN');
});
