import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, TransfersPage } from '#contract/http/payment.ts';
import type { RefundsDue } from '#contract/http/reports.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../../test-support/transfers.ts';

const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET }, goods: true });
const linh = signedIn(site);
const admin = signedIn(site, { role: 'admin' });

const paymentOf = (order: Pick<Order, '_id'>) => linh.get<Payment>(`/api/payments/order/${order._id}`);
const report = (order: Order) => linh.post<Payment>('/api/payments/user/confirm', { orderId: order._id });
const decide = (body: object, visitor: Visitor = admin) =>
  visitor.post<Payment>('/api/payments/admin/confirm', body);

test('an overpayment stays among the refunds due until it is refunded, in parts too', async () => {
  const order = await orderByTransfer(linh);
  await sendNotice(site, noticeFor(order, { transferAmount: order.totalPrice + 70_000 }));
  const due = async () =>
    (await admin.get<RefundsDue>('/api/reports/refunds-due')).data.orders.find(({ _id }) => _id === order._id)
      ?.owedBack;
  expect(await due()).toBeUndefined();
  const { data: paid } = await decide({ orderId: order._id, confirmed: true });
  expect(paid).toMatchObject({ status: 'paid', received: order.totalPrice + 70_000, owedBack: 70_000 });
  expect(await due()).toBe(70_000);

  const refund = (body: object, key?: string) =>
    admin.post<Payment>(
      '/api/payments/admin/refund',
      { orderId: order._id, ...body },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const first = await refund({ amount: 50_000 });
  expect(first.data).toMatchObject({
    status: 'paid',
    refunded: 50_000,
    owedBack: 20_000,
    refundedAt: null,
  });
  // A double click, or a retry with the same key, counts once.
  expect((await refund({ amount: 50_000 })).data).toEqual(first.data);
  site.clock.advance(60_000);
  const keyed = await refund({ amount: 5_000 }, `refund-${order._id}`);
  expect(await refund({ amount: 5_000 }, `refund-${order._id}`)).toMatchObject({ data: keyed.data });
  expect(await due()).toBe(15_000);
  const much = await refund({ amount: order.totalPrice + 15_001, reason: 'x' });
  expect([much.status, much.error.code]).toEqual([422, 'REFUND_TOO_MUCH']);
  // An admin whose page shows an outdated amount owed cannot refund it a second time, whatever the reason.
  const stale = await refund({ amount: 20_000, owed: 20_000, reason: 'Trả khách' });
  expect([stale.status, stale.error.code, stale.error.message]).toEqual([
    409,
    'PAYMENT_DECIDED',
    expect.stringContaining('15.000'),
  ]);
  const more = await refund({ amount: 15_001 });
  expect([more.status, more.error.code]).toEqual([422, 'REASON_REQUIRED']);
  site.clock.advance(1_000);
  const last = await refund({});
  expect(last.data).toMatchObject({
    status: 'paid',
    refunded: 70_000,
    owedBack: 0,
    refundedAt: expect.any(String),
  });
  expect(last.data.refunds.map(({ amount }) => amount)).toEqual([50_000, 5_000, 15_000]);
  expect(await due()).toBeUndefined();
  const told = (await site.mailsTo(linh.user.email)).filter(({ subject }) =>
    subject.includes(`#${order._id.slice(-8).toUpperCase()}: Đã hoàn tiền`),
  );
  expect(told.map(({ text }) => /hoàn lại (\S+)/.exec(text)?.[1])).toEqual(['50.000', '5.000', '15.000']);

  // A goodwill refund, then a cancellation: the rest of the goods' price is owed.
  await refund({ amount: 30_000, reason: 'Charm xước' });
  await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'cancelled', reason: 'Hết dây' });
  expect((await paymentOf(order)).data).toMatchObject({
    status: 'refund_due',
    owedBack: order.totalPrice - 30_000,
  });
});

test('an overpayment is kept with a reason, once, and is owed again when the order is cancelled', async () => {
  const order = await orderByTransfer(linh);
  const { _id: orderId } = order;
  await sendNotice(site, noticeFor(order, { transferAmount: order.totalPrice + 70_000 }));
  await decide({ orderId, confirmed: true });
  const keep = (body: object, who: Visitor = admin, key?: string) =>
    who.post<Payment>(
      '/api/payments/admin/keep',
      { orderId, ...body },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  expect((await keep({ amount: 70_000, reason: 'x' }, linh)).status).toBe(403);
  const silent = await keep({ amount: 70_000, reason: ' ' });
  expect([silent.status, silent.error.code]).toEqual([422, 'REASON_REQUIRED']);
  const much = await keep({ amount: 70_001, reason: 'Khách tặng tiệm' });
  expect([much.status, much.error.code]).toEqual([422, 'REFUND_TOO_MUCH']);

  const said = { amount: 30_000, reason: 'Khách tặng tiệm' };
  const part = await keep(said, admin, `keep-${orderId}`);
  expect(part.data).toMatchObject({ kept: 30_000, owedBack: 40_000, refundedAt: null });
  expect((await keep(said, admin, `keep-${orderId}`)).data).toEqual(part.data);
  const rest = { amount: 40_000, reason: 'Khách tặng tiệm' };
  const both = await Promise.all([keep(rest), keep(rest)]);
  for (const { data } of both) expect(data).toMatchObject({ status: 'paid', kept: 70_000, owedBack: 0 });
  const { data: due } = await admin.get<RefundsDue>('/api/reports/refunds-due');
  expect(due.orders.map(({ _id }) => _id)).not.toContain(orderId);
  const { data: shown } = await linh.get<Order>(`/api/orders/${orderId}`);
  expect(shown.statusHistory.at(-1)?.note).toMatch(/^Overpayment kept: 40\.000\s₫, Khách tặng tiệm$/);
  const told = (await site.mailsTo(linh.user.email)).filter(({ subject }) =>
    subject.includes('Khoản chuyển dư'),
  );
  expect(told.map(({ text }) => /giữ lại (\S+)/.exec(text)?.[1])).toEqual(['30.000', '40.000']);

  await admin.put(`/api/orders/${orderId}/admin-transition`, { status: 'cancelled', reason: 'Hết dây' });
  expect((await paymentOf(order)).data.owedBack).toBe(order.totalPrice + 70_000);
});

test('confirming an order settles the transfers of that order alone', async () => {
  const [one, other] = [await orderByTransfer(linh), await orderByTransfer(linh)];
  for (const order of [one, other])
    await sendNotice(site, noticeFor(order, { transferAmount: order.totalPrice - 1_000 }));
  await decide({ orderId: one._id, confirmed: true });
  const { data } = await admin.get<TransfersPage>('/api/payments/admin/unmatched?limit=100');
  const waiting = data.transfers.map(({ order }) => order?._id);
  expect([waiting.includes(one._id), waiting.includes(other._id)]).toEqual([false, true]);
});

test.each([1, 2, 3])(
  'confirming and rejecting concurrently: one gets 409 with the other admin’s name (%d)',
  async () => {
    const mai = await site.signIn({ role: 'admin', name: 'Mai Anh' });
    const order = await orderByTransfer(linh);
    await report(order);
    const [yes, no] = await Promise.all([
      decide({ orderId: order._id, confirmed: true }),
      decide({ orderId: order._id, confirmed: false, reason: 'Chưa thấy tiền' }, mai),
    ]);
    expect(new Set([yes.status, no.status])).toEqual(new Set([200, 409]));
    const [loser, winner] = yes.status === 200 ? [no, admin.user.name] : [yes, 'Mai Anh'];
    expect([loser.error.code, loser.error.details?.[0]]).toEqual([
      'PAYMENT_DECIDED',
      expect.objectContaining({ path: 'admin', message: winner }),
    ]);
    expect(loser.error.message).toContain(winner);
    const { data } = await linh.get<Order>(`/api/orders/${order._id}`);
    expect(data.status).toBe(yes.status === 200 ? 'confirmed' : 'pending_payment');
  },
);

test.each([1, 2])(
  'confirming different amounts concurrently: one gets 409 with the other admin’s name (%d)',
  async () => {
    const mai = await site.signIn({ role: 'admin', name: 'Mai Anh' });
    const order = await orderByTransfer(linh);
    const amounts = [order.totalPrice, order.totalPrice - 50_000];
    const [whole, less] = await Promise.all([
      decide({ orderId: order._id, confirmed: true, received: amounts[0] }),
      decide({ orderId: order._id, confirmed: true, received: amounts[1] }, mai),
    ]);
    expect(new Set([whole.status, less.status])).toEqual(new Set([200, 409]));
    const [loser, winner, kept] =
      whole.status === 200 ? [less, admin.user.name, amounts[0]] : [whole, 'Mai Anh', amounts[1]];
    expect(loser.error).toMatchObject({ code: 'PAYMENT_DECIDED', message: expect.stringContaining(winner) });
    // A second click with the same amount, or with none, changes nothing.
    for (const received of [kept, null])
      expect((await decide({ orderId: order._id, confirmed: true, received })).data.received).toBe(kept);
  },
);

test('confirming too large an amount is 422, and the order stays as it was', async () => {
  const order = await orderByTransfer(linh);
  const typed = await decide({ orderId: order._id, confirmed: true, received: order.totalPrice * 1e9 });
  expect([typed.status, typed.error.details?.[0]?.path]).toEqual([422, 'received']);
  expect((await linh.get<Order>(`/api/orders/${order._id}`)).data.status).toBe('pending_payment');
});

test('confirming with an outdated status after a rejection is 409, with the current one it succeeds', async () => {
  const mai = await site.signIn({ role: 'admin', name: 'Mai Anh' });
  const order = await orderByTransfer(linh);
  await report(order);
  await decide({ orderId: order._id, confirmed: false, reason: 'Chưa thấy tiền' }, mai);
  site.clock.advance(60_000);
  const seen = 'waiting_for_admin_confirmation';
  const late = await decide({ orderId: order._id, confirmed: true, seen });
  expect([late.status, late.error.message]).toEqual([409, 'Mai Anh vừa từ chối khoản chuyển này rồi']);
  const again = await decide({ orderId: order._id, confirmed: true, seen: 'pending_payment' });
  expect(again.data.status).toBe('paid');
  const regretted = await decide({ orderId: order._id, confirmed: false, reason: 'x' }, mai);
  expect([regretted.status, regretted.error.code]).toEqual([409, 'PAYMENT_DECIDED']);
});

test('another admin’s correction of the address is no decision about the payment', async () => {
  const order = await orderByTransfer(linh);
  const mai = await site.signIn({ role: 'admin', name: 'Mai' });
  const correct = ({ _id, shippingAddress: seen }: Order, addressLine1: string) =>
    mai.put(`/api/orders/${_id}/shipping-address`, { seen, shippingAddress: { ...seen, addressLine1 } });
  expect((await correct(order, '8 Ngõ Hoa Sữa, tầng 2')).status).toBe(200);
  const refused = await decide({ orderId: order._id, confirmed: false, reason: 'Chưa thấy tiền' }, mai);
  expect([refused.status, refused.error?.code]).toEqual([409, 'INVALID_TRANSITION']);
  const confirmed = await decide({ orderId: order._id, confirmed: true });
  expect([confirmed.status, confirmed.data?.status]).toEqual([200, 'paid']);
  await correct((await linh.get<Order>(`/api/orders/${order._id}`)).data, '8 Ngõ Hoa Sữa, tầng 4');
  const thu = await site.signIn({ role: 'admin', name: 'Thu' });
  const { name } = admin.user;
  const contrary = await decide({ orderId: order._id, confirmed: false, reason: 'Chưa thấy tiền' }, thu);
  expect([contrary.error?.code, contrary.error?.message.includes(name)]).toEqual(['PAYMENT_DECIDED', true]);

  // Nor does it hide one: Minh Anh rejects, Mai corrects, Thu confirms what she saw before.
  const next = await orderByTransfer(linh);
  await report(next);
  const seen = 'waiting_for_admin_confirmation';
  await decide({ orderId: next._id, confirmed: false, reason: 'Chưa thấy tiền' });
  await correct(next, '8 Ngõ Hoa Sữa, tầng 3');
  const late = await decide({ orderId: next._id, confirmed: true, seen }, thu);
  expect([late.error?.code, late.error?.message.includes(name)]).toEqual(['PAYMENT_DECIDED', true]);
});
