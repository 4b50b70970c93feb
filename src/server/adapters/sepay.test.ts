import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSepay } from './sepay.ts';

/** A server that speaks as developer.sepay.vn says (userapi, first version). */
type Say = (query: URLSearchParams, request: IncomingMessage) => { status?: number; body: string };
let say: Say;
const asked: URLSearchParams[] = [];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://sepay');
  asked.push(searchParams);
  const { status = 200, body } = say(searchParams, request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/userapi/transactions/list`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => void asked.splice(0));

const DAY = { from: new Date('2026-11-20T17:00:00Z'), to: new Date('2026-11-21T17:00:00Z') };
const sepay = () => createSepay({ token: 'a-token-of-the-shop', endpoint, pause: async () => undefined });

const transaction = (id: number, more: object = {}) => ({
  id: String(id),
  bank_brand_name: 'Vietcombank',
  account_number: '0123456789',
  transaction_date: '2026-11-21 14:02:37',
  amount_out: '0.00',
  amount_in: '285000.00',
  accumulated: '19077000.00',
  transaction_content: 'VC2026CAFE CT tu NGUYEN KHANH LINH',
  reference_number: `FT${id}`,
  code: null,
  sub_account: null,
  bank_account_id: '19',
  ...more,
});
const listOf = (...transactions: object[]) => ({
  body: JSON.stringify({ status: 200, error: null, messages: { success: true }, transactions }),
});

test('transfers come in the words of a notice, the oldest first, for a span in Vietnam’s time', async () => {
  say = (_query, { headers }) => {
    if (headers.authorization !== 'Bearer a-token-of-the-shop') return { body: '' };
    return listOf(
      transaction(92_705, { amount_in: '0.00', amount_out: '50000.00' }),
      transaction(92_704, { transaction_date: '2026-11-21 08:00:00' }),
    );
  };
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
    asked.map((query) => [query.get('transaction_date_min'), query.get('transaction_date_max')]),
  ).toEqual([['2026-11-21 00:00:00', '2026-11-22 00:00:00']]);
});

test('an answer that is full is asked for in halves, and nothing is listed twice', async () => {
  say = (query) => {
    const isWhole =
      query.get('transaction_date_min') === '2026-11-21 00:00:00' &&
      query.get('transaction_date_max') === '2026-11-22 00:00:00';
    if (isWhole) return listOf(...Array.from({ length: 5_000 }, (_, id) => transaction(id)));
    return listOf(
      transaction(1),
      transaction(query.get('transaction_date_min') === '2026-11-21 00:00:00' ? 2 : 3),
    );
  };
  expect((await sepay().list(DAY)).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test.each<[string, { status?: number; body: string }]>([
  ['refuses a token with 200 and nothing', { body: '' }],
  ['has had enough', { status: 429, body: '{"status":429}' }],
  ['is broken', { status: 502, body: '<html>' }],
  ['says something else', { body: '{"status":200,"error":"bảo trì"}' }],
  ['says no JSON', { body: '<html>bảo trì</html>' }],
  ['lists what is no amount', listOf(transaction(1, { amount_in: 'nhiều' }))],
])('a service that %s is a failure, never an empty list', async (_what, answer) => {
  say = () => answer;
  await expect(sepay().list(DAY)).rejects.toThrow('SePay');
});
