import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, Transfer, TransfersPage, TransferSuggestion } from '#contract/http/payment.ts';
import { holdRow, untilWaitingForRows } from '../../../../test-support/held-row.ts';
import { startServer, type Server } from '../../../../test-support/servers.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../../test-support/transfers.ts';
import { FEED_PATH } from '../bank-feed/routes.ts';
import { signedHeaders } from '../bank-feed/signature.ts';

const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET }, goods: true });
const linh = signedIn(site);
const admin = signedIn(site, { role: 'admin', name: 'Minh Anh' });

/** What the bank tells of a transfer that was made before the shop's clock began. */
const earlier = (order: Pick<Order, '_id' | 'totalPrice'>, more: object = {}) =>
  noticeFor(order, { transactionDate: '2026-11-21 08:30:00', ...more });
const without = { content: 'chuyen tien', description: 'chuyen tien' };

const confirm = (order: Order, more: object = {}) =>
  admin.post<Payment>('/api/payments/admin/confirm', { orderId: order._id, confirmed: true, ...more });
const moneyOf = async ({ _id }: Order) => (await admin.get<Payment>(`/api/payments/order/${_id}`)).data;
const unmatched = async ({ id }: { id: number }) =>
  (await admin.get<TransfersPage>('/api/payments/admin/unmatched?limit=100')).data.transfers.find(
    ({ bankTransactionId }) => bankTransactionId === String(id),
  );
const attach = async (notice: { id: number }, { _id: orderId }: Order) => {
  const transfer = await unmatched(notice);
  return admin.post<Transfer>(`/api/payments/admin/unmatched/${transfer?._id}/attach`, { orderId });
};
const confirmed = async () => {
  const order = await orderByTransfer(linh);
  await confirm(order);
  return order;
};

describe('after a confirmation by an admin', () => {
  test('the notice of that transfer is not counted again, not listed as unmatched, and mailed once', async () => {
    const order = await confirmed();
    const notice = earlier(order);
    for (const repeated of [false, true])
      expect((await sendNotice(site, notice)).body.data).toEqual({ outcome: 'confirmed', repeated });
    expect(await unmatched(notice)).toBeUndefined();
    expect(await moneyOf(order)).toMatchObject({
      status: 'paid',
      received: order.totalPrice,
      owedBack: 0,
    });
    const { data } = await linh.get<Order>(`/api/orders/${order._id}`);
    expect(data.statusHistory.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    const mails = await site.mailsTo(linh.user.email);
    const told = mails.filter(({ subject }) => subject.includes(order._id.slice(-8).toUpperCase()));
    expect(told.filter(({ text }) => text.includes('đã nhận được chuyển khoản'))).toHaveLength(1);
  });

  test('a second transfer is owed back', async () => {
    const order = await confirmed();
    await sendNotice(site, earlier(order));
    const second = earlier(order);
    expect((await sendNotice(site, second)).body.data.outcome).toBe('already_paid');
    expect((await attach(second, order)).data.outcome).toBe('already_paid');
    expect(await moneyOf(order)).toMatchObject({
      received: order.totalPrice * 2,
      owedBack: order.totalPrice,
    });
  });

  test('a transfer made later is kept for an admin, even without a notice of the first', async () => {
    const order = await confirmed();
    site.clock.advance(6 * 60_000);
    const later = noticeFor(order);
    expect((await sendNotice(site, later)).body.data.outcome).toBe('already_paid');
    expect(await unmatched(later)).toMatchObject({ order: { _id: order._id } });
  });

  test('its notice without the order’s content, attached by an admin, is not counted again either', async () => {
    const order = await confirmed();
    const notice = earlier(order, without);
    await sendNotice(site, notice);
    expect((await attach(notice, order)).data).toMatchObject({ outcome: 'confirmed', settledBy: 'Minh Anh' });
    expect(await moneyOf(order)).toMatchObject({ received: order.totalPrice, owedBack: 0 });
    const second = earlier(order, without);
    await sendNotice(site, second);
    await attach(second, order);
    expect((await moneyOf(order)).owedBack).toBe(order.totalPrice);
  });

  test('its notice without content suggests that order, until another notice accounts for its money', async () => {
    const order = await confirmed();
    const notice = earlier(order, without);
    await sendNotice(site, notice);
    const suggested = async () => {
      const path = `/api/payments/admin/unmatched/${(await unmatched(notice))?._id}/suggestions`;
      const { data } = await admin.get<TransferSuggestion[]>(path);
      return data.map((each) => each.order._id);
    };
    expect(await suggested()).toContain(order._id);
    await sendNotice(site, earlier(order));
    expect(await suggested()).not.toContain(order._id);
  });

  test.each([
    ['transferred in two parts', (sum: number) => [50_000, sum - 50_000], 0],
    ['transferred with too much', (sum: number) => [sum + 70_000], 70_000],
    ['transferred after a smaller sum by mistake', (sum: number) => [50_000, sum], 50_000],
  ])('%s: what exceeds the total is owed back', async (_how, parts, owedBack) => {
    const order = await confirmed();
    for (const transferAmount of parts(order.totalPrice)) {
      const notice = earlier(order, { transferAmount });
      const { outcome } = (await sendNotice(site, notice)).body.data;
      if (outcome === 'already_paid') await attach(notice, order);
    }
    expect(await moneyOf(order)).toMatchObject({ received: order.totalPrice + owedBack, owedBack });
  });

  test('of more than the bank had reported: the notice of the difference is not counted again', async () => {
    const order = await orderByTransfer(linh);
    await sendNotice(site, earlier(order, { transferAmount: order.totalPrice - 50_000 }));
    await confirm(order, { received: order.totalPrice });
    const rest = earlier(order, { transferAmount: 50_000 });
    expect((await sendNotice(site, rest)).body.data.outcome).toBe('confirmed');
    expect(await moneyOf(order)).toMatchObject({ received: order.totalPrice, owedBack: 0 });
  });

  test('the notice for an order cancelled since: its money is owed back once, or was refunded already', async () => {
    const order = await confirmed();
    await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'cancelled', reason: 'Hết dây' });
    expect((await sendNotice(site, earlier(order))).body.data.outcome).toBe('confirmed');
    expect(await moneyOf(order)).toMatchObject({ status: 'refund_due', owedBack: order.totalPrice });
    const back = await confirmed();
    await admin.put(`/api/orders/${back._id}/admin-transition`, { status: 'cancelled', reason: 'Hết dây' });
    await admin.post('/api/payments/admin/refund', { orderId: back._id });
    expect((await sendNotice(site, earlier(back))).body.data.outcome).toBe('confirmed');
    expect(await moneyOf(back)).toMatchObject({ status: 'refunded', owedBack: 0 });
  });
});

describe('concurrently with the notice', () => {
  let other: Server;
  beforeAll(async () => {
    other = await startServer(site, { BANK_FEED_SECRET: FEED_SECRET });
  });
  afterAll(async () => {
    process.kill(other.pid, 'SIGTERM');
    await other.ended;
  });

  /** A notice to the other instance, which has the clock of this machine. */
  async function tellOther(notice: object) {
    const body = JSON.stringify(notice);
    const headers = signedHeaders(new TextEncoder().encode(FEED_SECRET), body, new Date());
    const answer = await fetch(`${other.url}${FEED_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return (await answer.json()) as Awaited<ReturnType<typeof sendNotice>>['body'];
  }

  test.each([1, 2, 3])(
    'at another instance: the order is confirmed and the money counted once (%d)',
    async () => {
      const order = await orderByTransfer(linh);
      const notice = earlier(order);
      const held = await holdRow(site.shop.db.$client.options.connectionString ?? '', 'orders', order._id);
      const both = Promise.all([confirm(order), tellOther(notice)]);
      await untilWaitingForRows(site.shop.db, 2);
      await held.letGo();
      const [clicked, told] = await both;
      expect([clicked.status, told.data.outcome]).toEqual([200, 'confirmed']);
      expect(await moneyOf(order)).toMatchObject({ received: order.totalPrice, owedBack: 0 });
      expect(await unmatched(notice)).toBeUndefined();
    },
  );

  test('two notices at two instances after an admin’s confirmation: one is matched, one already_paid', async () => {
    const order = await confirmed();
    const notices = [earlier(order), earlier(order)] as const;
    const [here, there] = await Promise.all([sendNotice(site, notices[0]), tellOther(notices[1])]);
    const outcomes = [here.body.data.outcome, there.data.outcome];
    expect(outcomes.toSorted()).toEqual(['already_paid', 'confirmed']);
    expect(await moneyOf(order)).toMatchObject({ received: order.totalPrice, owedBack: 0 });
  });

  test('two transfers attached concurrently after an admin’s confirmation: the second is owed back', async () => {
    const order = await confirmed();
    const notices = [earlier(order, without), earlier(order, without)];
    for (const notice of notices) await sendNotice(site, notice);
    await Promise.all(notices.map((notice) => attach(notice, order)));
    expect(await moneyOf(order)).toMatchObject({
      received: order.totalPrice * 2,
      owedBack: order.totalPrice,
    });
  });
});
