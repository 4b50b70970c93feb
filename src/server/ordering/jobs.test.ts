import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import { days, hours, minutes } from '#domain/kernel/time.ts';
import { charms } from '#server/catalogue/tables.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { TEST_PASSWORD } from '../../../test-support/app.ts';
import { charmId, fillCart, ledgerErrors, orderBody, stockOf } from '../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../test-support/shared-shop.ts';
import { orderByTransfer } from '../../../test-support/transfers.ts';
import { orders } from './tables.ts';

const site = sharedShop({ goods: true });
const linh = signedIn(site);

/** Advances the clock and signs in again, because the previous access token has expired. */
async function later(duration: number): Promise<void> {
  site.clock.advance(duration);
  await linh.post('/api/auth/login', { email: linh.user.email, password: TEST_PASSWORD });
}
const expire = () => site.jobs.run('orders.expire');
const read = async ({ _id }: Order) => (await linh.get<Order>(`/api/orders/${_id}`)).data;

test('an unpaid VietQR order expires after exactly 24 hours, once, and releases its stock', async () => {
  const before = await stockOf(site.shop, 'hoa-sen');
  const order = await orderByTransfer(linh, ['hoa-sen', 'hoa-sen']);
  await later(hours(24) - 1);
  await expire();
  expect((await read(order)).status).toBe('pending_payment');
  const told: unknown[] = [];
  site.shop.events.on('order.changed', ({ status }) => void told.push(status));
  const letters = (await site.mailsTo(linh.user.email)).length;

  await later(1);
  await Promise.all([expire(), expire(), expire()]);
  expect(await read(order)).toMatchObject({
    status: 'cancelled',
    payBy: null,
    statusHistory: [{}, { status: 'cancelled', note: 'Payment expired', by: 'system' }],
  });
  expect((await read(order)).statusHistory).toHaveLength(2);
  expect((await linh.get<Payment>(`/api/payments/order/${order._id}`)).data.status).toBe('expired');
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
  expect(await ledgerErrors(site.shop)).toEqual([]);
  expect(told).toEqual(['cancelled']);
  const mails = await site.mailsTo(linh.user.email);
  expect(mails).toHaveLength(letters + 1);
  expect(mails.at(-1)?.text).toContain('đã hết hạn');
});

test('a cash order and one with a reported transfer never expire', async () => {
  await fillCart(linh);
  const { data: cash } = await linh.post<Order>('/api/orders', orderBody());
  const reported = await orderByTransfer(linh);
  await linh.post('/api/payments/user/confirm', { orderId: reported._id });
  await later(days(30));
  await expire();
  expect((await read(cash)).status).toBe('pending');
  expect((await read(reported)).status).toBe('waiting_for_admin_confirmation');
});

test('a rejected transfer gives the order another 24 hours', async () => {
  const order = await orderByTransfer(linh);
  await later(hours(23));
  await linh.post('/api/payments/user/confirm', { orderId: order._id });
  const admin = await site.signIn({ role: 'admin' });
  await admin.post('/api/payments/admin/confirm', {
    orderId: order._id,
    confirmed: false,
    reason: 'Chưa thấy',
  });
  await later(hours(23));
  await expire();
  expect((await read(order)).status).toBe('pending_payment');
  await later(hours(1));
  await expire();
  expect((await read(order)).status).toBe('cancelled');
});

test('an order whose stock cannot be released stays as it is, and the others expire', async () => {
  const stuck = await orderByTransfer(linh, ['tulip']);
  site.clock.advance(1);
  const other = await orderByTransfer(linh, ['hoa-dao']);
  const { db } = site.shop;
  const ofTulip = eq(charms.id, charmId('tulip'));
  await db.update(charms).set({ reserved: 0 }).where(ofTulip);
  await later(hours(24));
  await expire();
  expect([(await read(stuck)).status, (await read(other)).status]).toEqual(['pending_payment', 'cancelled']);
  await db.update(charms).set({ reserved: 1 }).where(ofTulip);
  await expire();
  expect((await read(stuck)).status).toBe('cancelled');
});

test('an order whose transfer is reported while it expires is either reported or cancelled', async () => {
  const order = await orderByTransfer(linh);
  await later(hours(24) - minutes(1));
  site.clock.advance(minutes(1));
  const [, said] = await Promise.all([
    expire(),
    linh.post('/api/payments/user/confirm', { orderId: order._id }),
  ]);
  const { status, statusHistory } = await read(order);
  expect(status).toBe(said.status === 200 ? 'waiting_for_admin_confirmation' : 'cancelled');
  expect(statusHistory).toHaveLength(2);
});

/** Number of queries in this database that wait for a lock. */
async function waitingQueries(): Promise<number> {
  const { rows } = await site.shop.db.execute<{ waiting: number }>(sql`
    SELECT count(*) AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}

test('an order whose deadline is extended while the expiry job runs is not cancelled', async () => {
  const order = await orderByTransfer(linh);
  await later(hours(24));
  const tomorrow = new Date(site.clock.now().getTime() + hours(24));
  let expiring = Promise.resolve();
  await inTx(site.shop.db, async (tx) => {
    await tx.update(orders).set({ payBy: tomorrow }).where(eq(orders.id, order._id));
    expiring = expire();
    // The job has read the order's previous state and waits for its row lock.
    await expect.poll(waitingQueries).toBe(1);
  });
  await expiring;
  expect((await read(order)).status).toBe('pending_payment');
});

test('a delivered order is completed after seven days', async () => {
  await fillCart(linh);
  const { data: order } = await linh.post<Order>('/api/orders', orderBody());
  const delivered = { status: 'delivered', updatedAt: site.clock.now() } as const;
  await site.shop.db.update(orders).set(delivered).where(eq(orders.id, order._id));
  await later(days(7) - 1);
  await site.jobs.run('orders.complete');
  expect((await read(order)).status).toBe('delivered');
  await later(1);
  await Promise.all([site.jobs.run('orders.complete'), site.jobs.run('orders.complete')]);
  const { status, statusHistory } = await read(order);
  expect([status, statusHistory.length]).toEqual(['completed', 2]);
  expect(statusHistory.at(-1)).toMatchObject({ note: 'Order completed', by: 'system' });
});
