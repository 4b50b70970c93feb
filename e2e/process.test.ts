import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { beforeAll, expect, inject, test } from 'vitest';
import type { CharmsPage, ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import { query } from '../test-support/database-server.ts';
import { sepayServer } from '../test-support/sepay.ts';
import {
  copyOfDataDir,
  databaseOf,
  newDataDir,
  openShop,
  startShop,
  type DataDir,
  type RunningShop,
} from './support/shop.ts';
import { withTwoInstances } from './support/two-instances.ts';
import { loggedIn, visitor, type Visitor } from './support/visitor.ts';

/** The shop as a process: its start, its end, and two instances on one database. */
let data: DataDir;
let shop: RunningShop;
/** The machine's PostgreSQL, or the embedded one of the first shop. */
let server: string;
const made: DataDir[] = [];

beforeAll(async () => {
  data = await newDataDir();
  shop = await startShop(data.path);
  server = process.env.TEST_DATABASE_URL ?? (await databaseOf(data.path)).url;
  return async () => {
    await shop.close();
    await Promise.all([data, ...made].map((dir) => dir.remove()));
  };
});

/** A data folder of a shop that ran before. */
async function folder(): Promise<string> {
  const dir = await copyOfDataDir(inject('seededShop'));
  made.push(dir);
  return dir.path;
}

const ADDRESS = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'Thành phố Hồ Chí Minh',
};

async function placeOrder(customer: Visitor): Promise<Order> {
  const { data: page } = await customer.get<ReadyMadePage>('/ready-made-bracelets');
  const bracelet = page.bracelets.find(({ availableStock }) => availableStock > 0)!;
  await customer.send('POST', '/cart/items', { readyMadeBracelet: bracelet._id });
  const body = { shippingAddress: ADDRESS, paymentMethod: 'COD' };
  const { status, code, data: order } = await customer.send<Order>('POST', '/orders', body);
  expect(status, code).toBe(201);
  return order;
}

const WHAT_IS_SEEDED = `
  SELECT (SELECT count(*) FROM charms) AS charms, (SELECT count(*) FROM users) AS users,
         (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM stock_movements) AS movements`;

test('two instances started together on an empty database migrate and seed it once, and share sessions and orders', async () => {
  await withTwoInstances(server, {}, async ([one, other], { database }) => {
    const alone = await query((await databaseOf(data.path)).url, WHAT_IS_SEEDED);
    expect(await query(database, WHAT_IS_SEEDED)).toEqual(alone);
    for (const { url } of [one, other]) {
      const { data: page } = await visitor(() => url).get<CharmsPage>('/charms');
      expect(page.pagination.total).toBe(144);
    }

    let here = one;
    const customer = visitor(() => here.url);
    await customer.logIn(one.accounts.customer);
    here = other;
    const order = await placeOrder(customer);
    here = one;
    expect((await customer.get<Order>(`/orders/${order._id}`)).data.status).toBe('pending');
  });
});

const redis = process.env.TEST_REDIS_URL;
const why = redis ? '' : ' (skipped: it needs Redis, set TEST_REDIS_URL)';

test.skipIf(!redis)(
  `an order confirmed on one instance reaches the page that is open on the other${why}`,
  async () => {
    await withTwoInstances(server, { REDIS_URL: redis! }, async ([one, other]) => {
      const customer = await loggedIn(other, 'customer');
      const admin = await loggedIn(one, 'admin');
      const order = await placeOrder(customer);
      const cookie = customer.cookies.headerFor('/socket.io');
      const socket = io(other.url, { extraHeaders: { cookie, origin: other.url }, forceNew: true });
      try {
        await new Promise<void>((connected) => socket.on('connect', connected));
        const told = new Promise((heard) => socket.on('order_updated', heard));
        await admin.send('PUT', `/orders/${order._id}/admin-transition`, { status: 'confirmed' });
        expect(await told).toEqual({ orderId: order._id, status: 'confirmed' });
      } finally {
        socket.disconnect();
      }
    });
  },
);

test('SIGTERM: a request in flight is still answered, a new connection refused', async () => {
  const token = 'a-token-of-the-shop';
  const bank = await sepayServer(token);
  const asksBank = { BANK_API_TOKEN: token, BANK_API_URL: bank.url };
  const closing = await startShop(await folder(), asksBank);
  // Transfers that arrived while the shop was closed are fetched from the bank's API.
  await expect.poll(() => bank.asked.length).toBe(1);
  expect(bank.asked[0]?.headers.authorization).toBe(`Bearer ${token}`);
  const { hostname, port } = new URL(closing.url);
  const body = JSON.stringify({ email: 'ai.do@example.vn', password: 'khong dung 1' });
  const headers = { origin: closing.url, 'content-type': 'application/json', 'content-length': body.length };
  const slow = request({ hostname, port, method: 'POST', path: '/api/auth/login', headers });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.write(body.slice(0, 10));
  // A new connection is answered: the first one has been accepted.
  expect((await fetch(`${closing.url}/api/ready`)).status).toBe(200);

  process.kill(closing.pid, 'SIGTERM');
  await expect
    .poll(() =>
      fetch(`${closing.url}/api/ready`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  slow.end(body.slice(10));

  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(401);
  expect(await closing.ended).toEqual({ code: 0, signal: null });
  await bank.close();
});

test('SIGTERM with a grace period: /api/ready turns 503, and other requests are served until it ends', async () => {
  const GRACE_S = 5;
  const leaving = await startShop(await folder(), { SHUTDOWN_GRACE: String(GRACE_S) });
  const ready = async () => (await fetch(`${leaving.url}/api/ready`)).status;
  expect(await ready()).toBe(200);

  const asked = performance.now();
  process.kill(leaving.pid, 'SIGTERM');

  await expect.poll(ready).toBe(503);
  expect((await fetch(`${leaving.url}/api/charms`)).status).toBe(200);
  expect(await leaving.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - asked).toBeGreaterThan(GRACE_S * 1000);
});

test('a port that is taken ends the start with one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;

  const second = openShop(await folder(), { PORT: String(port) });

  expect((await second.ended).code).toBe(1);
  expect(second.output()).toContain(`Cổng ${port} đang được dùng (port ${port} is taken)`);
  expect(second.output()).not.toMatch(/^\s+at /m);
  holder.close();
});

test.each([
  ['PORT', 'abc', 'PORT chưa đúng: cần một số cổng từ 0 đến 65535.'],
  ['DATABASE_URL', 'mysql://localhost/shop', 'DATABASE_URL chưa đúng'],
  ['S3_BUCKET', 'pictures', 'Thiếu S3_ENDPOINT'],
])('a wrong %s stops the start with a sentence that names it', async (name, value, told) => {
  const stopped = openShop(await folder(), { [name]: value });
  expect((await stopped.ended).code).toBe(1);
  expect(stopped.output()).toContain(told);
  expect(stopped.output()).not.toMatch(/^\s+at /m);
});
