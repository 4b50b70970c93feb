import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seconds } from '#domain/kernel/time.ts';
import { hashPassword } from '#server/identity/passwords/password-hash.ts';
import { registrations, users } from '#server/identity/tables.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { insertPerson, signUpBuyers, type Buyer } from '../../../../test-support/buyers.ts';
import { runCommand, type Command } from '../../../../test-support/command.ts';
import { orderBody, setStock, stockGoods } from '../../../../test-support/goods.ts';
import {
  testPushService,
  type SubscribedBrowser,
  type TestPushService,
} from '../../../../test-support/push-service.ts';
import { chatImages } from '#server/support/tables.ts';
import { inTx } from '../db/connection.ts';
import { newId } from '../db/ids.ts';

/** The password of all buyers (`test-support/buyers.ts`). */
const PASSWORD = 'matkhau1';
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

let site: TestShop;
let push: TestPushService;
let server: Command | undefined;
let url: string;
let admin: string;
beforeAll(async () => {
  [site, push] = await Promise.all([startTestShop(), testPushService()]);
  await stockGoods(site.shop);
  await setStock(site.shop, { charm: 'hoa-dao' }, 1_000);
  await setStock(site.shop, { charm: 'hoa-sen' }, 1_000);
  const passwordHash = await hashPassword(PASSWORD);
  const { secret, db } = site.shop;
  const staff = await inTx(db, (tx) => insertPerson(tx, secret, { role: 'admin', passwordHash }, new Date()));
  admin = staff.cookie;
});
afterAll(async () => {
  if (server !== undefined) process.kill(server.pid, 'SIGTERM');
  await server?.ended;
  await push.close();
  await site.close();
});

/** @param hold where jobs are held (`test-support/server-process.ts`) */
async function startServer(hold = ''): Promise<void> {
  const { PATH, HOME } = process.env;
  const { config, db } = site.shop;
  server = runCommand(process.execPath, ['test-support/server-process.ts'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      LOG_LEVEL: 'warn',
      OPEN_ORDERS: '0',
      OPEN_BRACELETS: '0',
      DATABASE_URL: db.$client.options.connectionString,
      DATA_DIR: config.dataDir,
      SESSION_SECRET: config.sessionSecret ?? '',
      HOLD: hold,
    },
  });
  [, url = ''] = await server.says(/listening on (\S+)/);
}

/** Sends a request again while the shop is too busy for it, under one key, as a page does. @returns a successful answer's text */
async function send(cookie: string, method: string, path: string, body?: string | FormData, type?: string) {
  const headers = {
    cookie,
    origin: url,
    'idempotency-key': randomUUID(),
    ...(type !== undefined && { 'content-type': type }),
  };
  for (;;) {
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body }) });
    const text = await answer.text();
    if (answer.ok) return text;
    if (answer.status !== 503) throw new Error(`${path}: ${answer.status} ${text}`);
    await pause(seconds(Number(answer.headers.get('retry-after'))));
  }
}

const ask = (cookie: string, method: string, path: string, body?: object): Promise<string> =>
  body === undefined
    ? send(cookie, method, path)
    : send(cookie, method, path, JSON.stringify(body), 'application/json');

async function orderOf({ id }: Buyer): Promise<string> {
  const found = sql`SELECT id FROM orders WHERE user_id = ${id}`;
  const { rows } = await site.shop.db.execute<{ id: string }>(found);
  return rows[0]!.id;
}

const order = ({ cookie }: Buyer, paymentMethod: 'VietQR' | 'COD' = 'VietQR') =>
  ask(cookie, 'POST', '/orders', orderBody({ paymentMethod }));
const report = async (buyer: Buyer) =>
  ask(buyer.cookie, 'POST', '/payments/user/confirm', { orderId: await orderOf(buyer) });
const decide = async (buyer: Buyer, confirmed: boolean) =>
  ask(admin, 'POST', '/payments/admin/confirm', {
    orderId: await orderOf(buyer),
    confirmed,
    reason: 'Chưa thấy tiền',
  });

/** Buyers with push notifications: in the end each browser has the news, under one topic, with this title last. */
const told: { browser: SubscribedBrowser; last: string }[] = [];
async function subscribe(buyer: Buyer, last: string): Promise<void> {
  const browser = push.browser();
  told.push({ browser, last });
  const { endpoint, keys } = browser;
  await ask(buyer.cookie, 'POST', '/push/subscriptions', { endpoint, keys });
}

/** The preview photograph of a bracelet: taken, not yet sent. */
const photos = new Map<string, string>();
async function withPhoto(buyer: Buyer): Promise<void> {
  await order(buyer, 'COD');
  await confirm(buyer);
  const body = new FormData();
  const side = { width: 60, height: 60, channels: 3, background: '#a8476a' } as const;
  body.append(
    'image',
    new Blob([new Uint8Array(await sharp({ create: side }).jpeg().toBuffer())]),
    'vong.jpg',
  );
  const photo = await send(admin, 'POST', `/orders/${await orderOf(buyer)}/photos`, body);
  photos.set(buyer.id, (JSON.parse(photo) as { data: { _id: string } }).data._id);
  // Only now, or the news of the confirmation would arrive too.
  await subscribe(buyer, 'ảnh vòng của bạn đây');
}

/** Files that belong to an account: an avatar, and a chat picture. */
const pictures: string[] = [];
async function withPictures({ id }: Buyer): Promise<void> {
  const folder = join(site.shop.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const [avatar, shown] = [`${id.replaceAll('-', '')}.webp`, `chat-${id.replaceAll('-', '')}.webp`];
  pictures.push(avatar, shown);
  for (const file of [avatar, shown]) await writeFile(join(folder, file), 'a picture');
  const { db } = site.shop;
  await db
    .update(users)
    .set({ avatar: `/pictures/uploads/${avatar}` })
    .where(sql`id = ${id}`);
  await db.insert(chatImages).values({ file: shown, userId: id, createdAt: new Date() });
}

const newcomer = ({ id }: Buyer) => `moi-${id}@example.vn`;
async function register(buyer: Buyer): Promise<void> {
  const now = new Date();
  const waits = { otpHash: 'of no code', otpExpiresAt: now, createdAt: now };
  const person = { email: newcomer(buyer), name: 'Mai', passwordHash: 'of no password' };
  await site.shop.db.insert(registrations).values({ id: newId<string>(now), ...person, ...waits });
}

const confirm = async (buyer: Buyer) =>
  ask(admin, 'PUT', `/orders/${await orderOf(buyer)}/admin-transition`, { status: 'confirmed' });

/** A table too long to import within the request; only one such import may be in progress. */
const LINES = 501;
async function importTable({ id }: Buyer): Promise<void> {
  const { rows } = await site.shop.db.execute<{ name: string }>(sql`SELECT name FROM categories LIMIT 1`);
  const line = (n: number) => `Hạt ${n} ${id};1000;1;${rows[0]!.name}`;
  const csv = ['tên;giá;tồn kho;danh mục', ...Array.from({ length: LINES }, (_, n) => line(n))].join('\n');
  await ask(admin, 'POST', '/charms/import', { csv, apply: true }).catch((error: Error) => {
    if (!error.message.includes(' 409 ')) throw error;
  });
}

/** Actions with reactions, each with what must happen before it. */
const ACTS: { before?: (buyer: Buyer) => Promise<unknown>; act: (buyer: Buyer) => Promise<unknown> }[] = [
  { act: order },
  { before: order, act: report },
  { before: (buyer) => order(buyer).then(() => report(buyer)), act: (buyer) => decide(buyer, true) },
  { before: (buyer) => order(buyer).then(() => report(buyer)), act: (buyer) => decide(buyer, false) },
  {
    before: (buyer) => subscribe(buyer, 'đã được hủy').then(() => order(buyer, 'COD')),
    act: async (buyer) =>
      ask(admin, 'PUT', `/orders/${await orderOf(buyer)}/admin-transition`, {
        status: 'cancelled',
        reason: 'Hết màu',
      }),
  },
  {
    before: (buyer) => order(buyer, 'COD').then(() => confirm(buyer)),
    act: async (buyer) =>
      ask(admin, 'POST', `/orders/${await orderOf(buyer)}/photo-set-aside`, { reason: 'Khách cần gấp' }),
  },
  {
    before: withPhoto,
    act: async (buyer) => {
      const body = { round: 1, photos: [photos.get(buyer.id)] };
      await ask(admin, 'POST', `/orders/${await orderOf(buyer)}/photo-rounds`, body);
    },
  },
  {
    act: ({ cookie }) =>
      ask(cookie, 'POST', '/chat/ai/recommendations', { description: 'em không muốn sống nữa' }),
  },
  { act: ({ id }) => ask('', 'POST', '/auth/forgot-password', { email: `${id}@example.vn` }) },
  { before: register, act: (buyer) => ask('', 'POST', '/auth/resend-otp', { email: newcomer(buyer) }) },
  { act: importTable },
  { before: withPictures, act: ({ cookie }) => ask(cookie, 'DELETE', '/users/me', { password: PASSWORD }) },
];

/** Where the process is killed: the queues of all reactions, and those that other jobs fill. */
const DIRECT = [
  'support.payment-messages',
  'support.photo-messages',
  'support.crisis',
  'mail.letter',
  'push.news',
  'identity.send-otp',
  'identity.send-reset-link',
  'catalogue.import',
  'identity.delete-avatar',
  'privacy.remove-files',
  'backup.erasures',
];
const INDIRECT = ['push.deliver', 'mail.code'];
const KILLS = [
  { when: 'before', queues: DIRECT },
  { when: 'before', queues: INDIRECT },
  { when: 'after', queues: [...DIRECT, ...INDIRECT] },
];
/**
 * Backups; a queue of an older release; what ends an import that failed for good; and delayed clean-ups, a minute later or more, of
 * accounts and unused files.
 */
const NOTHING_FOLLOWS = [
  'backup.make',
  'backup.prove',
  'catalogue.import.given-up',
  'mail.send',
  'order-photos.forget',
  'pictures.forget',
  'privacy.erase-again',
  'proofs.forget',
  'push.send',
  'push.tell',
  'return-photos.forget',
  'reviews.forget-photo',
];
/** Queues without a schedule. */
const QUEUES = sql`SELECT name FROM jobs.queue
  WHERE name NOT LIKE '\\_\\_%' AND name NOT IN (SELECT name FROM jobs.schedule) ORDER BY name`;

/** Reactions that did not happen, or happened twice. */
const NOT_ONCE = sql`
  WITH told AS (
    SELECT orders.id, said.type, count(messages.id) AS times
      FROM orders CROSS JOIN unnest(ARRAY['payment_instruction', 'payment_confirmation', 'admin_payment_confirmation',
                                          'admin_payment_rejection', 'set_aside', 'send']) AS said (type)
      LEFT JOIN messages ON coalesce(messages.metadata->>'photoNews', messages.type::text) = said.type
                        AND messages.metadata->>'orderId' = orders.id::text
     GROUP BY 1, 2
  ), facts AS (
    SELECT id, 'payment_instruction' AS type, (payment_method = 'VietQR')::int AS times FROM orders
     UNION ALL SELECT id, 'payment_confirmation', (SELECT count(*) FROM order_history
                WHERE order_id = orders.id AND status = 'waiting_for_admin_confirmation') FROM orders
     UNION ALL SELECT order_id, 'admin_payment_confirmation', (paid_at IS NOT NULL)::int FROM payments
     UNION ALL SELECT id, 'admin_payment_rejection', (SELECT count(*) FROM order_history
                WHERE order_id = orders.id AND note LIKE 'Payment rejected%') FROM orders
     UNION ALL SELECT id, 'set_aside', (photo_stage = 'set_aside')::int FROM orders
     UNION ALL SELECT id, 'send', (SELECT count(*) FROM order_photo_rounds WHERE order_id = orders.id) FROM orders
  )
  SELECT id::text, type, told.times FROM told JOIN facts USING (id, type) WHERE told.times <> facts.times
   UNION ALL
  SELECT id::text, lane::text, 0 FROM mails WHERE sent_at IS NULL AND dropped_at IS NULL
   UNION ALL
  SELECT id::text, 'no letter', 0 FROM orders
   WHERE NOT EXISTS (SELECT FROM mails WHERE thread = 'order:' || orders.id AND sent_at IS NOT NULL)`;

/** Requests for a code, a link or help in despair, and how often each was answered. */
const CODES = sql`SELECT count(*)::int AS times FROM mails WHERE lane = 'code' AND sent_at IS NOT NULL
  GROUP BY recipient`;
const CALLS = sql`SELECT count(messages.id)::int AS times FROM chats LEFT JOIN messages ON messages.chat_id = chats.id
  WHERE priority = 'urgent' GROUP BY chats.id`;

/** Imports that are unfinished, or did not create every line exactly once. */
const HALF_IMPORTED = sql`SELECT id::text FROM charm_imports WHERE finished_at IS NULL OR created <> total`;

test('SIGKILL before or after every job that reacts to a commit: after a restart each has taken effect once', async () => {
  const wishes = KILLS.flatMap(() => ACTS.map(() => ({ charms: ['hoa-dao'] })));
  const buyers = await signUpBuyers(site.shop, wishes);
  await startServer();
  const { db, config } = site.shop;
  const allQueues = (await db.execute<{ name: string }>(QUEUES)).rows.map(({ name }) => name);
  expect(allQueues).toEqual([...DIRECT, ...INDIRECT, ...NOTHING_FOLLOWS].toSorted());
  await Promise.all(buyers.map(async (buyer, turn) => ACTS[turn % ACTS.length]!.before?.(buyer)));
  await kill();
  for (const { when, queues } of KILLS) {
    await startServer(`${when} ${queues.join(',')}`);
    await Promise.all(ACTS.map(({ act }) => act(buyers.shift()!)));
    await Promise.all(queues.map((queue) => server!.says(new RegExp(`holding ${queue};`))));
    await kill();
  }
  await startServer();

  const soon = { interval: 250 };
  const read = async (query: typeof CODES) => (await db.execute<{ times: number }>(query)).rows;
  // A failed query is no reason to stop waiting.
  await read(NOT_ONCE);
  await expect.poll(() => read(NOT_ONCE), soon).toEqual([]);
  await expect.poll(() => read(HALF_IMPORTED), soon).toEqual([]);
  const { rows: beads } = await db.execute<{
    isEveryLine: boolean;
  }>(sql`SELECT count(*) = (SELECT sum(total) FROM charm_imports) AS "isEveryLine"
    FROM charms WHERE name LIKE 'Hạt %'`);
  expect(beads).toEqual([{ isEveryLine: true }]);
  const once = KILLS.map(() => ({ times: 1 }));
  await expect.poll(() => read(CODES), soon).toEqual([...once, ...once]);
  await expect.poll(() => read(CALLS), soon).toEqual(once);
  // A notification sent twice replaces the first under its topic.
  const news = () =>
    told.map(({ browser, last }) => {
      const heard = browser.told as { tag: string; title: string }[];
      const isLast = heard.at(-1)?.title.includes(last) ?? false;
      return { topics: new Set(heard.map(({ tag }) => tag)).size, isLast };
    });
  await expect.poll(news, soon).toEqual(told.map(() => ({ topics: 1, isLast: true })));
  const left = async () =>
    (await readdir(join(config.dataDir, 'uploads'))).filter((file) => pictures.includes(file));
  await expect.poll(left, soon).toEqual([]);
  const list = join(config.dataDir, 'backups/tai-khoan-da-xoa.txt');
  const erased = async () =>
    (await readFile(list, 'utf8').catch(() => '')).match(/^[0-9a-f-]{36} /gm)?.length;
  await expect.poll(erased, soon).toBe(KILLS.length);
  const { rows: mails } = await db.execute<{ id: string }>(
    sql`SELECT id FROM mails WHERE sent_at IS NOT NULL`,
  );
  // A mail sent twice is one file. One that was sent just as the process was killed, and was superseded by the retry, may be
  // there too.
  const files = await readdir(join(config.dataDir, 'outbox'));
  expect(files).toEqual(expect.arrayContaining(mails.map(({ id }) => `${id}.eml`)));
});

async function kill(): Promise<void> {
  process.kill(server!.pid, 'SIGKILL');
  await server!.ended;
}
