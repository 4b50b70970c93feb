import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  listedBySepay,
  sepayList,
  sepayServer,
  type SepayResponse,
  type SepayServer,
} from '../../../test-support/sepay.ts';
import { createSepay } from './sepay.ts';

const TOKEN = 'a-token-of-the-shop';
let bank: SepayServer;
beforeAll(async () => {
  bank = await sepayServer(TOKEN);
});
afterAll(() => bank.close());
beforeEach(() => {
  bank.say = null;
  bank.transfers = [];
  bank.asked.splice(0);
});

const DAY = { from: new Date('2026-11-20T17:00:00Z'), to: new Date('2026-11-21T17:00:00Z') };
const sepay = (more: object = {}) =>
  createSepay({ token: TOKEN, url: bank.url, pause: async () => undefined, ...more });

test('transfers are listed in the format of a webhook notice, oldest first, for a span in Vietnam’s time', async () => {
  bank.transfers = [
    listedBySepay(92_700, { transaction_date: '2026-11-20 23:59:59' }),
    listedBySepay(92_704, { transaction_date: '2026-11-21 08:00:00' }),
    listedBySepay(92_705, { amount_in: '0.00', amount_out: '50000.00' }),
  ];
  expect(await sepay().list(DAY)).toEqual([
    {
      id: '92704',
      transferType: 'in',
      transferAmount: 285_000,
      transactionDate: '2026-11-21 08:00:00',
      gateway: 'Vietcombank',
      accountNumber: '0123456789',
      subAccount: null,
      code: null,
      content: 'VC2026CAFE CT tu NGUYEN KHANH LINH',
      referenceCode: 'FT92704',
    },
    expect.objectContaining({ id: '92705', transferType: 'out', transferAmount: 50_000 }),
  ]);
  expect(
    bank.asked.map(({ query }) => [query.get('transaction_date_min'), query.get('transaction_date_max')]),
  ).toEqual([['2026-11-21 00:00:00', '2026-11-22 00:00:00']]);
});

test('a span whose list is full is requested in halves, and no transfer is listed twice', async () => {
  bank.say = ({ query }) => {
    const isWhole =
      query.get('transaction_date_min') === '2026-11-21 00:00:00' &&
      query.get('transaction_date_max') === '2026-11-22 00:00:00';
    if (isWhole) return sepayList(Array.from({ length: 5_000 }, (_, id) => listedBySepay(id)));
    const isFirst = query.get('transaction_date_min') === '2026-11-21 00:00:00';
    return sepayList([listedBySepay(1), listedBySepay(isFirst ? 2 : 3)]);
  };
  expect((await sepay().list(DAY)).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test.each<[string, SepayResponse]>([
  ['answers 429', { status: 429, body: '{"status":429}' }],
  ['answers 401', { status: 401, body: '{"status":401,"error":"Unauthorized"}' }],
  ['answers 502', { status: 502, body: '<html>' }],
  ['answers with an error', { body: '{"status":200,"error":"bảo trì"}' }],
  ['answers no JSON', { body: '<html>bảo trì</html>' }],
  ['breaks off its response', { body: '{"status":200,"transactions":[', cut: true }],
  ['answers with 17 MB', { body: `{"status":200,"transactions":[]${' '.repeat(17 * 1_048_576)}}` }],
  ['does not answer', { hang: true }],
  ['lists an invalid amount', sepayList([listedBySepay(1, { amount_in: 'nhiều' })])],
])('a service that %s throws instead of returning an empty list', async (_what, answer) => {
  bank.say = () => answer;
  await expect(sepay({ patience: 'hang' in answer ? 50 : 5_000 }).list(DAY)).rejects.toThrow('SePay');
});

test('an invalid token and a refused connection throw', async () => {
  await expect(sepay({ token: 'a-token-of-last-year' }).list(DAY)).rejects.toThrow(
    'is the token still right',
  );
  const gone = await sepayServer(TOKEN);
  await gone.close();
  await expect(sepay({ url: gone.url }).list(DAY)).rejects.toThrow('SePay did not answer: ECONNREFUSED');
});
