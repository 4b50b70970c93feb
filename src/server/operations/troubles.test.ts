import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { hours, minutes, seconds } from '#domain/kernel/time.ts';
import { newId } from '#server/platform/db/ids.ts';
import { LIMITS } from '#server/platform/db/limits.ts';
import { mails } from '#server/platform/mail/tables.ts';
import type { Config } from '#server/platform/process/config.ts';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { holdTable } from '../../../test-support/held-row.ts';
import { startFakeGhn } from '../../../test-support/carriers.ts';
import { fillCart, orderBody, stockGoods } from '../../../test-support/goods.ts';
import { testMailer } from '../../../test-support/mailer.ts';
import { canMount, smallDisk } from '../../../test-support/small-disk.ts';
import { runAllChecks } from './checks.ts';
import { createOutageWatch } from './outage.ts';
import { memory } from './vitals.ts';

/** The checks behind alerts, one by one; the others are in `operations.test.ts`. */
let site: TestShop;
const mailer = testMailer();
beforeAll(async () => {
  site = await startTestShop({ mailer });
  await stockGoods(site.shop);
});
afterAll(() => site.close());

/** @returns the health of the first finding of a kind; undefined when there is none */
async function healthOf(kind: string, config: Partial<Config> = {}, now?: () => Date) {
  const { shop } = site;
  const clock = now === undefined ? shop.clock : { ...shop.clock, now };
  const findings = await runAllChecks({ ...shop, clock, config: { ...shop.config, ...config } });
  return findings.find((finding) => finding.kind === kind)?.health;
}

test.each([
  [10, 'bad'],
  [30, 'good'],
])('a certificate that expires in %i days is %s', async (days, health) => {
  const { dataDir } = site.shop.config;
  const [key, cert] = [join(dataDir, 'key.pem'), join(dataDir, `cert-${days}.pem`)];
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const named = ['-subj', '/CN=localhost', '-days', String(days), '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...made, ...named], { stdio: 'ignore' });
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  const publicUrl = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  expect(await healthOf('certificate', { publicUrl }, () => new Date())).toBe(health);
});

test.skipIf(!canMount)(
  `a full disk is bad${canMount ? '' : ' (skipped: nothing may be mounted)'}`,
  async () => {
    const disk = await smallDisk(8);
    onTestFinished(() => disk.remove());
    expect(await healthOf('disk', { dataDir: disk.path })).toBe('good');
    await disk.fill();
    expect(await healthOf('disk', { dataDir: disk.path })).toBe('bad');
  },
);

test('a configured Redis that does not answer is bad', async () => {
  expect(await healthOf('redis')).toBeUndefined();
  expect(await healthOf('redis', { redisUrl: 'redis://127.0.0.1:1' })).toBe('bad');
});

test('a refused mail is bad', async () => {
  expect(await healthOf('mails')).toBeUndefined();
  const now = site.shop.clock.now();
  const letter = { recipient: 'linh@example.vn', subject: 'Đơn hàng', html: 'x', text: 'x', createdAt: now };
  await site.shop.db.insert(mails).values({ id: newId(now), ...letter, refusedAt: now, refusal: '550' });
  expect(await healthOf('mails')).toBe('bad');
});

test('a bank without notices while an order waits for its transfer: first a warning, bad after six hours', async () => {
  const linh = await site.signIn();
  await fillCart(linh);
  const { status } = await linh.post<Order>('/api/orders', orderBody({ paymentMethod: 'VietQR' }));
  expect(status).toBe(201);
  expect(await healthOf('bank')).toBe('warn');
  site.clock.advance(hours(6.1));
  expect(await healthOf('bank')).toBe('bad');
});

test('a carrier that rejects the shop’s token is bad, one that is down only a warning', async () => {
  const fake = await startFakeGhn();
  onTestFinished(() => fake.close());
  const ghn = { token: 'token-cua-tiem', shopId: '1', url: fake.url };
  const config = { carriers: { ...site.shop.config.carriers, ghn } };
  for (const [mood, health] of [
    ['well', 'good'],
    ['stranger', 'bad'],
    ['broken', 'warn'],
  ] as const) {
    fake.mood = mood;
    expect(await healthOf('carrier-ghn', config)).toBe(health);
  }
});

/** @param ahead offset of its clock from the shop's, ms */
async function timeServer(ahead: number): Promise<string> {
  const socket = createSocket('udp4').on('message', (_question, { port }) => {
    const answer = Buffer.alloc(48);
    answer.writeUInt32BE(Math.round((site.shop.clock.now().getTime() + ahead) / 1000) + 2_208_988_800, 40);
    socket.send(answer, port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

test.each([
  [seconds(1), 'good'],
  [seconds(9), 'bad'],
  [-minutes(3), 'bad'],
])('a clock that is off by %i ms is %s', async (ahead, health) => {
  expect(await healthOf('time', { timeServer: await timeServer(ahead) })).toBe(health);
});

test('without an answer from the time server there is no finding about the clock', async () => {
  expect(await healthOf('time', { timeServer: '127.0.0.1:1' })).toBeUndefined();
});

test('without free memory the check is bad, with all of it free good', () => {
  const healthAt = (share: number) => memory(undefined, totalmem() * share).map(({ health }) => health);
  expect([healthAt(0), healthAt(1)]).toEqual([['bad'], ['good']]);
});

test('a stock audit that takes longer than a request may is waited for', async () => {
  const ledger = await holdTable(site.shop.db.$client.options.connectionString ?? '', 'stock_movements');
  const audited = healthOf('stock');
  await expect.poll(ledger.longestWait).toBeGreaterThan(LIMITS.statement + 100);
  await ledger.letGo();
  expect(await audited).toBe('good');
});

test('during an outage of the database one instance mails the owner once, after 4 minutes, retrying if the mail fails', async () => {
  const owner = 'chu-tiem@example.vn';
  await site.signIn({ role: 'admin', email: owner });
  let isThere = true;
  let isMailThere = true;
  const done = new Set<string>();
  const sharedTasks = {
    isFirst: async (task: string) => !done.has(task) && Boolean(done.add(task)),
    undo: async (task: string) => void done.delete(task),
  };
  const sendNow: typeof site.shop.mail.sendNow = async (mail) => {
    if (!isMailThere) throw new Error('no mail server');
    return site.shop.mail.sendNow(mail);
  };
  const instance = {
    ...site.shop,
    mail: { ...site.shop.mail, sendNow },
    isDatabaseReachable: async () => isThere,
  };
  const [one, other] = [createOutageWatch(instance, sharedTasks), createOutageWatch(instance, sharedTasks)];
  const look = async () => {
    await one();
    await other();
  };
  const letters = () => mailer.sent.filter(({ to }) => to === owner).map(({ subject }) => subject);
  const later = async (ms: number) => {
    site.clock.advance(ms);
    await look();
  };
  await later(0);
  isThere = false;
  for (let minute = 0; minute < 3; minute += 1) await later(minutes(1));
  isMailThere = false;
  await later(minutes(1));
  expect(letters()).toEqual([]);
  isMailThere = true;
  for (let minute = 0; minute < 9; minute += 1) await later(minutes(1));
  expect(letters()).toEqual([expect.stringContaining('Cơ sở dữ liệu không trả lời đã 4 phút')]);
  isThere = true;
  done.clear();
  await later(hours(24));
  isThere = false;
  for (let minute = 0; minute < 4; minute += 1) await later(minutes(1));
  expect(letters()).toHaveLength(2);
});
