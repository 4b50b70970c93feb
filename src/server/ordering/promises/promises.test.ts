import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BulkOutcome, Order, OrdersPage } from '#contract/http/ordering.ts';
import type { Inbox } from '#contract/http/reports.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { days, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { startTestShop, TEST_PASSWORD, type TestShop } from '../../../../test-support/app.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fillCart, orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { orders } from '../tables.ts';

let site: TestShop;
let people: Awaited<ReturnType<typeof shipmentActions>>;
// Monday, 23/11/2026, nine o'clock in Vietnam.
beforeEach(async () => {
  site = await startTestShop({ clock: testClock('2026-11-23T02:00:00.000Z') });
  people = await shipmentActions(site);
  await setStock(site.shop, { readyMade: 'nang-mai-vang' }, 50);
});
afterEach(() => site.close());

/** Advances the clock and signs staff and customer in again, because no session lasts that long. */
async function later(ms: number): Promise<void> {
  site.clock.advance(ms);
  for (const { user, post } of [people.admin, people.linh])
    await post('/api/auth/login', { email: user.email, password: TEST_PASSWORD, remember: true });
}

const READY = { readyMadeBracelet: readyMadeId('nang-mai-vang') };
const look = () => site.jobs.run('orders.keep-promises');
const hears = async () =>
  (await site.mailsTo(people.linh.user.email)).filter(({ subject }) => subject.includes('ngày hẹn mới'));
const due = async () =>
  (await people.admin.get<OrdersPage>('/api/orders?promised=due')).data.orders.map(({ _id }) => _id);
const confirm = ({ _id }: Order) =>
  people.admin.put(`/api/orders/${_id}/admin-transition`, { status: 'confirmed' });

async function readyMade(more: object = {}): Promise<Order> {
  await people.linh.post('/api/cart/items', READY);
  return (await people.linh.post<Order>('/api/orders', orderBody(more))).data;
}
async function design(): Promise<Order> {
  await fillCart(people.linh, ['hoa-dao']);
  return (await people.linh.post<Order>('/api/orders', orderBody())).data;
}
const agree = ({ _id }: Order) =>
  site.shop.db
    .update(orders)
    .set({ photoStage: 'approved', photoSince: site.clock.now() })
    .where(eq(orders.id, _id as never));

test('the promised day of the checkout is the order’s; with an empty cart it is null, for guests absent', async () => {
  await people.linh.post('/api/cart/items', READY);
  const offers = async (query = '?cart=mine') =>
    (await people.linh.get<ShippingOption[]>(`/api/shipping${query}`)).data;
  const [first] = await offers();
  // One day to pack, then the shipping option's working days.
  expect(first).toMatchObject({ estimatedDays: 4, promisedDay: '2026-11-30' });
  expect((await offers('?cart=mine&notBefore=2026-12-26'))[0]?.promisedDay).toBe('2026-12-28');
  expect((await offers(''))[0]).not.toHaveProperty('promisedDay');
  expect((await people.linh.get('/api/shipping?cart=mine&notBefore=hom-qua')).status).toBe(422);
  const stranger = await site.signIn();
  const theirs = (await stranger.get<ShippingOption[]>('/api/shipping?cart=mine')).data;
  expect(theirs[0]?.promisedDay).toBeNull();
  const guest = (await site.visitor().get<ShippingOption[]>('/api/shipping?cart=mine')).data;
  expect(guest[0]).not.toHaveProperty('promisedDay');
  const { data } = await people.linh.post<Order>('/api/orders', orderBody());
  expect(data.promise).toEqual({
    day: '2026-11-30',
    handOver: '2026-11-24',
    made: [{ day: '2026-11-30', at: '2026-11-23T02:00:00.000Z', why: 'placed' }],
  });
});

test('the promised day allows for photo, making and the orders ahead; a gift keeps its earliest day', async () => {
  expect((await design()).promise).toMatchObject({ day: '2026-12-02', handOver: '2026-11-26' });
  await site.shop.db.update(orders).set({ status: 'cancelled' });
  const gift = { recipient: 'Mẹ', sender: '', hand: 'script', notBefore: '2026-12-24' };
  const given = await readyMade({ gift });
  expect(given.promise).toMatchObject({ day: '2026-12-24', handOver: '2026-12-19' });
  await setStock(site.shop, { charm: 'hoa-dao' }, 90);
  await fillCart(people.linh, ['hoa-dao'], 30);
  await people.linh.post<Order>('/api/orders', orderBody());
  // Cached for a minute, so that placing an order does not count.
  site.clock.advance(minutes(1));
  expect((await design()).promise).toMatchObject({ day: '2026-12-03' });
});

test('placing an order does not query the workload again while it is cached', async () => {
  await readyMade();
  const asked = vi.spyOn(site.shop.db.$client, 'query');
  await fillCart(people.linh, ['hoa-dao']);
  asked.mockClear();
  await people.linh.post<Order>('/api/orders', orderBody());
  const said = asked.mock.calls.map(([query]) =>
    typeof query === 'string' ? query : (query as { text: string }).text,
  );
  expect(said.filter((text) => text.includes('AS agreed'))).toEqual([]);
  asked.mockRestore();
});

test('without a daily capacity in the settings an order has no promised day and can be confirmed', async () => {
  await people.admin.put('/api/settings', { values: { makeDaily: 0 } });
  const order = await readyMade();
  expect(order.promise).toBeNull();
  await confirm(order);
  await look();
  expect([await hears(), await due()]).toEqual([[], []]);
});

test('an order confirmed days later gets a new day: one mail, one history entry, however often the job runs', async () => {
  const order = await readyMade();
  await later(days(2));
  await confirm(order);
  site.clock.advance(minutes(2));
  await look();
  await Promise.all([look(), look()]);
  const now = await people.orderNow(order);
  expect(now.promise).toMatchObject({
    day: '2026-12-02',
    made: [{ day: '2026-11-30' }, { why: 'confirmed' }],
  });
  expect(now.statusHistory.at(-1)?.note).toBe('Promised day moved: 02/12/2026');
  expect(now.statusHistory.filter(({ note }) => note?.startsWith('Promised day moved'))).toHaveLength(1);
  const [letter, ...more] = await hears();
  expect([letter?.text.includes('02/12/2026'), more]).toEqual([true, []]);
});

test('a confirmation moves no promised day while it can be undone, also as the first of a long batch', async () => {
  const order = await readyMade();
  await later(days(2));
  const batch = { orders: [order._id], status: 'confirmed', following: 100 };
  expect((await people.admin.post('/api/orders/bulk-transition', batch)).status).toBe(200);
  site.clock.advance(seconds(50));
  await look();
  expect((await people.orderNow(order)).promise?.day).toBe('2026-11-30');
  const { data } = await people.admin.post<BulkOutcome[]>('/api/orders/undo-confirmation', {
    orders: [order._id],
  });
  expect([data[0]?.outcome, await hears()]).toEqual(['done', []]);
});

test('a late photo approval moves the promised day; a missing answer or a timely approval does not', async () => {
  const [kept, late] = [await design(), await design()];
  for (const order of [kept, late]) await confirm(order);
  await later(hours(1));
  await agree(kept);
  await look();
  const sent = { photoStage: 'sent', photoSince: site.clock.now() } as const;
  await site.shop.db.update(orders).set(sent).where(eq(orders.id, late._id));
  await later(days(9));
  await site.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, kept._id));
  await look();
  expect([await hears(), await due()]).toEqual([[], []]);
  await later(minutes(5));
  await agree(late);
  await look();
  expect((await people.orderNow(late)).promise).toMatchObject({
    day: '2026-12-10',
    made: [{}, { why: 'agreed' }],
  });
  expect(await hears()).toHaveLength(1);
  expect((await people.orderNow(kept)).promise?.made).toHaveLength(1);
});

test('an order not handed over in time: one mail, in opening hours, and listed as due until it is shipped', async () => {
  const order = await readyMade();
  await confirm(order);
  expect(await due()).toEqual([]);
  await later(days(1));
  expect(await due()).toEqual([order._id]);
  const inbox = async () => (await people.admin.get<Inbox>('/api/reports/inbox')).data;
  expect(await inbox()).toContainEqual(expect.objectContaining({ kind: 'promisesDue', count: 1 }));
  await look();
  expect(await hears()).toEqual([]);
  // Half past midnight of the next day.
  await later(hours(15.5));
  await look();
  expect(await hears()).toEqual([]);
  await later(hours(9));
  expect(dayOf(site.clock.now())).toBe('2026-11-25');
  await look();
  await look();
  expect(await hears()).toHaveLength(1);
  expect((await people.orderNow(order)).promise).toMatchObject({
    day: '2026-12-02',
    made: [{}, { why: 'late' }],
  });
  expect(await due()).toEqual([order._id]);
  await people.create(order);
  expect(await due()).toEqual([]);
  await later(days(20));
  await look();
  expect(await hears()).toHaveLength(1);
});

test('if the mail about a new promised day fails, the next run moves the day and mails it, once', async () => {
  const order = await readyMade();
  await later(days(2));
  await confirm(order);
  site.clock.advance(minutes(2));
  const queue = vi.spyOn(site.shop.mail, 'queue').mockRejectedValueOnce(new Error('killed'));
  await look();
  queue.mockRestore();
  expect((await people.orderNow(order)).promise?.made).toHaveLength(1);
  await look();
  expect((await people.orderNow(order)).promise?.made).toHaveLength(2);
  expect(await hears()).toHaveLength(1);
});
