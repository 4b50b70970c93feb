import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import type { User } from '#contract/http/identity.ts';
import { braceletStrings, charms } from '#server/catalogue/tables.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { idempotencyKeys } from '#server/platform/db/idempotency.ts';
import { LIMITS } from '#server/platform/db/limits.ts';
import { shippingOptions } from '#server/shipping/tables.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import {
  ADDRESS,
  charmId,
  fillCart,
  ledgerErrors,
  orderBody,
  readyMadeId,
  setStock,
  shippingId,
  stockOf,
  stringId,
} from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
let linh: Visitor & { user: User };
beforeEach(async () => {
  linh = await site.signIn();
});

const order = (body: object = orderBody(), key?: string, visitor: Visitor = linh) =>
  visitor.post<Order>('/api/orders', body, key === undefined ? {} : { 'idempotency-key': key });
const cart = async () => (await linh.get<Cart>('/api/cart')).data;
const myOrders = async () => (await linh.get<OrdersPage>('/api/orders/my')).data.orders;

describe('placing an order', () => {
  test('uses the server’s prices, reserves stock, empties the cart, emits order.changed and mails the customer', async () => {
    const told: unknown[] = [];
    site.shop.events.on('order.changed', (fact) => void told.push(fact));
    const before = await stockOf(site.shop, 'hoa-dao');
    const design = await fillCart(linh, ['hoa-dao', 'hoa-dao'], 2);
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });

    const { status, data } = await order({
      ...orderBody({
        shippingOption: shippingId('express'),
        giftWrap: true,
        cardMessage: 'Thương mẹ',
        notes: 'Gọi trước nhé',
      }),
      shippingFee: 1,
      totalPrice: 1,
      items: [{ price: 1 }],
      status: 'completed',
    });
    expect(status).toBe(201);
    const custom = 2 * 38_000 + 13 * 28_000 + 35_000 + 15_000;
    expect(data).toMatchObject({
      status: 'pending',
      paymentMethod: 'COD',
      goodsPrice: 2 * custom + 555_000,
      shippingFee: 45_000,
      giftWrapFee: 0,
      totalPrice: 2 * custom + 555_000 + 45_000,
      shippingOption: { _id: shippingId('express'), name: 'Giao nhanh', estimatedDays: 2, type: 'express' },
      shippingAddress: { ...ADDRESS, country: 'VN' },
      cardMessage: 'Thương mẹ',
      notes: 'Gọi trước nhé',
      user: { _id: linh.user._id, name: linh.user.name, email: linh.user.email },
      statusHistory: [{ status: 'pending', note: 'Order created with stock reserved', by: 'customer' }],
    });
    expect(data.items).toMatchObject([
      {
        customBracelet: design._id,
        readyMadeBracelet: null,
        quantity: 2,
        price: custom,
        lineTotal: 2 * custom,
      },
      {
        customBracelet: null,
        readyMadeBracelet: readyMadeId('bien-xanh'),
        name: 'Biển Xanh',
        price: 555_000,
        charms: [],
      },
    ]);
    expect(data.items[0]?.charms[0]).toMatchObject({ name: 'Hoa đào', price: 38_000, position: 0 });

    expect(await stockOf(site.shop, 'hoa-dao')).toEqual({
      stock: before.stock,
      reserved: before.reserved + 4,
    });
    expect(await ledgerErrors(site.shop)).toEqual([]);
    expect((await cart()).items).toEqual([]);
    expect(told).toEqual([{ orderId: data._id, userId: linh.user._id, status: 'pending' }]);

    const [mail] = await site.mailsTo(linh.user.email);
    expect(mail?.subject).toBe(`Đơn hàng #${data._id.slice(-8).toUpperCase()}: Chờ xử lý`);
    expect(mail?.text).toContain(
      [
        `Đơn #${data._id.slice(-8).toUpperCase()}`,
        ...data.items.map((item) => `  ${item.quantity} × ${item.name}: ${formatVnd(item.lineTotal)}`),
        `  Giao nhanh: ${formatVnd(data.shippingFee)}`,
        '  Gói quà: Miễn phí',
        '  Thanh toán: Trả khi nhận hàng',
        `  Tổng cộng: ${formatVnd(data.totalPrice)}`,
      ].join('\n'),
    );
    expect(mail?.text).not.toContain('Số tài khoản');
    expect(mail?.text).toContain('http://localhost/orders');
    expect(mail?.html).toContain('Chào Khánh Linh,');
  });

  test('copies names and prices: later changes to the catalogue do not alter the order', async () => {
    await fillCart(linh, ['lan-ho-diep']);
    const { data } = await order();
    await site.shop.db
      .update(charms)
      .set({ price: vnd(1), name: 'Lan khác' })
      .where(eq(charms.slug, 'lan-ho-diep'));
    await site.shop.db
      .update(braceletStrings)
      .set({ price: vnd(1) })
      .where(eq(braceletStrings.id, stringId('day-ben-hong-dat')));
    expect((await linh.get<Order>(`/api/orders/${data._id}`)).data).toEqual(data);
    expect(data.items[0]?.charms[0]).toMatchObject({ name: 'Lan hồ điệp', price: 45_000 });
    await site.shop.db
      .update(braceletStrings)
      .set({ price: vnd(35_000) })
      .where(eq(braceletStrings.id, stringId('day-ben-hong-dat')));
  });

  test('wraps gifts free of charge from 200.000 ₫ of goods', async () => {
    await fillCart(linh);
    expect((await order(orderBody({ giftWrap: true }))).data).toMatchObject({
      giftWrap: true,
      giftWrapFee: 0,
    });
  });

  test('without a shipping option uses the standard one with its fee', async () => {
    await fillCart(linh);
    const { data } = await order(orderBody({ shippingOption: undefined }));
    expect(data).toMatchObject({ shippingFee: 25_000, shippingOption: { type: 'standard' } });
  });

  test('defaults to cash and Vietnam; without active shipping options it ships for 0 ₫ in 3 days', async () => {
    await fillCart(linh);
    const offered = await site.shop.db.select().from(shippingOptions);
    await site.shop.db.update(shippingOptions).set({ isActive: false });
    const { data } = await order({ shippingAddress: ADDRESS });
    for (const { id, isActive } of offered)
      await site.shop.db.update(shippingOptions).set({ isActive }).where(eq(shippingOptions.id, id));
    expect(data).toMatchObject({
      paymentMethod: 'COD',
      shippingAddress: { country: 'VN' },
      shippingFee: 0,
      shippingOption: { _id: null, estimatedDays: 3, type: 'standard' },
    });
  });

  test('refuses an empty cart and a paused shipping option', async () => {
    expect((await order()).error.code).toBe('CART_EMPTY');
    await fillCart(linh);
    await site.shop.db
      .update(shippingOptions)
      .set({ isActive: false })
      .where(eq(shippingOptions.type, 'overnight'));
    const gone = await order(orderBody({ shippingOption: shippingId('overnight') }));
    expect([gone.status, gone.error.code]).toEqual([422, 'SHIPPING_OPTION_GONE']);
    expect((await cart()).items).toHaveLength(1);
  });

  test.each([
    [{ fullName: '' }, 'Họ tên là bắt buộc'],
    [{ fullName: 'L1nh' }, 'Họ tên chỉ được chứa chữ cái và khoảng trắng'],
    [{ phone: '123' }, 'Số điện thoại phải có 10-11 chữ số'],
    [{ addressLine1: 'Ngắn' }, 'Địa chỉ phải có ít nhất 10 ký tự'],
    [{ city: '' }, 'Thành phố/tỉnh là bắt buộc'],
  ])('refuses the address %j', async (wrong, message) => {
    const { status, error } = await order(orderBody({ shippingAddress: { ...ADDRESS, ...wrong } }));
    expect([status, error.message]).toEqual([422, message]);
  });

  test('adds up the stock that all bracelets need: too little is 409 and keeps the cart', async () => {
    await setStock(site.shop, { charm: 'ngoc-luc-bao' }, 10);
    await fillCart(linh, ['ngoc-luc-bao', 'ngoc-luc-bao']);
    await fillCart(linh, ['ngoc-luc-bao', 'ngoc-luc-bao', 'hoa-dao']);
    await setStock(site.shop, { charm: 'ngoc-luc-bao' }, 3);
    const { status, error } = await order();
    expect([status, error.code, error.message]).toEqual([
      409,
      'STOCK_INSUFFICIENT',
      'Stock validation failed: Insufficient stock for charm "Ngọc lục bảo"',
    ]);
    expect(error.details).toEqual([
      expect.objectContaining({ charmId: charmId('ngoc-luc-bao'), requested: 4, available: 3 }),
    ]);
    expect((await cart()).items).toHaveLength(2);
    expect(await myOrders()).toEqual([]);
    expect(await stockOf(site.shop, 'ngoc-luc-bao')).toEqual({ stock: 3, reserved: 0 });
  });

  test('lists in the 409 every charm and ready-made bracelet that is short', async () => {
    await fillCart(linh, ['peridot', 'morganite']);
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('rung-thu') });
    for (const thing of [{ charm: 'peridot' }, { charm: 'morganite' }, { readyMade: 'rung-thu' }]) {
      await setStock(site.shop, thing, 0);
    }
    const { error } = await order();
    expect(error.details?.map((detail) => (detail as { name?: string }).name).toSorted()).toEqual([
      'Morganite',
      'Peridot',
      'Rừng Thu',
    ]);
  });
});

describe('an Idempotency-Key', () => {
  test('sent twice, also concurrently, makes one order and gives the same response', async () => {
    const told: unknown[] = [];
    site.shop.events.on('order.changed', (fact) => void told.push(fact));
    await fillCart(linh, ['tulip']);
    const [one, two] = await Promise.all([order(orderBody(), 'key-1'), order(orderBody(), 'key-1')]);
    const late = await order(orderBody(), 'key-1');
    expect([one.status, two.status, late.status]).toEqual([201, 201, 201]);
    expect(two.data).toEqual(one.data);
    expect(late.data).toEqual(one.data);
    expect(await myOrders()).toHaveLength(1);
    expect(await site.mailsTo(linh.user.email)).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  test('with another body is 422 IDEMPOTENCY_MISMATCH', async () => {
    await fillCart(linh);
    await order(orderBody(), 'key-2');
    const { status, error } = await order(orderBody({ notes: 'khác' }), 'key-2');
    expect([status, error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  test('is per customer: two customers with the same key get one order each', async () => {
    const mai = await site.signIn();
    await Promise.all([fillCart(linh), fillCart(mai)]);
    const place = () => Promise.all([order(orderBody(), 'key-3'), order(orderBody(), 'key-3', mai)]);
    const [hers, mais] = await place();
    expect(hers.data._id).not.toBe(mais.data._id);
    expect((await place()).map(({ data }) => data._id)).toEqual([hers.data._id, mais.data._id]);
  });

  test('does not store a refusal: retried once the cart is filled, it makes the order', async () => {
    expect((await order(orderBody(), 'key-4')).error.code).toBe('CART_EMPTY');
    await fillCart(linh);
    expect((await order(orderBody(), 'key-4')).status).toBe(201);
  });

  test('retried, leaves items added since in the cart, also while another transaction locks the cart', async () => {
    await fillCart(linh, ['tulip']);
    const first = await order(orderBody(), 'key-6');
    await fillCart(linh, ['opal']);
    expect((await order(orderBody(), 'key-6')).data).toEqual(first.data);
    const { asked } = await inTx(site.shop.db, async (tx) => {
      await tx.execute(sql`SELECT FROM carts WHERE user_id = ${linh.user.id} FOR UPDATE`);
      const again = order(orderBody(), 'key-6');
      // Longer than a first attempt waits for a row.
      await pause(2 * LIMITS.rowWait);
      return { asked: again };
    });
    const { status, data } = await asked;
    expect([status, data]).toEqual([201, first.data]);
    expect([(await cart()).items.length, (await myOrders()).length]).toEqual([1, 1]);
  });

  test('expires after 24 hours and is deleted by the job', async () => {
    await fillCart(linh);
    const first = await order(orderBody(), 'key-5');
    // The first login's access token has expired by then.
    site.clock.advance(24 * 3600 * 1000);
    const again = site.visitor();
    await again.post('/api/auth/login', { email: linh.user.email, password: 'matkhau1' });
    await fillCart(again);
    const second = await order(orderBody(), 'key-5', again);
    expect(second.status).toBe(201);
    expect(second.data._id).not.toBe(first.data._id);
    site.clock.advance(25 * 3600 * 1000);
    await site.jobs.run('idempotency.forget');
    expect(await site.shop.db.$count(idempotencyKeys)).toBe(0);
  });
});

describe('expectedTotal', () => {
  test('differing from the real total is 409 TOTAL_CHANGED with the real one, and nothing is ordered', async () => {
    await fillCart(linh, ['hoa-dao']);
    const total = (await cart()).totalPrice + 25_000;
    const before = await stockOf(site.shop, 'hoa-dao');
    for (const seen of [0, 1, total - 1, total + 1]) {
      const { status, error } = await order(orderBody({ expectedTotal: seen }));
      expect([status, error.code]).toEqual([409, 'TOTAL_CHANGED']);
      expect(error.details).toEqual([{ path: 'expectedTotal', message: error.message, total }]);
      expect(error.message).toContain(`thành ${formatVnd(vnd(total))}`);
    }
    expect(await stockOf(site.shop, 'hoa-dao')).toEqual(before);
    expect([await myOrders(), (await cart()).items.length]).toEqual([[], 1]);
    const { status, data } = await order(orderBody({ expectedTotal: total }));
    expect([status, data.totalPrice]).toEqual([201, total]);
  });

  test('after a refusal the same Idempotency-Key orders at the right total', async () => {
    await fillCart(linh, ['hoa-dao']);
    const total = (await cart()).totalPrice + 25_000;
    expect((await order(orderBody({ expectedTotal: 1 }), 'k')).status).toBe(409);
    expect((await order(orderBody({ expectedTotal: total }), 'k')).status).toBe(201);
  });

  test.each([-1, 1.5, 'NaN', '285000', null, 1e21])('of %j is 422', async (expectedTotal) => {
    await fillCart(linh, ['hoa-dao']);
    expect((await order(orderBody({ expectedTotal }))).status).toBe(422);
  });
});
