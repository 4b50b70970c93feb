import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import { hours } from '#domain/kernel/time.ts';
import { createSepay } from '#server/adapters/sepay.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { stockGoods } from '../../../../test-support/goods.ts';
import {
  listedBySepay,
  sepayServer,
  type SepayResponse,
  type SepayServer,
} from '../../../../test-support/sepay.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../../test-support/transfers.ts';
import { readMissedTransfers } from '../jobs.ts';
import { bankTransfers } from '../tables.ts';

const TOKEN = 'a-token-of-the-shop';
let bank: SepayServer;
let site: TestShop;
let linh: Visitor & { user: User };
beforeAll(async () => {
  bank = await sepayServer(TOKEN);
  site = await startTestShop({
    env: { BANK_FEED_SECRET: FEED_SECRET },
    bankApi: createSepay({ token: TOKEN, url: bank.url, patience: 1_000 }),
  });
  await stockGoods(site.shop);
  linh = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await bank.close();
});

const readAgain = () => site.jobs.run('payment.read-again');
const statusOf = async ({ _id }: Order) => (await linh.get<Order>(`/api/orders/${_id}`)).data.status;
const stored = async () => (await site.shop.db.select().from(bankTransfers)).length;

/** The current time in the bank's format, in Vietnam. */
const bankNow = () =>
  new Date(site.clock.now().getTime() + hours(7)).toISOString().slice(0, 19).replace('T', ' ');

/** The notice of a transfer that is made now. */
const noticeNow: typeof noticeFor = (order, more) =>
  noticeFor(order, { transactionDate: bankNow(), ...more });
/** The transfer of a notice as an entry of the bank API's list. */
const inList = ({
  id,
  transferAmount,
  content,
  referenceCode,
  transactionDate,
}: ReturnType<typeof noticeFor>) =>
  listedBySepay(id, {
    amount_in: `${transferAmount}.00`,
    transaction_content: content,
    reference_number: referenceCode,
    transaction_date: transactionDate,
  });

test('after an outage of an hour each transfer is stored once, in whatever order list and notices come', async () => {
  const orders: Order[] = [];
  for (let n = 0; n < 3; n += 1) orders.push(await orderByTransfer(linh));
  const notices = orders.map((order) => noticeNow(order));
  const short = noticeNow(await orderByTransfer(linh), { transferAmount: 1_000 });
  // One notice was delivered in time, the others never.
  await sendNotice(site, notices[0]!);
  bank.transfers = [...notices, short].map(inList);
  site.clock.advance(hours(1));
  await linh.post('/api/auth/refresh');
  await readAgain();
  expect(await Promise.all(orders.map(statusOf))).toEqual(['confirmed', 'confirmed', 'confirmed']);
  const count = await stored();
  expect(count).toBe(4);
  // Read again an hour later, twice concurrently; then the bank's service delivers its late notices.
  await Promise.all([readAgain(), readAgain()]);
  for (const notice of notices) expect((await sendNotice(site, notice)).body.data.repeated).toBe(true);
  expect(await stored()).toBe(count);
  const paid = (await site.mailsTo(linh.user.email)).filter(({ text }) =>
    text.includes('Tiệm đã nhận được chuyển khoản'),
  );
  expect(paid).toHaveLength(3);
});

test('a listed transfer whose notice had another id is recognised by the bank’s reference', async () => {
  const order = await orderByTransfer(linh);
  const notice = noticeNow(order);
  await sendNotice(site, notice);
  const before = await stored();
  bank.transfers = [{ ...inList(notice), id: 'f9e8d7c6-b5a4-3210-fedc-ba0987654321' }];
  await readAgain();
  expect(await stored()).toBe(before);
});

test('a notice with another id than the listed transfer is recognised by reference, amount and time', async () => {
  const order = await orderByTransfer(linh);
  const notice = noticeNow(order);
  bank.transfers = [inList(notice)];
  await readAgain();
  const before = await stored();
  const late = { ...notice, id: notice.id + 50_000 };
  const replies = await Promise.all([sendNotice(site, late), sendNotice(site, late)]);
  expect(replies.map(({ body }) => body.data)).toEqual([
    { outcome: 'confirmed', repeated: true },
    { outcome: 'confirmed', repeated: true },
  ]);
  // Two numbers of one transfer at the same moment.
  const both = noticeNow(await orderByTransfer(linh));
  await Promise.all([sendNotice(site, both), sendNotice(site, { ...both, id: both.id + 50_000 })]);
  expect(await stored()).toBe(before + 1);
  // The same reference with another amount or at another time, or none at all, is another transfer.
  await sendNotice(site, { ...late, id: late.id + 1, transferAmount: 1_000 });
  await sendNotice(site, { ...late, id: late.id + 2, transactionDate: '2026-01-02 03:04:05' });
  for (const id of [late.id + 3, late.id + 4]) await sendNotice(site, { ...late, id, referenceCode: null });
  expect(await stored()).toBe(before + 5);
  bank.transfers = [];
});

test('an unavailable bank API fails the job, and a later run confirms the order', async () => {
  const order = await orderByTransfer(linh);
  bank.transfers = [inList(noticeNow(order))];
  const answers: SepayResponse[] = [{ status: 502 }, { hang: true }, { body: '' }];
  for (const away of answers) {
    bank.say = () => away;
    await expect(readAgain()).rejects.toThrow('SePay');
    expect(await statusOf(order)).toBe('pending_payment');
  }
  bank.say = null;
  // As on server start.
  await readMissedTransfers(site.shop);
  await site.jobs.runAll();
  expect(await statusOf(order)).toBe('confirmed');
});

test('reads back three days, or to the last notice after a longer outage, at most 31 days', async () => {
  bank.transfers = [];
  await readAgain();
  const asked = (name: string) => Date.parse(`${bank.asked.at(-1)!.query.get(name)!.replace(' ', 'T')}Z`);
  const lookedBack = () => (asked('transaction_date_max') - asked('transaction_date_min')) / hours(24);
  expect(lookedBack()).toBe(3);
  site.clock.advance(hours(24 * 10));
  await readAgain();
  expect(lookedBack()).toBeCloseTo(11, 0);
  site.clock.advance(hours(24 * 60));
  await readAgain();
  expect(lookedBack()).toBe(31);
});
