import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, VietQr } from '#contract/http/payment.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { paymentCopy } from '#domain/payment/copy.vi.ts';
import { readyMadeBracelets } from '#server/catalogue/tables.ts';
import type { ShopEvents, ShopFacts } from '#server/events.ts';
import { bankOf } from '#domain/shop/settings.ts';
import { shippingOptions } from '#server/shipping/tables.ts';
import { startTestShop, type Visitor } from '../../../../test-support/app.ts';
import {
  fillCart,
  ledgerErrors,
  orderBody,
  readyMadeId,
  stockGoods,
} from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { FEED_SECRET, orderByTransfer } from '../../../../test-support/transfers.ts';

const DAY = 24 * 3600 * 1000;
const NOBODY = '019a9e5e-7f1a-7000-8000-00007f3a9c21';

const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET }, goods: true });
const linh = signedIn(site);
const admin = signedIn(site, { role: 'admin' });

function hear<Name extends keyof ShopEvents>(name: Name): ShopEvents[Name][] {
  const heard: ShopEvents[Name][] = [];
  site.shop.events.on(name, (fact) => void heard.push(fact));
  return heard;
}
/** Returns the facts recorded from now on. */
function facts<Name extends keyof ShopFacts>(name: Name): () => ShopFacts[Name][] {
  const record = vi.spyOn(site.shop.reactions, 'record');
  return () =>
    record.mock.calls.flatMap(([, what, fact]) => (what === name ? [fact as ShopFacts[Name]] : []));
}
const paymentOf = (order: Pick<Order, '_id'>, visitor: Visitor = linh) =>
  visitor.get<Payment>(`/api/payments/order/${order._id}`);
const say = (path: string, body: object, visitor: Visitor = linh) =>
  visitor.post<Payment>(`/api/payments/${path}`, body);

describe('an order by transfer', () => {
  test('is pending_payment, with a pending payment that expires after a day', async () => {
    const recorded = facts('payment.opened');
    const order = await orderByTransfer(linh);
    const expiresAt = new Date(site.clock.now().getTime() + DAY).toISOString();
    expect(order).toMatchObject({ status: 'pending_payment', payBy: expiresAt });
    expect(order.statusHistory).toMatchObject([
      { status: 'pending_payment', note: 'Waiting for VietQR payment' },
    ]);
    const { data } = await paymentOf(order);
    expect(data).toEqual({
      _id: expect.any(String),
      orderId: order._id,
      orderStatus: 'pending_payment',
      method: 'VietQR',
      amount: order.totalPrice,
      status: 'pending',
      content: `VC${order._id.slice(-8).toUpperCase()}`,
      expiresAt,
      paidAt: null,
      received: null,
      refunded: 0,
      kept: 0,
      refunds: [],
      owedBack: 0,
      keepable: 0,
      refundedAt: null,
      createdAt: order.createdAt,
    });
    expect((await linh.get<Payment>(`/api/payments/${data._id}`)).data).toEqual(data);
    expect(recorded()).toEqual([{ orderId: order._id, userId: linh.user._id }]);
  });

  test('is mailed with bank account, content, deadline and a link to the QR code', async () => {
    const order = await orderByTransfer(linh);
    const mail = (await site.mailsTo(linh.user.email)).at(-1);
    expect(mail?.subject).toContain('Chờ thanh toán');
    const { account, holder } = bankOf(site.shop.settings.current());
    for (const told of [
      `Số tài khoản: ${account}`,
      `Chủ tài khoản: ${holder}`,
      `Số tiền: ${formatVnd(order.totalPrice)}`,
      `Nội dung, xin giữ nguyên: VC${order._id.slice(-8).toUpperCase()}`,
      'Thanh toán: Chuyển khoản VietQR',
    ]) {
      expect(mail?.text).toContain(told);
    }
    expect(mail?.text).toContain(`http://localhost/order?thanh-toan=${order._id}`);
    expect(mail?.text).toMatch(/Tiệm giữ charm đến \d\d\/\d\d\/\d{4}, \d\d:\d\d\./);
  });

  test('has QR data of its own total: payload, image and bank, whatever the request says', async () => {
    const order = await orderByTransfer(linh);
    const { data } = await linh.post<VietQr>('/api/payments/vietqr-data', {
      orderId: order._id,
      amount: 1,
      account: '999',
    });
    expect(data).toMatchObject({
      orderId: order._id,
      amount: order.totalPrice,
      content: `VC${order._id.slice(-8).toUpperCase()}`,
      expiresAt: order.payBy,
      bank: {
        bin: '970436',
        shortName: 'Vietcombank',
        name: expect.stringMatching(/./),
        account: '0123456789',
        holder: 'TIEM VUON CHARM',
      },
    });
    expect(data.payload).toContain(
      `54${String(order.totalPrice).length.toString().padStart(2, '0')}${order.totalPrice}`,
    );
    expect(data.qrImage).toMatch(/^data:image\/png;base64,/);
  });

  test('a cash order has a payment too, but no QR data', async () => {
    await fillCart(linh);
    const { data: order } = await linh.post<Order>('/api/orders', orderBody());
    expect((await paymentOf(order)).data).toMatchObject({
      method: 'COD',
      status: 'pending',
      content: null,
      expiresAt: null,
    });
    const { status, error } = await linh.post('/api/payments/vietqr-data', { orderId: order._id });
    expect([status, error.code]).toEqual([409, 'PAYMENT_CLOSED']);
    expect((await say('user/confirm', { orderId: order._id })).error.code).toBe('INVALID_TRANSITION');
  });
});

test('an order with total 0 is refused with VietQR and accepted with cash', async () => {
  // A shop of its own: jobs of the refused order stay behind in the tests' queue, which knows no transactions.
  const free = await startTestShop();
  await stockGoods(free.shop);
  const { db } = free.shop;
  const isBracelet = eq(readyMadeBracelets.id, readyMadeId('bien-xanh'));
  await db
    .update(readyMadeBracelets)
    .set({ price: vnd(0) })
    .where(isBracelet);
  await db.update(shippingOptions).set({ price: vnd(0) });
  const mai = await free.signIn();
  await mai.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
  const place = (paymentMethod: string) => mai.post<Order>('/api/orders', orderBody({ paymentMethod }));
  const { status, error } = await place('VietQR');
  expect([status, error.code]).toEqual([422, 'PAYMENT_METHOD_UNAVAILABLE']);
  expect(error.message).toBe(paymentCopy.nothingToPay);
  const { data } = await place('COD');
  expect([data.totalPrice, (await paymentOf(data, mai)).data.amount]).toEqual([0, 0]);
  await free.close();
});

describe('POST /payments', () => {
  test('returns the payment of the order, and the same response for the same Idempotency-Key', async () => {
    const order = await orderByTransfer(linh);
    const key = { 'idempotency-key': 'pay-1' };
    const first = await linh.post<Payment>('/api/payments', { orderId: order._id }, key);
    await say('user/confirm', { orderId: order._id });
    const again = await linh.post<Payment>('/api/payments', { orderId: order._id }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.data).toEqual(first.data);
    expect((await linh.post<Payment>('/api/payments', { orderId: order._id })).data.status).toBe('reported');
    const other = await linh.post('/api/payments', { orderId: (await orderByTransfer(linh))._id }, key);
    expect([other.status, other.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });
});

describe('reporting a transfer', () => {
  test.each(['user/confirm', 'confirm'])(
    'by POST /payments/%s: history, mail and events, once',
    async (path) => {
      const recorded = facts('payment.reported');
      const moved = hear('order.changed');
      const order = await orderByTransfer(linh);
      const { status, data } = await say(path, { orderId: order._id });
      expect(status).toBe(200);
      expect(data).toMatchObject({
        status: 'reported',
        orderStatus: 'waiting_for_admin_confirmation',
        expiresAt: null,
      });
      const again = await say(path, { orderId: order._id });
      expect([again.status, again.data]).toEqual([200, data]);
      const { data: after } = await linh.get<Order>(`/api/orders/${order._id}`);
      expect(after.statusHistory.map(({ note, by }) => [note, by])).toEqual([
        ['Waiting for VietQR payment', 'customer'],
        ['Payment reported by customer', 'customer'],
      ]);
      expect(recorded().filter(({ orderId }) => orderId === order._id)).toHaveLength(1);
      expect(moved.filter(({ orderId }) => orderId === order._id).map((fact) => fact.status)).toEqual([
        'pending_payment',
        'waiting_for_admin_confirmation',
      ]);
      expect((await site.mailsTo(linh.user.email)).at(-1)?.text).toContain(
        'Tiệm đã ghi nhận bạn báo chuyển khoản',
      );
    },
  );

  test('is INVALID_TRANSITION for a cancelled order', async () => {
    const order = await orderByTransfer(linh);
    await linh.put(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' });
    const { status, error } = await say('user/confirm', { orderId: order._id });
    expect([status, error.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await paymentOf(order)).data.status).toBe('cancelled');
    expect((await linh.post('/api/payments/vietqr-data', { orderId: order._id })).error.code).toBe(
      'PAYMENT_CLOSED',
    );
  });
});

describe('an admin', () => {
  const decide = (body: object, visitor: Visitor = admin) => say('admin/confirm', body, visitor);

  test('confirms: paid, mailed, recorded for the chat; repeated, the response is the same', async () => {
    const recorded = facts('payment.confirmed');
    const order = await orderByTransfer(linh);
    await say('user/confirm', { orderId: order._id });
    site.clock.advance(60_000);
    const first = await decide({ orderId: order._id, confirmed: true, chatId: NOBODY });
    expect(first.data).toMatchObject({
      status: 'paid',
      orderStatus: 'confirmed',
      paidAt: site.clock.now().toISOString(),
    });
    expect(await decide({ orderId: order._id, confirmed: true })).toMatchObject({
      status: 200,
      data: first.data,
    });
    expect(recorded()).toEqual([{ orderId: order._id, userId: linh.user._id, adminId: admin.user._id }]);
    expect((await site.mailsTo(linh.user.email)).at(-1)?.text).toContain('Tiệm đã nhận được chuyển khoản');
    // The customer's page was outdated: she gets the current state.
    expect((await say('user/confirm', { orderId: order._id })).data).toEqual(first.data);
  });

  test('rejects with a reason: another day to pay, and the order can still be confirmed', async () => {
    const recorded = facts('payment.rejected');
    const order = await orderByTransfer(linh);
    await say('user/confirm', { orderId: order._id });
    const silent = await decide({ orderId: order._id, confirmed: false });
    expect([silent.status, silent.error.code]).toEqual([422, 'REASON_REQUIRED']);
    site.clock.advance(5 * 60_000);
    const rejected = await decide({ orderId: order._id, confirmed: false, reason: 'Chưa thấy tiền về' });
    const expiresAt = new Date(site.clock.now().getTime() + DAY).toISOString();
    expect(rejected.data).toMatchObject({ status: 'pending', orderStatus: 'pending_payment', expiresAt });
    const again = await decide({ orderId: order._id, confirmed: false, reason: 'Chưa thấy tiền về' });
    expect([again.status, again.data]).toEqual([200, rejected.data]);
    expect(recorded()).toEqual([
      {
        orderId: order._id,
        userId: linh.user._id,
        adminId: admin.user._id,
        reason: 'Chưa thấy tiền về',
      },
    ]);
    const mail = (await site.mailsTo(linh.user.email)).at(-1);
    expect(mail?.text).toContain('Lý do: Chưa thấy tiền về');
    expect(mail?.text).toContain('thêm 24 giờ');
    expect((await say('user/confirm', { orderId: order._id })).data.status).toBe('reported');
    expect((await decide({ orderId: order._id, confirmed: true })).data.status).toBe('paid');
  });

  test('cancels a paid order: refund_due until the refund is recorded, which is mailed once', async () => {
    const order = await orderByTransfer(linh);
    const early = await say('admin/refund', { orderId: order._id }, admin);
    expect([early.status, early.error.code]).toEqual([409, 'INVALID_TRANSITION']);
    await decide({ orderId: order._id, confirmed: true });
    await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'cancelled', reason: 'Hết dây' });
    expect((await site.mailsTo(linh.user.email)).at(-1)?.text).toContain('Tiệm sẽ hoàn lại số tiền');
    expect((await paymentOf(order)).data.status).toBe('refund_due');
    const { data } = await say('admin/refund', { orderId: order._id }, admin);
    expect(data).toMatchObject({ status: 'refunded', refundedAt: site.clock.now().toISOString() });
    expect((await say('admin/refund', { orderId: order._id }, admin)).data).toEqual(data);
    const { data: after } = await linh.get<Order>(`/api/orders/${order._id}`);
    expect(after.statusHistory.at(-1)).toMatchObject({ status: 'cancelled', note: 'Refund processed' });
    // One mail, however often the refund is recorded.
    const told = (await site.mailsTo(linh.user.email)).filter(({ subject }) =>
      subject.endsWith('Đã hoàn tiền'),
    );
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining(`Tiệm đã hoàn lại ${formatVnd(order.totalPrice)}`),
    ]);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('can neither confirm nor reject a cash order or a cancelled one', async () => {
    await fillCart(linh);
    const { data: cash } = await linh.post<Order>('/api/orders', orderBody());
    const over = await orderByTransfer(linh);
    await admin.put(`/api/orders/${over._id}/admin-transition`, { status: 'cancelled' });
    for (const { _id: orderId } of [cash, over]) {
      for (const confirmed of [true, false]) {
        const { status, error } = await decide({ orderId, confirmed, reason: 'vì vậy' });
        expect([status, error.code]).toEqual([409, 'INVALID_TRANSITION']);
      }
    }
  });
});
