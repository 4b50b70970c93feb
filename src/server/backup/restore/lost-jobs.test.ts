import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RefusedMailsPage } from '#contract/http/mails.ts';
import type { Order } from '#contract/http/ordering.ts';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { startTestShop, TEST_PASSWORD, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { emptyDatabase, runShop } from '../../../../test-support/backups.ts';
import { fillCart, orderBody, stockGoods } from '../../../../test-support/goods.ts';
import { testJobs, type TestJobs } from '../../../../test-support/jobs.ts';
import { testMailer, type TestMailer } from '../../../../test-support/mailer.ts';
import { visitor } from '../../../../test-support/visitor.ts';

// Every step runs in a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const LINH = 'linh@example.vn';
const MAI = 'mai@example.vn';
const csv = ['name;price;category', ...Array.from({ length: 501 }, (_, at) => `Hạt ${at};9000;Hoa`)].join(
  '\n',
);

let site: TestShop;
let folder: string;
let orders: Order[];
let said: string;
/** The restored shop. */
let shop: Shop;
let app: FastifyInstance;
let jobs: TestJobs;
let mailer: TestMailer;
beforeAll(async () => {
  site = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), 'lost-jobs-'));
  await stockGoods(site.shop);
  const linh = await site.signIn({ email: LINH });
  const mai = await site.signIn({ role: 'admin', email: MAI });
  // Letters, a code and a table whose jobs have not run yet.
  orders = [await orderOf(linh), await orderOf(linh)];
  const person = { name: 'Bảo Hân', email: 'han@example.vn', password: 'hoadaono2026' };
  expect((await site.visitor().post('/api/auth/register', person)).status).toBe(200);
  expect((await mai.post('/api/charms/import', { csv, apply: true })).status).toBe(200);
  const file = join(folder, 'luu.tar.gz');
  const { config, db } = site.shop;
  const env = { DATABASE_URL: db.$client.options.connectionString ?? '', DATA_DIR: config.dataDir };
  expect((await runShop(['backup', file], env).ended).code).toBe(0);

  const machine = { DATABASE_URL: await emptyDatabase(), DATA_DIR: await mkdtemp(join(folder, 'may-')) };
  const { code, output } = await runShop(['restore', file, '--over'], machine, 'khôi phục\n').ended;
  expect(code).toBe(0);
  said = output;
  [jobs, mailer] = [testJobs(), testMailer()];
  const own = { ...config, dataDir: machine.DATA_DIR };
  shop = await openShop(own, machine.DATABASE_URL, createLog('silent'), { jobs, mailer });
  ({ app } = await buildApp(shop));
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await site.close();
  await rm(folder, { recursive: true });
});

async function orderOf(customer: Visitor): Promise<Order> {
  await fillCart(customer);
  return (await customer.post<Order>('/api/orders', orderBody())).data;
}

async function signedIn(email: string): Promise<Visitor> {
  const guest = visitor(app);
  expect((await guest.post('/api/auth/login', { email, password: TEST_PASSWORD })).status).toBe(200);
  return guest;
}

const shortOf = ({ _id }: Order) => _id.slice(-8).toUpperCase();

test('mails unsent at the time of the backup are not sent by themselves and delay no later mail of their order', async () => {
  expect(said).toContain('2 thư chưa gửi');
  const [first, second] = orders as [Order, Order];
  const [linh, mai] = [await signedIn(LINH), await signedIn(MAI)];
  await jobs.runAll();
  mailer.sent.length = 0;
  await linh.put(`/api/orders/${first._id}/customer-transition`, { status: 'cancelled' });
  await jobs.runAll();
  const sent = () => mailer.sent.map(({ to, subject }) => [to, subject]);
  expect(sent()).toEqual([[LINH, expect.stringMatching(`hủy.*${shortOf(first)}|${shortOf(first)}.*hủy`)]]);

  // The letter about the other order waits for staff; the code for nobody.
  const refused = async () =>
    (await mai.get<RefusedMailsPage>('/api/admin/mails/refused')).data.mails.map(({ to, subject }) => [
      to,
      subject,
    ]);
  expect(await refused()).toEqual([[LINH, expect.stringContaining(shortOf(second))]]);
});

test('an import that was in progress at the time of the backup does not refuse the next one', async () => {
  const mai = await signedIn(MAI);
  expect((await mai.post('/api/charms/import', { csv, apply: true })).status).toBe(200);
  await jobs.runAll();
  const { data } = await mai.get<{ done: number; created: number }>('/api/charms/import');
  expect(data).toMatchObject({ done: 501, created: 501 });
});
