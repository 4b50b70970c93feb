import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment, TransfersPage, Transfer } from '#contract/http/payment.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { ledgerErrors } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../../test-support/transfers.ts';
import { SIGNATURE_HEADER, signedHeaders, TIMESTAMP_HEADER } from './signature.ts';
import { bankTransfers } from '../tables.ts';

const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET }, goods: true });
let linh: Visitor & { user: User };
let admin: Visitor;
beforeAll(async () => {
  [linh, admin] = await Promise.all([site.signIn(), site.signIn({ role: 'admin' })]);
});

const read = async (order: Order) => (await linh.get<Order>(`/api/orders/${order._id}`)).data;
const paymentOf = async (order: Order) => (await linh.get<Payment>(`/api/payments/order/${order._id}`)).data;
const unmatched = async (query = '') =>
  (await admin.get<TransfersPage>(`/api/payments/admin/unmatched?${query}`)).data.transfers;
const told = (notice: { id: number }, transfers: Transfer[]) =>
  transfers.find(({ bankTransactionId }) => bankTransactionId === String(notice.id));

describe('a bank notice', () => {
  test('with the exact amount and the order’s content confirms it; sent again it changes nothing', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order);
    expect(await sendNotice(site, notice)).toEqual({
      status: 200,
      body: { success: true, data: { outcome: 'confirmed', repeated: false } },
    });
    expect((await sendNotice(site, notice)).body.data).toEqual({ outcome: 'confirmed', repeated: true });
    expect(await read(order)).toMatchObject({
      status: 'confirmed',
      payBy: null,
      statusHistory: [{}, { status: 'confirmed', note: 'Payment received by bank transfer', by: 'bank' }],
    });
    expect(await paymentOf(order)).toMatchObject({ status: 'paid', paidAt: site.clock.now().toISOString() });
    expect(told(notice, await unmatched())).toBeUndefined();
    expect((await site.mailsTo(linh.user.email)).at(-1)?.text).toContain('Tiệm đã nhận được chuyển khoản');
  });

  test('with a known id but another amount or direction changes no order and is kept for an admin, once each', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order, { transferAmount: order.totalPrice - 1 });
    await sendNotice(site, notice);
    const corrected = { ...notice, transferAmount: order.totalPrice };
    const reversed = { ...notice, transferType: 'out' };
    for (const other of [corrected, reversed]) {
      expect((await sendNotice(site, other)).body.data).toEqual({ outcome: 'contradicts', repeated: false });
      expect((await sendNotice(site, other)).body.data).toEqual({ outcome: 'contradicts', repeated: true });
    }
    expect((await sendNotice(site, notice)).body.data).toEqual({ outcome: 'amount_differs', repeated: true });
    expect((await read(order)).status).toBe('waiting_confirmation');
    const waiting = (await unmatched('limit=100')).filter(
      ({ bankTransactionId }) => bankTransactionId === String(notice.id),
    );
    const kept = waiting.map(({ outcome, amount, order: of }) => `${outcome} ${amount} ${of?._id}`);
    expect(kept).toHaveLength(3);
    expect(kept).toContain(`amount_differs ${order.totalPrice - 1} ${order._id}`);
    expect(kept).toContain(`contradicts ${order.totalPrice - 1} ${order._id}`);
    expect(kept).toContain(`contradicts ${order.totalPrice} ${order._id}`);
  });

  test('sent twice concurrently with two amounts: one counts, the other is kept as contradicting', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order);
    const answers = await Promise.all([
      sendNotice(site, notice),
      sendNotice(site, { ...notice, transferAmount: order.totalPrice + 5_000 }),
    ]);
    expect(answers.filter(({ body }) => body.data.outcome === 'contradicts')).toHaveLength(1);
  });

  test('is stored with all its fields and its original JSON', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order, { accumulated: 5, extra: { kept: 'too' } });
    await sendNotice(site, notice);
    const rows = await site.shop.db.select().from(bankTransfers);
    const row = rows.find(({ bankTransactionId }) => bankTransactionId === String(notice.id));
    expect(row).toMatchObject({
      orderId: order._id,
      amount: order.totalPrice,
      gateway: 'Vietcombank',
      accountNumber: '0123456789',
      referenceCode: notice.referenceCode,
      transferredAt: new Date('2026-11-21T07:02:37Z'),
    });
    expect(JSON.parse(row?.notice ?? '')).toEqual(notice);
  });

  test('confirms an order whose customer reported the transfer, too', async () => {
    const order = await orderByTransfer(linh);
    await linh.post('/api/payments/user/confirm', { orderId: order._id });
    await sendNotice(site, noticeFor(order));
    expect((await read(order)).status).toBe('confirmed');
  });

  test.each([-1, 1])(
    'with an amount that differs by %d ₫ does not confirm; an admin decides',
    async (difference) => {
      const order = await orderByTransfer(linh);
      const notice = noticeFor(order, { transferAmount: order.totalPrice + difference });
      expect((await sendNotice(site, notice)).body.data.outcome).toBe('amount_differs');
      expect(await read(order)).toMatchObject({ status: 'waiting_confirmation', payBy: null });
      expect((await paymentOf(order)).status).toBe('differs');
      expect(told(notice, await unmatched())).toMatchObject({
        outcome: 'amount_differs',
        amount: order.totalPrice + difference,
        order: { _id: order._id, status: 'waiting_confirmation', totalPrice: order.totalPrice },
      });
      // A second partial transfer does not change the order either.
      expect((await sendNotice(site, noticeFor(order, { transferAmount: 1 }))).body.data.outcome).toBe(
        'amount_differs',
      );
      expect((await read(order)).statusHistory).toHaveLength(2);

      await admin.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
      expect((await read(order)).status).toBe('confirmed');
      expect(told(notice, await unmatched())).toBeUndefined();
      expect(told(notice, await unmatched('settled=true'))).toMatchObject({ settledAt: expect.any(String) });
    },
  );

  test('for a paid order is kept as already_paid', async () => {
    const order = await orderByTransfer(linh);
    await sendNotice(site, noticeFor(order));
    const second = noticeFor(order);
    expect((await sendNotice(site, second)).body.data.outcome).toBe('already_paid');
    expect(told(second, await unmatched())).toMatchObject({ order: { _id: order._id, status: 'confirmed' } });
    expect((await read(order)).statusHistory).toHaveLength(2);
  });

  test('for an expired order is kept as too_late until settled, and the order stays cancelled', async () => {
    const order = await orderByTransfer(linh, ['hoa-sen']);
    site.clock.advance(24 * 3600_000);
    await site.jobs.run('orders.expire');
    linh = await sameCustomer();
    admin = await site.signIn({ role: 'admin' });
    const late = noticeFor(order);
    expect((await sendNotice(site, late)).body.data.outcome).toBe('too_late');
    expect((await read(order)).status).toBe('cancelled');
    const kept = told(late, await unmatched());
    expect(kept).toMatchObject({ outcome: 'too_late', order: { _id: order._id, status: 'cancelled' } });
    expect(await ledgerErrors(site.shop)).toEqual([]);

    const settle = (note: string) =>
      admin.post<Transfer>(`/api/payments/admin/unmatched/${kept?._id}/settle`, { note });
    expect((await settle('Đã hoàn tiền cho khách')).data).toMatchObject({ note: 'Đã hoàn tiền cho khách' });
    expect((await settle('Đã hoàn tiền cho khách')).status).toBe(200);
    expect((await settle('lần nữa')).error.code).toBe('PAYMENT_DECIDED');
    expect(told(late, await unmatched())).toBeUndefined();
    expect(told(late, await unmatched('settled=true'))).toBeDefined();
  });

  test.each([
    ['the content of no order', { content: 'VC00000000', description: null }, 'unknown_content'],
    ['no content', { content: null, description: undefined }, 'unknown_content'],
    ['another account', { accountNumber: '999' }, 'other_account'],
    [
      'text that the database would refuse',
      { content: 'a\u0000b'.repeat(9000), description: '' },
      'unknown_content',
    ],
    ['an unreadable time', { transactionDate: 'hôm qua', content: 'x', description: '' }, 'unknown_content'],
  ])('with %s is kept as unmatched', async (_what, more, outcome) => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order, more);
    expect(await sendNotice(site, notice)).toMatchObject({ status: 200, body: { data: { outcome } } });
    expect(told(notice, await unmatched('limit=100'))).toMatchObject({ outcome, order: null });
    expect((await read(order)).status).toBe('pending_payment');
  });

  test('with the content of two orders confirms neither', async () => {
    const [one, two] = [await orderByTransfer(linh), await orderByTransfer(linh)];
    const notice = noticeFor(one, { description: noticeFor(two).content });
    expect((await sendNotice(site, notice)).body.data.outcome).toBe('unknown_content');
    expect([(await read(one)).status, (await read(two)).status]).toEqual([
      'pending_payment',
      'pending_payment',
    ]);
  });

  test('to the shop’s virtual account, or with the order in its code field, confirms', async () => {
    const [one, two] = [await orderByTransfer(linh), await orderByTransfer(linh)];
    const virtual = noticeFor(one, { accountNumber: '555', subAccount: '0123456789' });
    expect((await sendNotice(site, virtual)).body.data.outcome).toBe('confirmed');
    const words = `VC${two._id.slice(-8).toUpperCase()}`;
    const coded = noticeFor(two, { code: words, content: 'chuyen tien', description: null });
    expect((await sendNotice(site, coded)).body.data.outcome).toBe('confirmed');
  });

  test('of an outgoing transfer changes nothing and is not listed', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order, { transferType: 'out' });
    expect((await sendNotice(site, notice)).body.data.outcome).toBe('outgoing');
    expect((await read(order)).status).toBe('pending_payment');
    expect(told(notice, await unmatched('limit=100'))).toBeUndefined();
  });

  test('is found by its content, its reference or the order’s id', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order, { transferAmount: 7, referenceCode: 'FT26325_9' });
    await sendNotice(site, notice);
    const end = order._id.slice(-8).toUpperCase();
    for (const search of [`VC${end}`, 'ft26325_9', encodeURIComponent(`#${end}`)]) {
      expect(await unmatched(`search=${search}`)).toHaveLength(1);
    }
    expect(await unmatched('search=FT26325x9')).toEqual([]);
    expect(await unmatched('search=%25')).toEqual([]);
  });

  async function sameCustomer() {
    const again = site.visitor();
    const { data } = await again.post<{ user: User }>('/api/auth/login', {
      email: linh.user.email,
      password: 'matkhau1',
    });
    return { ...again, user: data.user };
  }
});

describe('signature and format of bank notices', () => {
  const secret = new TextEncoder().encode(FEED_SECRET);

  test.each([
    ['no signature is 401', () => ({ [SIGNATURE_HEADER]: undefined })],
    ['an empty signature is 401', () => ({ [SIGNATURE_HEADER]: '' })],
    [
      'a signature without "sha256=" is 401',
      (headers: Record<string, string>) => ({
        [SIGNATURE_HEADER]: headers[SIGNATURE_HEADER]?.slice('sha256='.length),
      }),
    ],
    ['a timestamp that was not signed is 401', () => ({ [TIMESTAMP_HEADER]: '1' })],
    ['no timestamp is 401', () => ({ [TIMESTAMP_HEADER]: undefined })],
  ])('%s', async (_what, wrong) => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order);
    const right = signedHeaders(secret, JSON.stringify(notice), site.clock.now());
    const { status, body } = await sendNotice(site, notice, wrong(right));
    expect([status, body.code]).toEqual([401, 'FEED_REFUSED']);
    expect((await read(order)).status).toBe('pending_payment');
  });

  test('another secret, another body, or signed six minutes ago or ahead is 401; four minutes ago is accepted', async () => {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order);
    const now = site.clock.now();
    const other = new TextEncoder().encode('a secret of somebody else entirely');
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    for (const headers of [
      signedHeaders(other, JSON.stringify(notice), now),
      signedHeaders(secret, JSON.stringify({ ...notice, transferAmount: 1 }), now),
      signedHeaders(secret, JSON.stringify(notice), minutes(-6)),
      signedHeaders(secret, JSON.stringify(notice), minutes(6)),
    ]) {
      expect((await sendNotice(site, notice, headers)).status).toBe(401);
    }
    const slow = signedHeaders(secret, JSON.stringify(notice), minutes(-4));
    expect((await sendNotice(site, notice, slow)).body.data.outcome).toBe('confirmed');
  });

  test('no body is 401, a form is 415, another site’s Origin is 403', async () => {
    const url = '/api/payments/bank-feed';
    expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    const form = {
      method: 'POST',
      url,
      payload: 'id=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    expect((await site.app.inject(form)).statusCode).toBe(415);
    const foreign = await sendNotice(
      site,
      noticeFor({ _id: linh.user._id as never, totalPrice: 1 as never }),
      {
        origin: 'https://evil.example',
      },
    );
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  test.each([
    ['no id', { id: undefined }],
    ['a fractional amount', { transferAmount: 1.5 }],
    ['a negative amount', { transferAmount: -1 }],
    ['a text as amount', { transferAmount: 'NaN' }],
    ['an ambiguous thousands separator', { transferAmount: '285.000' }],
    ['too large an amount', { transferAmount: 1e20 }],
    ['an unknown direction', { transferType: 'sideways' }],
  ])('a signed notice with %s is kept as unreadable for an admin, once', async (_what, wrong) => {
    const order = await orderByTransfer(linh);
    const notice = { ...noticeFor(order), ...wrong };
    const before = (await unmatched('limit=100')).length;
    expect(await sendNotice(site, notice)).toMatchObject({
      status: 200,
      body: { success: true, data: { outcome: 'unreadable', repeated: false } },
    });
    expect((await sendNotice(site, notice)).body.data).toEqual({ outcome: 'unreadable', repeated: true });
    const waiting = await unmatched('limit=100');
    const kept = waiting.filter(({ content }) => content.includes(order._id.slice(-8).toUpperCase()));
    expect([waiting.length, kept.map(({ outcome }) => outcome)]).toEqual([before + 1, ['unreadable']]);
    expect((await read(order)).status).toBe('pending_payment');
  });

  test('an amount may be a string of digits, and account and reference numbers', async () => {
    const order = await orderByTransfer(linh);
    const notice = {
      ...noticeFor(order),
      transferType: 'IN',
      transferAmount: `${order.totalPrice}.00`,
      accountNumber: 123456789,
      referenceCode: 42,
      gateway: { bank: 'Vietcombank' },
    };
    expect((await sendNotice(site, notice)).body.data).toEqual({ outcome: 'confirmed', repeated: false });
    const again = { ...notice, id: String(notice.id), transferAmount: order.totalPrice };
    expect((await sendNotice(site, again)).body.data).toEqual({ outcome: 'confirmed', repeated: true });
  });
});

test('bank, admin and customer concurrently: each order is confirmed once', async () => {
  linh = await site.signIn();
  admin = await site.signIn({ role: 'admin' });
  for (let round = 0; round < 10; round += 1) {
    const order = await orderByTransfer(linh);
    const notice = noticeFor(order);
    const confirm = { orderId: order._id, confirmed: true };
    const [bank, twice, clicked, reported] = await Promise.all([
      sendNotice(site, notice),
      sendNotice(site, notice),
      admin.post<Payment>('/api/payments/admin/confirm', confirm),
      linh.post<Payment>('/api/payments/user/confirm', { orderId: order._id }),
    ]);
    expect([bank.status, twice.status, clicked.status, reported.status]).toEqual([200, 200, 200, 200]);
    const { status, statusHistory } = await read(order);
    expect(status).toBe('confirmed');
    expect(statusHistory.filter((entry) => entry.status === 'confirmed')).toHaveLength(1);
    expect((await paymentOf(order)).status).toBe('paid');
    // Either the notice confirmed the order, or it tells of the transfer that the admin confirmed.
    expect([bank.body.data.outcome, twice.body.data.outcome]).toEqual(['confirmed', 'confirmed']);
    expect(bank.body.data.repeated).toBe(!twice.body.data.repeated);
  }
  expect(await ledgerErrors(site.shop)).toEqual([]);
});
