import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { Order } from '#contract/http/ordering.ts';
import { buildApp } from '#server/app.ts';
import { createUser } from '#server/identity/index.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop } from '#server/shop.ts';
import { startTestShop, TEST_PASSWORD, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { emptyDatabase, runShop } from '../../../../test-support/backups.ts';
import { startBucket } from '../../../../test-support/bucket.ts';
import { query } from '../../../../test-support/database-server.ts';
import { ADDRESS, fillCart, orderBody, stockGoods } from '../../../../test-support/goods.ts';
import { testJobs } from '../../../../test-support/jobs.ts';
import { visitor } from '../../../../test-support/visitor.ts';

// Every step runs in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const NAME = 'Quỳnh Xuyến';
const EMAIL = 'quynh.xuyen@example.vn';
const LIST = 'tai-khoan-da-xoa.txt';
const bye = { password: TEST_PASSWORD };

let site: TestShop;
let her: Visitor & { user: { id: string } };
let folder: string;
let file: string;
let order: Order;
beforeAll(async () => {
  site = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), 'erased-'));
  await stockGoods(site.shop);
  her = await site.signIn({ name: NAME, email: EMAIL });
  await site.signIn({ email: 'linh@example.vn' });
  const { data: chat } = await her.post<Chat>('/api/chat', {});
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9a' } })
    .png()
    .toBuffer();
  const picture = await her.upload<{ url: string }>('/api/chat/upload-image', { bytes, field: 'image' });
  const message = { content: '', type: 'image', metadata: { fileUrl: picture.data.url } };
  expect((await her.post(`/api/chat/${chat._id}/messages`, message)).status).toBe(201);
  await fillCart(her);
  const body = orderBody({ shippingAddress: { ...ADDRESS, fullName: NAME } });
  order = (await her.post<Order>('/api/orders', body)).data;
  file = join(folder, 'truoc.tar.gz');
  expect((await runShop(['backup', file], env()).ended).code).toBe(0);
  // Only afterwards does she end everything, and leave.
  await her.put(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' });
  expect((await her.delete('/api/users/me', bye)).status).toBe(200);
  await site.jobs.runAll();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const url = () => site.shop.db.$client.options.connectionString ?? '';
const env = () => ({ DATABASE_URL: url(), DATA_DIR: site.shop.config.dataDir });

/** A machine without the shop, which reads lists of erased accounts at `lists`. */
async function newMachine(lists: string) {
  const dataDir = await mkdtemp(join(folder, 'may-'));
  return { DATABASE_URL: await emptyDatabase(), DATA_DIR: dataDir, BACKUP_TO: lists };
}

const restore = (machine: Record<string, string>, from = file) =>
  runShop(['restore', from, '--over'], machine, 'khôi phục\n').ended;

/** Every row of a database that tells her name. Counters of sign-ins are gone within a day. */
async function rowsAbout(databaseUrl: string): Promise<unknown[]> {
  const tables = await query(
    databaseUrl,
    `SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public' AND relname <> 'rate_limits'`,
  );
  const found = [];
  for (const { name } of tables)
    found.push(
      ...(await query(
        databaseUrl,
        `SELECT '${String(name)}' AS t FROM "${String(name)}" r WHERE r::text ~* 'xuyến|xuyen'`,
      )),
    );
  return found;
}

const lists = () => join(site.shop.config.dataDir, 'backups');

test('a deleted account is listed beside the backups, with id and time only', async () => {
  const text = await readFile(join(lists(), LIST), 'utf8');
  expect(text).toContain(`\n${her.user.id} ${site.clock.now().toISOString()}\n`);
  expect(text).not.toMatch(/xuyến|xuyen/i);
  const before = text;
  await site.jobs.run('backup.nightly');
  expect(await readFile(join(lists(), LIST), 'utf8')).toBe(before);
});

test('a restore on a new machine erases the listed account again, with its pictures, before the shop opens', async () => {
  const machine = await newMachine(lists());
  const { code, output } = await restore(machine);
  expect([code, output]).toEqual([0, expect.stringContaining('Đã xóa lại 1 tài khoản')]);
  // Her order was under way when the data were saved: somebody must look at it.
  expect(output).toContain(`#${order._id.slice(-8).toUpperCase()}`);
  expect(await rowsAbout(machine.DATABASE_URL)).toEqual([]);
  expect(await readdir(join(machine.DATA_DIR, 'uploads')).catch(() => [])).toEqual([]);

  const config = { ...site.shop.config, dataDir: machine.DATA_DIR };
  const shop = await openShop(config, machine.DATABASE_URL, createLog('silent'), { jobs: testJobs() });
  const { app } = await buildApp(shop);
  const login = (email: string) => visitor(app).post('/api/auth/login', { email, password: TEST_PASSWORD });
  expect((await login(EMAIL)).status).toBe(401);
  expect((await login('linh@example.vn')).status).toBe(200);
  // Staff close her order; nobody is written to.
  const staff = { name: 'Mai', email: 'mai@example.vn', password: TEST_PASSWORD, role: 'admin' } as const;
  await createUser(shop.db, staff, shop.clock.now());
  const mai = visitor(app);
  await mai.post('/api/auth/login', { email: staff.email, password: TEST_PASSWORD });
  const over = { status: 'cancelled', reason: 'đã xong từ trước' };
  expect((await mai.put(`/api/orders/${order._id}/admin-transition`, over)).status).toBe(200);
  const letters = `SELECT 1 FROM mails WHERE recipient LIKE '%.invalid'`;
  expect(await query(machine.DATABASE_URL, letters)).toEqual([]);
  await app.close();
  await shop.close();

  // Again, over what is there now: she is in the list and in the replaced database.
  expect((await restore(machine)).output).toContain('Đã xóa lại 1 tài khoản');
  expect(await rowsAbout(machine.DATABASE_URL)).toEqual([]);
});

test('without a readable list the replaced database names the erased accounts; without either the restore says so', async () => {
  // A list that cannot be read.
  const empty = await mkdtemp(join(folder, 'hong-'));
  await mkdir(join(empty, LIST));
  const alone = join(await mkdtemp(join(folder, 'rieng-')), 'truoc.tar.gz');
  await writeFile(alone, await readFile(file));
  const machine = await newMachine(empty);
  const first = await restore(machine, alone);
  expect([first.code, first.output]).toEqual([
    0,
    expect.stringMatching(/Không đọc được danh sách[^]*hong-[^]*Không thấy danh sách/),
  ]);
  expect(await rowsAbout(machine.DATABASE_URL)).not.toEqual([]);
  await query(
    machine.DATABASE_URL,
    `UPDATE users SET email = id || '@gone.invalid', disabled_at = now() WHERE email = '${EMAIL}'`,
  );
  const second = await restore(machine, alone);
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('Đã xóa lại 1 tài khoản')]);
  expect(await rowsAbout(machine.DATABASE_URL)).toEqual([]);
});

test('the list of erased accounts is also read from a bucket', async () => {
  const bucket = await startBucket();
  const keys = {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'anh',
    S3_ACCESS_KEY: 'khoa',
    S3_SECRET_KEY: 'bi-mat',
  };
  const place = 's3://sao-luu/tiem';
  expect((await runShop(['backup', place], { ...env(), ...keys }).ended).code).toBe(0);
  expect(bucket.objects.get(`/sao-luu/tiem/${LIST}`)?.toString()).toContain(her.user.id);
  const alone = join(await mkdtemp(join(folder, 'rieng-')), 'truoc.tar.gz');
  await writeFile(alone, await readFile(file));
  const machine = { ...(await newMachine(place)), ...keys };
  expect((await restore(machine, alone)).output).toContain('Đã xóa lại 1 tài khoản');
  await bucket.close();
});
