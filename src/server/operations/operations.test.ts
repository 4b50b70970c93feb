import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import { beforeAll, describe, expect, test } from 'vitest';
import { backupRuns } from '#server/backup/tables.ts';
import { newId } from '#server/platform/db/ids.ts';
import { hours, minutes } from '#domain/kernel/time.ts';
import type { Order } from '#contract/http/ordering.ts';
import { runShop } from '../../../test-support/backups.ts';
import { fillCart, orderBody } from '../../../test-support/goods.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';
import { checkInstance } from './alerts.ts';
import { runAllChecks } from './checks.ts';
import { newErrors } from './vitals.ts';

const TOKEN = 'a-token-long-enough-for-all';
const OWNER = 'chu-tiem@example.vn';

const site = sharedShop({ env: { METRICS_TOKEN: TOKEN, NODE_ENV: 'production' }, goods: true });
beforeAll(async () => {
  await site.signIn({ role: 'admin', email: OWNER });
});

async function madeAgo(ago: number, ok = true): Promise<void> {
  const at = new Date(site.shop.clock.now().getTime() - ago);
  const facts = { took: 1, place: '/x', file: 'x', bytes: 1, rows: 1, reason: ok ? null : 'ổ đĩa đầy' };
  await site.shop.db.insert(backupRuns).values({ id: newId(at), kind: 'made', at, ok, ...facts });
}
const healthOf = async (kind: string) =>
  (await runAllChecks(site.shop)).filter((finding) => finding.kind === kind).map(({ health }) => health);

describe('shop doctor and its checks', () => {
  test('the command names each problem with its remedy, without a stack trace', async () => {
    const url = site.shop.db.$client.options.connectionString ?? '';
    const { dataDir } = site.shop.config;
    const env = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      NTP_SERVER: 'none',
      REDIS_URL: 'redis://127.0.0.1:1',
    };
    const { code, output } = await runShop(['doctor'], { ...env, PUBLIC_URL: 'https://127.0.0.1:1' }).ended;
    expect(code).toBe(1);
    for (const said of [
      'TRUST_PROXY=1',
      'SMTP_URL',
      'Redis không trả lời',
      'TLS',
      'Sổ kho khớp',
      'điều cần chữa',
    ])
      expect(output).toContain(said);
    expect(output).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test('a late backup and stock that differs from the ledger are bad', async () => {
    expect(await healthOf('backup')).toEqual(['warn']);
    await madeAgo(hours(30));
    expect(await healthOf('backup')).toEqual(['bad']);
    await madeAgo(hours(1));
    expect(await healthOf('backup')).toEqual(['good']);
    await site.shop.db.$client.query(
      'UPDATE charms SET stock = stock + 1 WHERE slug = (SELECT min(slug) FROM charms)',
    );
    expect(await healthOf('stock')).toEqual(['bad']);
  });

  test('a job that waits too long, many failed requests and a new error of the release are bad', async () => {
    const { health, db, clock } = site.shop;
    const boss = new PgBoss({ connectionString: db.$client.options.connectionString!, schema: 'jobs' });
    await boss.start();
    await boss.createQueue('thu');
    expect(await healthOf('jobs')).toEqual(['good']);
    await boss.send('thu', {}, { startAfter: new Date(Date.now() - minutes(20)) });
    expect(await healthOf('jobs')).toEqual(['bad']);
    await boss.stop();

    for (const [all, failed, how] of [
      [50, 50, 'good'],
      [1000, 15, 'good'],
      [1000, 50, 'bad'],
    ] as const) {
      health.answers = { all, failed };
      expect(await healthOf('answers')).toEqual([how]);
    }

    const before = clock.now();
    site.clock.advance(minutes(5));
    const since = async (release: Date) => (await newErrors(site.shop, release)).health;
    for (const _ of Array(2)) await site.visitor().post('/api/v1/errors', { message: 'x is not a function' });
    expect(await since(before)).toBe('good');
    await site.visitor().post('/api/v1/errors', { message: 'x is not a function' });
    expect(await since(before)).toBe('bad');
    expect(await since(clock.now())).toBe('good');
    site.clock.advance(hours(25));
    expect(await since(before)).toBe('good');
  });
});

test('shop export has orders, customers and goods, but no password hashes', async () => {
  const linh = await site.signIn({ name: '=HYPERLINK("x")' });
  await fillCart(linh);
  await linh.post('/api/orders', orderBody());
  const folder = site.shop.config.dataDir;
  const file = join(folder, 'tiem.zip');
  const env = { DATABASE_URL: site.shop.db.$client.options.connectionString ?? '', DATA_DIR: folder };
  expect(await runShop(['export', file], env).ended).toMatchObject({ code: 0 });
  const text = unzipped(await readFile(file));
  for (const said of [linh.user.email, 'Mã đơn', 'Danh mục', '"items"']) expect(text).toContain(said);
  expect(text).toContain(`"'=HYPERLINK`);
  expect(text).not.toMatch(/argon2|passwordHash/);
  expect(await readdir(folder)).not.toContain('tiem.zip.partial');
});

/** Content of all entries of a zip file, concatenated, by its central directory. */
function unzipped(zip: Buffer): string {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let entry = zip.readUInt32LE(end + 16);
  const texts: string[] = [];
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const at = (offset: number) => zip.readUInt16LE(entry + offset);
    const begin = zip.readUInt32LE(entry + 42);
    const from = begin + 30 + zip.readUInt16LE(begin + 26) + zip.readUInt16LE(begin + 28);
    texts.push(inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(entry + 20))).toString());
    entry += 46 + at(28) + at(30) + at(32);
  }
  return texts.join('\n');
}

describe('alerts by mail', () => {
  const subjects = async () => (await site.mailsTo(OWNER)).map(({ subject }) => subject);

  test('one mail a day for each kind of problem, and a new one when it comes back', async () => {
    const told = async () => (await subjects()).filter((subject) => subject.includes('Sổ kho lệch')).length;
    for (const at of [0, 1, 2]) {
      site.clock.advance(hours(at));
      await site.jobs.run('operations.alerts');
    }
    expect(await told()).toBe(1);
    site.clock.advance(hours(24));
    await site.jobs.run('operations.alerts');
    expect(await told()).toBe(2);
    await site.shop.db.$client.query(
      'UPDATE charms SET stock = stock - 1 WHERE slug = (SELECT min(slug) FROM charms)',
    );
    await site.jobs.run('operations.alerts');
    await site.shop.db.$client.query(
      'UPDATE charms SET stock = stock + 1 WHERE slug = (SELECT min(slug) FROM charms)',
    );
    await site.jobs.run('operations.alerts');
    expect(await told()).toBe(3);
  });

  test('each instance checks itself, and one mail a day names the instance with the problem', async () => {
    const told = async () =>
      (await site.mailsTo(OWNER)).filter(({ subject }) => subject.includes('lỗi máy chủ'));
    const instance = (port: number, failed: number) => ({
      ...site.shop,
      config: { ...site.shop.config, port },
      health: { ...site.shop.health, answers: { all: 1000, failed } },
    });
    const [well, ill, alsoIll] = [instance(3001, 0), instance(3002, 500), instance(3003, 900)];
    for (const each of [well, ill, alsoIll, well]) await checkInstance(each);
    expect((await told()).map(({ text }) => /:300\d/.exec(text)?.[0])).toEqual([':3002']);
    // Each check covers only the time since the previous one.
    expect(ill.health.answers).toEqual({ all: 0, failed: 0 });
    // Within the day, neither the shared checks nor another instance's cause a second mail.
    site.clock.advance(hours(1));
    await site.jobs.run('operations.alerts');
    await checkInstance(instance(3003, 900));
    expect(await told()).toHaveLength(1);
    site.clock.advance(hours(23));
    await checkInstance(instance(3003, 900));
    expect((await told()).map(({ text }) => /:300\d/.exec(text)?.[0])).toEqual([':3002', ':3003']);
  });

  test('untaxed revenue of the year: one mail at 80 % of the limit and one at 100 %, not repeated', async () => {
    const han = await site.signIn();
    await fillCart(han);
    const { data: order } = await han.post<Order>('/api/orders', orderBody());
    const earnedThen = async (total: number) => {
      await site.shop.db.$client.query(
        `UPDATE orders SET status = 'confirmed', total_price = $1, goods_price = $1 - shipping_fee - gift_wrap_fee WHERE id = $2`,
        [total, order._id],
      );
      site.clock.advance(hours(25));
      await site.jobs.run('operations.alerts');
      return (await subjects()).flatMap((subject) => /(\d+)% của mức/.exec(subject)?.[1] ?? []);
    };
    expect(await earnedThen(799_999_999)).toEqual([]);
    expect(await earnedThen(800_000_000)).toEqual(['80']);
    // A check that failed once has forgotten nothing.
    const rename = (from: string, to: string) =>
      site.shop.db.$client.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('day_sums', 'day_sums_away');
    await site.jobs.run('operations.alerts');
    await rename('day_sums_away', 'day_sums');
    expect(await earnedThen(900_000_000)).toEqual(['80']);
    expect(new Set(await earnedThen(1_100_000_000))).toEqual(new Set(['80', '110']));
    expect(await earnedThen(1_200_000_000)).toHaveLength(2);
    expect(await healthOf('revenue-2026-100')).toEqual(['warn']);
  });
});

describe('/metrics', () => {
  const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    site.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });

  test('is served with the token and to loopback; anybody else gets 404', async () => {
    const bearer = { authorization: `Bearer ${TOKEN}` };
    expect((await ask({})).statusCode).toBe(404);
    expect((await ask(bearer)).statusCode).toBe(200);
    expect((await ask({ authorization: 'Bearer wrong' })).statusCode).toBe(404);
    const local = await ask({ host: 'localhost:3000' }, '127.0.0.1');
    expect(local.statusCode).toBe(200);
    // A local proxy forwards requests from anywhere.
    expect((await ask({ host: 'localhost', 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1')).statusCode).toBe(
      404,
    );
    expect((await ask({ host: 'tiem.vn' }, '127.0.0.1')).statusCode).toBe(404);
  });

  const OF_THE_PROCESS = [
    'shop_request_seconds_bucket',
    'shop_refused_total',
    'shop_database_connections{state="idle"}',
    'shop_open_pages 0',
    'shop_pages{how="kept"}',
    'nodejs_eventloop_lag_seconds',
  ];
  const OF_THE_DATABASE = [
    'shop_orders{status="confirmed"}',
    'shop_jobs_waiting{queue="thu"}',
    'shop_mails_waiting{lane="code"}',
    'shop_backup_age_seconds{kind="made"}',
  ];
  const read = async () => (await ask({ host: 'localhost' }, '127.0.0.1')).body;

  test('has requests, connections, pages, orders, jobs, mails and the age of the backup', async () => {
    const body = await read();
    for (const name of [...OF_THE_PROCESS, ...OF_THE_DATABASE]) expect(body).toContain(name);
    expect(body).not.toContain('@example.vn');
  });

  test('says whether the last backup failed, even after a good one', async () => {
    const failed = async () => /^shop_backup_failed\{kind="made"\} (\d)$/m.exec(await read())?.[1];
    expect(await failed()).toBe('0');
    site.clock.advance(hours(1));
    await madeAgo(0, false);
    expect(await failed()).toBe('1');
    site.clock.advance(hours(1));
    await madeAgo(0);
    expect(await failed()).toBe('0');
  });

  test('has the other metrics when one query fails', async () => {
    const { $client } = site.shop.db;
    await $client.query('ALTER TABLE orders RENAME TO orders_away');
    const body = await read();
    await $client.query('ALTER TABLE orders_away RENAME TO orders');
    expect(body).not.toContain('shop_orders{');
    for (const name of OF_THE_PROCESS) expect(body).toContain(name);
  });
});
