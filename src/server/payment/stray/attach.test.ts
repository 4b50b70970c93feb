import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, Transfer, TransfersPage, TransferSuggestion } from '#contract/http/payment.ts';
import type { AuditPage, PaymentTalk } from '#contract/http/reports.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { fillCart, orderBody } from '../../../../test-support/goods.ts';
import { holdRow, untilWaitingForRows } from '../../../../test-support/held-row.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../../test-support/transfers.ts';

type SignedIn = Visitor & { user: User };
const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET }, goods: true });
const linh = signedIn(site, { name: 'Nguyễn Khánh Linh' });
const thu = signedIn(site, { name: 'Đỗ Thu Trang' });
const admin = signedIn(site, { role: 'admin', name: 'Minh Anh' });
const mai = signedIn(site, { role: 'admin', name: 'Mai' });

/** A transfer whose content names no order. @returns it as listed for the admin */
async function stray(amount: number, content = 'chuyen tien mua vong'): Promise<Transfer> {
  const notice = { ...noticeFor({ _id: randomUUID() as never, totalPrice: amount as never }), content };
  await sendNotice(site, { ...notice, description: content });
  return waiting(String(notice.id));
}
/** An unmatched transfer, by the bank's number. */
async function waiting(number: string): Promise<Transfer> {
  const { data } = await admin.get<TransfersPage>('/api/payments/admin/unmatched?limit=100');
  return data.transfers.find(({ bankTransactionId }) => bankTransactionId.startsWith(number))!;
}
const attach = ({ _id }: Transfer, orderId: string, who: SignedIn = admin) =>
  who.post<Transfer>(`/api/payments/admin/unmatched/${_id}/attach`, { orderId });
const read = async (id: string) => (await admin.get<Order>(`/api/orders/${id}`)).data;
const moneyOf = async (id: string) => (await admin.get<Payment>(`/api/payments/order/${id}`)).data;

describe('an unmatched transfer attached to an order', () => {
  test('with the whole sum confirms it, once for concurrent requests of two admins, with one audit entry', async () => {
    const order = await orderByTransfer(linh);
    const transfer = await stray(order.totalPrice);
    const answers = await Promise.all([
      attach(transfer, order._id),
      attach(transfer, order._id),
      attach(transfer, order._id, mai),
    ]);
    expect(tally(answers)[200]).toBeGreaterThanOrEqual(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ error }) => error.message.endsWith('đã xử lý khoản này rồi'))).toBe(true);
    const { status, statusHistory } = await read(order._id);
    expect([status, statusHistory.filter((entry) => entry.status === 'confirmed')].flat()).toHaveLength(2);
    expect(await moneyOf(order._id)).toMatchObject({
      status: 'paid',
      received: order.totalPrice,
      owedBack: 0,
    });
    const { data } = await admin.get<AuditPage>('/api/audit-log?subject=transfer');
    const lines = data.entries.filter(({ subjectId }) => subjectId === transfer._id);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.action).toBe('attach');
  });

  test('with less waits for a decision, and confirms once the rest is attached', async () => {
    const order = await orderByTransfer(linh);
    const first = await stray(order.totalPrice - 50_000);
    expect((await attach(first, order._id)).status).toBe(200);
    expect((await read(order._id)).status).toBe('waiting_confirmation');
    const talk = await admin.get<PaymentTalk>(`/api/orders/${order._id}/payment-talk`);
    expect(talk.data.transfers.map(({ amount }) => amount)).toEqual([order.totalPrice - 50_000]);
    expect((await attach(await stray(50_000), order._id)).data.order?._id).toBe(order._id);
    expect((await read(order._id)).status).toBe('confirmed');
    expect((await moneyOf(order._id)).received).toBe(order.totalPrice);
  });

  test('with less stays listed until it is settled, also after the order is rejected and cancelled', async () => {
    const order = await orderByTransfer(linh);
    const half = await stray(order.totalPrice - 50_000);
    expect(tally([await attach(half, order._id), await attach(half, order._id, mai)])).toEqual({ 200: 2 });
    const no = { orderId: order._id, confirmed: false, reason: 'Chuyển thiếu 50.000 ₫' };
    expect((await admin.post('/api/payments/admin/confirm', no)).status).toBe(200);
    await linh.put(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' });
    const listed = await waiting(half.bankTransactionId);
    expect(listed).toMatchObject({ order: { _id: order._id, status: 'cancelled' }, settledAt: null });
    const back = await mai.post(`/api/payments/admin/unmatched/${half._id}/settle`, { as: 'refunded' });
    expect(back.status).toBe(200);
    expect(await waiting(half.bankTransactionId)).toBeUndefined();
  });

  test('with less is owed back when a notice of the whole sum follows', async () => {
    const order = await orderByTransfer(linh);
    await attach(await stray(order.totalPrice - 50_000), order._id);
    await sendNotice(site, noticeFor(order));
    const owedBack = order.totalPrice - 50_000;
    expect(await moneyOf(order._id)).toMatchObject({ received: order.totalPrice + owedBack, owedBack });
  });

  test('that is paid or cancelled is owed back', async () => {
    const order = await orderByTransfer(linh);
    await attach(await stray(order.totalPrice), order._id);
    await attach(await stray(30_000), order._id);
    expect(await moneyOf(order._id)).toMatchObject({ status: 'paid', owedBack: 30_000 });
    const over = await orderByTransfer(linh);
    await linh.put(`/api/orders/${over._id}/customer-transition`, { status: 'cancelled' });
    const late = noticeFor(over);
    await sendNotice(site, late);
    const tooLate = await waiting(String(late.id));
    expect([tooLate.outcome, tooLate.order?._id]).toEqual(['too_late', over._id]);
    await attach(tooLate, over._id);
    expect((await read(over._id)).status).toBe('cancelled');
    expect(await moneyOf(over._id)).toMatchObject({ status: 'refund_due', owedBack: over.totalPrice });
  });

  test('that is paid is owed back in full, whatever was given as goodwill before', async () => {
    const order = await orderByTransfer(linh);
    await attach(await stray(order.totalPrice), order._id);
    const goodwill = { orderId: order._id, amount: 50_000, reason: 'Charm xước' };
    expect((await admin.post('/api/payments/admin/refund', goodwill)).status).toBe(200);
    await attach(await stray(30_000), order._id);
    expect(await moneyOf(order._id)).toMatchObject({ status: 'paid', refunded: 50_000, owedBack: 30_000 });
    await attach(await stray(20_000), order._id);
    expect(await moneyOf(order._id)).toMatchObject({ owedBack: 50_000, keepable: 50_000 });
    // Nor is it deducted from what she may leave to the shop.
    const left = { orderId: order._id, amount: 50_000, reason: 'Khách tặng tiệm' };
    expect((await admin.post<Payment>('/api/payments/admin/keep', left)).data).toMatchObject({
      kept: 50_000,
      owedBack: 0,
    });
  });

  test('with less, matched by its notice, is owed back when a notice of the whole sum follows', async () => {
    const order = await orderByTransfer(linh);
    const short = noticeFor(order, { transferAmount: order.totalPrice - 50_000 });
    await sendNotice(site, short);
    await sendNotice(site, noticeFor(order));
    expect((await read(order._id)).status).toBe('confirmed');
    const owedBack = order.totalPrice - 50_000;
    expect(await moneyOf(order._id)).toMatchObject({ received: order.totalPrice + owedBack, owedBack });
    expect(await waiting(String(short.id))).toBeUndefined();
    // Both once, however often the bank repeats itself.
    await Promise.all([sendNotice(site, short), sendNotice(site, short)]);
    expect((await moneyOf(order._id)).owedBack).toBe(owedBack);
  });

  test('confirms it with the whole sum after a partial transfer was refunded, which no longer counts', async () => {
    const order = await orderByTransfer(linh);
    const half = noticeFor(order, { transferAmount: Math.floor(order.totalPrice / 2) });
    await sendNotice(site, half);
    const { _id } = await waiting(String(half.id));
    await admin.post(`/api/payments/admin/unmatched/${_id}/settle`, { as: 'refunded' });
    const no = { orderId: order._id, confirmed: false, reason: 'Chuyển lệch, tiệm đã hoàn' };
    expect((await admin.post('/api/payments/admin/confirm', no)).status).toBe(200);
    expect((await attach(await stray(order.totalPrice), order._id)).data.outcome).toBe('confirmed');
    expect(await moneyOf(order._id)).toMatchObject({ received: order.totalPrice, owedBack: 0 });
  });

  test('once settled as refunded is not counted in a confirmation by an admin', async () => {
    const order = await orderByTransfer(linh);
    const half = noticeFor(order, { transferAmount: Math.floor(order.totalPrice / 2) });
    await sendNotice(site, half);
    const { _id } = await waiting(String(half.id));
    await admin.post(`/api/payments/admin/unmatched/${_id}/settle`, { as: 'refunded' });
    const { data: talk } = await admin.get<PaymentTalk>(`/api/orders/${order._id}/payment-talk`);
    expect(talk.transfers).toEqual([]);
    // The whole sum came, which the bank's service did not tell.
    await admin.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
    expect(await moneyOf(order._id)).toMatchObject({ received: order.totalPrice, owedBack: 0 });
  });

  test('confirmed and settled as refunded concurrently: one gets 409 with the other admin’s name', async () => {
    const order = await orderByTransfer(linh);
    const half = noticeFor(order, { transferAmount: Math.floor(order.totalPrice / 2) });
    await sendNotice(site, half);
    const { _id } = await waiting(String(half.id));
    const { db } = site.shop;
    const held = await holdRow(db.$client.options.connectionString ?? '', 'bank_transfers', _id);
    const back = admin.post(`/api/payments/admin/unmatched/${_id}/settle`, { as: 'refunded' });
    await untilWaitingForRows(db, 1);
    const confirmed = mai.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
    await untilWaitingForRows(db, 2);
    await held.letGo();
    // Whoever comes second is told who was first: what is confirmed is there, and what is there is not given back.
    const isBack = (await back).status === 200;
    const [first, second] = isBack ? ['Minh Anh', await confirmed] : ['Mai', await back];
    expect([second.status, second.error?.message]).toEqual([409, `${first} đã xử lý khoản này rồi`]);
    expect((await moneyOf(order._id)).received).toBe(isBack ? null : half.transferAmount);
  });

  test('and concurrently to another one: one gets 409', async () => {
    const [one, two] = [await orderByTransfer(linh), await orderByTransfer(linh)];
    const transfer = await stray(one.totalPrice);
    const answers = await Promise.all([attach(transfer, one._id), attach(transfer, two._id, mai)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const statuses = [(await read(one._id)).status, (await read(two._id)).status];
    expect(statuses.toSorted()).toEqual(['confirmed', 'pending_payment']);
  });

  test('and concurrently settled as kept or refunded: one gets 409', async () => {
    for (const as of ['kept', 'refunded'] as const) {
      const order = await orderByTransfer(thu);
      const transfer = await stray(order.totalPrice);
      const path = `/api/payments/admin/unmatched/${transfer._id}/settle`;
      const [attached, settled] = await Promise.all([
        attach(transfer, order._id),
        mai.post<Transfer>(path, { as }),
      ]);
      const isAttached = attached.status === 200;
      expect(settled.status).toBe(isAttached ? 409 : 200);
      expect(isAttached ? null : attached.error.message).toBe(
        isAttached ? null : 'Mai đã xử lý khoản này rồi',
      );
      expect((await read(order._id)).status).toBe(isAttached ? 'confirmed' : 'pending_payment');
      expect((await moneyOf(order._id)).received ?? 0).toBe(isAttached ? order.totalPrice : 0);
      const log = await admin.get<AuditPage>('/api/audit-log?subject=transfer');
      expect(log.data.entries.filter(({ subjectId }) => subjectId === transfer._id)).toHaveLength(1);
    }
  });

  test('settled concurrently by two admins: one gets 409 with the other’s name; repeating is 200', async () => {
    const transfer = await stray(111_000);
    const path = `/api/payments/admin/unmatched/${transfer._id}/settle`;
    const answers = await Promise.all([
      admin.post<Transfer>(path, { as: 'refunded' }),
      admin.post<Transfer>(path, { as: 'refunded' }),
      mai.post<Transfer>(path, { as: 'kept' }),
    ]);
    const log = await admin.get<AuditPage>('/api/audit-log?subject=transfer');
    expect(log.data.entries.filter(({ subjectId }) => subjectId === transfer._id)).toHaveLength(1);
    const isAdmins = answers[0]?.status === 200;
    expect(answers.map(({ status }) => status)).toEqual(isAdmins ? [200, 200, 409] : [409, 409, 200]);
    const told = answers.flatMap(({ status, error }) => (status === 409 ? error.message : []));
    expect(new Set(told)).toEqual(new Set([`${isAdmins ? 'Minh Anh' : 'Mai'} đã xử lý khoản này rồi`]));
  });

  test('can no longer be settled as refunded', async () => {
    const order = await orderByTransfer(thu);
    const transfer = await stray(order.totalPrice);
    await attach(transfer, order._id);
    for (const who of [mai, admin]) {
      const path = `/api/payments/admin/unmatched/${transfer._id}/settle`;
      const { status, error } = await who.post<Transfer>(path, { as: 'refunded' });
      expect([status, error.message]).toEqual([409, 'Minh Anh đã xử lý khoản này rồi']);
    }
    expect(await moneyOf(order._id)).toMatchObject({ status: 'paid', owedBack: 0 });
  });

  test('while the customer cancels: is refused, confirms it, or is owed back', async () => {
    const order = await orderByTransfer(thu);
    const transfer = await stray(order.totalPrice);
    const [attached] = await Promise.all([
      attach(transfer, order._id),
      thu.put(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' }),
    ]);
    expect([200, 409]).toContain(attached.status);
    const { status } = await read(order._id);
    const { owedBack } = await moneyOf(order._id);
    const isIn = attached.status === 200;
    expect(isIn || status === 'cancelled').toBe(true);
    expect(owedBack).toBe(isIn && status === 'cancelled' ? order.totalPrice : 0);
  });

  test('is refused for a cash order, an unknown order or transfer, and an unreadable notice', async () => {
    await fillCart(linh);
    const cash = (await linh.post<Order>('/api/orders', orderBody())).data;
    const transfer = await stray(cash.totalPrice);
    expect((await attach(transfer, cash._id)).error.code).toBe('PAYMENT_CLOSED');
    expect((await attach(transfer, randomUUID())).status).toBe(404);
    const order = await orderByTransfer(linh);
    expect((await attach({ ...transfer, _id: randomUUID() as never }, order._id)).status).toBe(404);
    await sendNotice(site, { id: 'x', transferType: 'in', transferAmount: '285.000' });
    expect((await attach(await waiting('unread:'), order._id)).error.code).toBe('INVALID_TRANSITION');
  });
});

test('orders are suggested for a transfer by amount and name; settling records who, once', async () => {
  // Of several equally good suggestions, the newest order.
  site.clock.advance(1_000);
  const order = await orderByTransfer(linh);
  const transfer = await stray(order.totalPrice, 'NGUYEN KHANH LINH mua vong tay');
  const path = `/api/payments/admin/unmatched/${transfer._id}`;
  const { data } = await admin.get<TransferSuggestion[]>(`${path}/suggestions`);
  const found = data.find((each) => each.order._id === order._id);
  expect(found?.because).toEqual(expect.arrayContaining(['amount', 'name']));
  expect((await admin.get(`/api/payments/admin/unmatched/${randomUUID()}/suggestions`)).status).toBe(404);
  const kept = await mai.post<Transfer>(`${path}/settle`, { as: 'refunded' });
  expect(kept.data).toMatchObject({ note: 'Đã chuyển trả khách', settledBy: 'Mai' });
  await admin.post(`${path}/settle`, { as: 'kept' });
  const log = await admin.get<AuditPage>('/api/audit-log?subject=transfer');
  expect(log.data.entries.filter(({ subjectId }) => subjectId === transfer._id)).toHaveLength(1);
  expect((await attach(transfer, order._id)).error.message).toBe('Mai đã xử lý khoản này rồi');
});
