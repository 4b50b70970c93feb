import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Counts } from '#contract/http/reports.ts';
import type { Order, OverdueOrders } from '#contract/http/ordering.ts';
import { hours } from '#domain/kernel/time.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { testClock } from '../../../../test-support/clock.ts';
import {
  ADDRESS,
  fillCart,
  ledgerErrors,
  orderBody,
  setStock,
  stockGoods,
} from '../../../../test-support/goods.ts';

const clock = testClock();
let site: TestShop;
let admin: Visitor;
beforeAll(async () => {
  site = await startTestShop({ clock, env: { OPEN_ORDERS: '3', OPEN_BRACELETS: '60' } });
  await stockGoods(site.shop);
  await setStock(site.shop, { charm: 'hoa-dao' }, 100_000);
  admin = await signedIn('admin');
});
afterAll(() => site.close());

/** Remembered sessions, so that they outlive the days that these tests skip. */
const signedIn = (role: 'customer' | 'admin' = 'customer') => site.signIn({ role, remember: true });
const renew = (who: Visitor) => who.post('/api/auth/refresh');

let places = 0;
/** An address nobody has ordered to before. */
const somewhere = () => {
  places += 1;
  return {
    ...ADDRESS,
    phone: `09${String(places).padStart(8, '0')}`,
    addressLine1: `${places} Hẻm Hoa Giấy`,
  };
};

async function order(who: Visitor, shippingAddress: object, more: object = {}, quantity = 1) {
  await fillCart(who, ['hoa-dao'], quantity);
  return who.post<Order>('/api/orders', orderBody({ shippingAddress, ...more }));
}
const move = (id: string, status: string, reason?: string) =>
  admin.put<Order>(`/api/orders/${id}/admin-transition`, { status, reason });

describe('limits per account', () => {
  test('three unconfirmed orders by any payment method, the fourth is 409; confirming one allows another', async () => {
    const linh = await signedIn();
    const home = somewhere();
    const placed = [
      await order(linh, home),
      await order(linh, home, { paymentMethod: 'VietQR' }),
      await order(linh, home),
    ];
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const fourth = await order(linh, somewhere());
    expect([fourth.status, fourth.error.code]).toEqual([409, 'TOO_MANY_OPEN_ORDERS']);
    expect(fourth.error.message).toContain('khung chat');
    await move(placed[0]!.data._id, 'confirmed');
    expect((await linh.post('/api/orders', orderBody({ shippingAddress: home }))).status).toBe(201);
  });

  test('sixty bracelets in unconfirmed orders, more are 409', async () => {
    const linh = await signedIn();
    const home = somewhere();
    expect((await order(linh, home, {}, 50)).status).toBe(201);
    const tooMany = await order(linh, home, {}, 11);
    expect([tooMany.status, tooMany.error.code]).toEqual([409, 'TOO_MANY_OPEN_ORDERS']);
    expect((await linh.delete('/api/cart')).status).toBe(200);
    expect((await order(linh, home, {}, 10)).status).toBe(201);
  });

  test('concurrent orders do not exceed the limit', async () => {
    const linh = await signedIn();
    const home = somewhere();
    for (let n = 0; n < 2; n += 1) await order(linh, home);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(linh, home)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });
});

test('one account cannot reserve all ready-made bracelets by ordering to many addresses', async () => {
  const linh = await signedIn();
  const shelf = async () => {
    const { data } = await linh.get<ReadyMadePage>('/api/ready-made-bracelets?limit=100');
    return data.bracelets.filter(({ availableStock }) => availableStock > 0);
  };
  const before = await shelf();
  expect(before.length).toBeGreaterThan(5);
  const answers: number[] = [];
  for (const { _id, availableStock } of before) {
    const item = { readyMadeBracelet: _id, quantity: Math.min(availableStock, 99) };
    await linh.delete('/api/cart');
    expect((await linh.post('/api/cart/items', item)).status).toBe(200);
    answers.push((await linh.post('/api/orders', orderBody({ shippingAddress: somewhere() }))).status);
  }
  expect(answers.filter((status) => status === 201).length).toBeLessThanOrEqual(3);
  expect(new Set(answers)).toEqual(new Set([201, 409]));
  expect((await shelf()).length).toBeGreaterThanOrEqual(before.length - 3);
});

describe('limits per phone or address', () => {
  test('three unconfirmed orders over all accounts, in any spelling; an account’s first order is exempt', async () => {
    const home = somewhere();
    for (const stranger of [await signedIn(), await signedIn(), await signedIn()])
      expect((await order(stranger, home)).status).toBe(201);
    const linh = await signedIn();
    expect((await order(linh, home)).status).toBe(201);
    const byPhone = await order(linh, { ...somewhere(), phone: home.phone });
    expect(byPhone.error.code).toBe('TOO_MANY_OPEN_ORDERS');
    const line = ` ${home.addressLine1.toUpperCase()} . `;
    const byAddress = await linh.post(
      '/api/orders',
      orderBody({ shippingAddress: { ...somewhere(), addressLine1: line } }),
    );
    expect(byAddress.error.code).toBe('TOO_MANY_OPEN_ORDERS');
    expect((await linh.post('/api/orders', orderBody({ shippingAddress: somewhere() }))).status).toBe(201);
  });

  test('a customer with a paid order there is exempt', async () => {
    const home = somewhere();
    const linh = await signedIn();
    const { data } = await order(linh, home, { paymentMethod: 'VietQR' });
    await admin.post('/api/payments/admin/confirm', { orderId: data._id, confirmed: true });
    for (const stranger of [await signedIn(), await signedIn(), await signedIn(), await signedIn()])
      await order(stranger, home);
    expect((await order(linh, home)).status).toBe(201);
  });
});

describe('an unconfirmed order', () => {
  const overdue = async () => (await admin.get<OverdueOrders>('/api/orders/overdue')).data;

  test('is overdue after 72 hours (cash) or 24 (reported transfer); one request cancels all overdue ones', async () => {
    const linh = await signedIn();
    const cash = (await order(linh, somewhere())).data;
    clock.advance(hours(47));
    await Promise.all([renew(linh), renew(admin)]);
    const transfer = (await order(linh, somewhere(), { paymentMethod: 'VietQR' })).data;
    await linh.post('/api/payments/user/confirm', { orderId: transfer._id });
    const { data: reported } = await linh.get<Order>(`/api/orders/${transfer._id}`);
    expect(new Date(reported.payBy ?? 0).getTime()).toBe(clock.now().getTime() + hours(24));
    clock.advance(hours(24));
    await Promise.all([renew(linh), renew(admin)]);
    await site.jobs.run('orders.expire');
    expect((await overdue()).orders.map(({ _id }) => _id)).toContain(transfer._id);
    expect((await overdue()).orders.map(({ _id }) => _id)).not.toContain(cash._id);
    clock.advance(hours(1));
    await Promise.all([renew(linh), renew(admin)]);
    const { orders, total } = await overdue();
    expect(orders.find(({ _id }) => _id === cash._id)).toMatchObject({ status: 'pending', bracelets: 1 });
    const { data } = await admin.get<Counts>('/api/reports/counts');
    expect(data.waiting.overdue).toBe(total);
    // They are waiting to be confirmed or paid, and count once.
    const sum = Object.values(data.waiting).reduce((all, count) => all + count, 0);
    expect([data.jobs, total > 0]).toEqual([sum - total, true]);

    const ids = orders.map(({ _id }) => _id);
    await move(cash._id, 'confirmed');
    const letGo = await admin.post<{ cancelled: string[] }>('/api/orders/overdue/cancel', {
      orders: ids,
      reason: 'Đơn chờ xác nhận quá lâu',
    });
    expect(letGo.data.cancelled.toSorted()).toEqual(ids.filter((id) => id !== cash._id).toSorted());
    expect((await overdue()).total).toBe(0);
    const { data: after } = await linh.get<Order>(`/api/orders/${transfer._id}`);
    expect(after.statusHistory.at(-1)).toMatchObject({
      status: 'cancelled',
      note: 'Order cancelled: Đơn chờ xác nhận quá lâu',
    });
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('with a reported transfer but no money received can be cancelled, but only with a reason', async () => {
    const linh = await signedIn();
    const { data } = await order(linh, somewhere(), { paymentMethod: 'VietQR' });
    await linh.post('/api/payments/user/confirm', { orderId: data._id });
    expect((await move(data._id, 'cancelled')).error.code).toBe('REASON_REQUIRED');
    const cancelled = await move(data._id, 'cancelled', 'Chưa thấy tiền về');
    expect([cancelled.status, cancelled.data.status]).toEqual([200, 'cancelled']);
  });
});

test('without OPEN_ORDERS and OPEN_BRACELETS in the environment the limits come from the settings', async () => {
  const shop = await startTestShop({ clock, env: { OPEN_ORDERS: '', OPEN_BRACELETS: '' } });
  await stockGoods(shop.shop);
  const owner = await shop.signIn({ role: 'admin' });
  const set = (values: object) => owner.put('/api/settings', { values });
  const linh = await shop.signIn();
  expect((await set({ openOrdersMax: 1 })).status).toBe(200);
  expect((await order(linh, somewhere())).status).toBe(201);
  expect((await order(linh, somewhere())).error.code).toBe('TOO_MANY_OPEN_ORDERS');
  expect((await set({ openOrdersMax: 5, heldBraceletsMax: 1 })).status).toBe(200);
  expect((await order(linh, somewhere())).error.message).toContain('1 vòng');
  expect((await set({ heldBraceletsMax: 20 })).status).toBe(200);
  expect((await order(linh, somewhere())).status).toBe(201);
  await shop.close();
});
