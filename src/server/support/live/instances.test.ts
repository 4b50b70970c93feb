import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { JointDesign } from '#contract/http/joint-design.ts';
import { buildApp } from '#server/app.ts';
import { openShop } from '#server/shop.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { charmId, designBody, stockGoods } from '../../../../test-support/goods.ts';
import { testJobs } from '../../../../test-support/jobs.ts';
import { openProxy } from '../../../../test-support/proxy.ts';
import { openPages, type Pages } from '../../../../test-support/pages.ts';
import { testMailer } from '../../../../test-support/mailer.ts';
import { visitor } from '../../../../test-support/visitor.ts';

const REDIS_URL = process.env.TEST_REDIS_URL;
beforeEach(({ skip }) => skip(REDIS_URL === undefined, 'TEST_REDIS_URL names no Redis to meet in'));

type Instance = { app: FastifyInstance; pages: Pages; close(): Promise<void> };

let a: TestShop;
let onA: Pages;
let b: Instance;
beforeAll(async () => {
  if (!REDIS_URL) return;
  a = await startTestShop({ env: { REDIS_URL } });
  await stockGoods(a.shop);
  onA = await openPages(a.shop, a.app);
  b = await anotherInstance();
});

/** A second instance of the shop in the same process; the two share only database and Redis. */
async function anotherInstance(): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-b-'));
  const database = a.shop.db.$client.options.connectionString ?? '';
  const externals = { clock: a.clock, jobs: testJobs(), mailer: testMailer() };
  const shop = await openShop({ ...a.shop.config, dataDir }, database, a.shop.log, externals);
  const { app } = await buildApp(shop);
  const pages = await openPages(shop, app);
  return {
    app,
    pages,
    async close() {
      await pages.close();
      await app.close();
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

afterAll(async () => {
  if (!REDIS_URL) return;
  await b.close();
  await onA.close();
  await a.close();
});

test('a customer on one instance and an admin on another talk, type and see each other', async () => {
  const [linh, mai] = [await a.signIn({ name: 'Linh' }), await a.signIn({ name: 'Mai', role: 'admin' })];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const [hers, his] = [await onA.open(linh), await b.pages.open(mai)];
  await hers.say('join_chat', { chatId });
  expect((await his.say('join_chat', { chatId })).viewers).toHaveLength(2);
  for (let n = 0; n < 20; n += 1) await hers.say('send_message', { chatId, content: `${n}` });
  const heard = await his.hears('new_message', 20);
  expect(heard.map(({ message }) => message.seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  await his.say('typing_start', { chatId });
  expect(await hers.hears('user_typing')).toMatchObject([{ chatId, userName: 'Mai', isTyping: true }]);
  const online = await mai.get<{ name: string }[]>('/api/chat/admin/online');
  expect(online.data.map(({ name }) => name)).toEqual(['Mai']);
});

test('behind a proxy that sends each user to another instance, both get every message of the chat', async () => {
  const [linh, mai] = [await a.signIn({ name: 'Linh' }), await a.signIn({ name: 'Mai', role: 'admin' })];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const hersIs = linh.cookies.headerFor('/');
  const visited = { a: 0, b: 0 };
  const proxy = await openProxy((head) => {
    const instance = head.includes(hersIs) ? 'a' : 'b';
    visited[instance] += 1;
    return instance === 'a' ? onA.url : b.pages.url;
  });
  const [hers, his] = [
    await onA.open(linh, undefined, proxy.url),
    await b.pages.open(mai, undefined, proxy.url),
  ];
  await hers.say('join_chat', { chatId });
  await his.say('join_chat', { chatId });
  for (let n = 0; n < 10; n += 1) {
    await hers.say('send_message', { chatId, content: `hỏi ${n}` });
    await his.say('send_message', { chatId, content: `đáp ${n}` });
  }
  for (const page of [hers, his]) {
    const heard = await page.hears('new_message', 20);
    // Events of the other instance arrive through Redis and may be reordered: pages sort by `seq`.
    const places = heard.map(({ message }) => message.seq).toSorted((one, other) => one - other);
    expect(places).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  }
  expect(Math.min(visited.a, visited.b)).toBeGreaterThan(0);
  await proxy.close();
});

test('admins of two instances assign one chat concurrently: one succeeds', async () => {
  const [linh, mai, thu] = [
    await a.signIn(),
    await a.signIn({ role: 'admin' }),
    await a.signIn({ role: 'admin' }),
  ];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const [one, other] = [await onA.open(mai), await b.pages.open(thu)];
  const answers = await Promise.all(
    [one, other].map((page) => page.say('assign_chat', { chatId, expectedAdmin: null })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a joint design’s steps through two instances have one order and reach the pages of both', async () => {
  const [linh, mai] = [await a.signIn({ name: 'Linh' }), await a.signIn({ name: 'Mai', role: 'admin' })];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const saved = (await linh.post<{ _id: string }>('/api/custom-bracelets', designBody())).data;
  const from = { design: saved._id };
  const begun = `/api/chat/${chatId}/joint-designs`;
  const { _id } = (await linh.post<JointDesign>(begun, { _id: randomUUID(), from })).data;
  const there = visitor(b.app, mai.cookies);
  const [hers, his] = [await onA.open(linh), await b.pages.open(mai)];
  const put = (slot: number) => ({
    _id: randomUUID(),
    act: { kind: 'put', slot, charm: charmId('hoa-dao') },
  });
  const whole = `/api/joint-designs/${_id}`;
  const steps = `${whole}/steps`;
  await Promise.all(
    [0, 2, 4].flatMap((slot) => [linh.post(steps, put(slot)), there.post(steps, put(slot + 1))]),
  );
  for (const page of [hers, his]) {
    const heard = await page.hears('joint_design_changed', 6);
    expect(heard.map(({ version }) => version).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  }
  const [here, at] = [await linh.get<JointDesign>(whole), await there.get(whole)];
  expect(at.data).toEqual(here.data);
  await his.say('joint_design_cursor', { jointDesignId: _id, slot: 7, here: true });
  expect(await hers.hears('joint_design_cursor')).toMatchObject([{ userName: 'Mai', slot: 7 }]);
});

test('a logout on one instance closes the page on another', async () => {
  const linh = await a.signIn();
  const page = await b.pages.open(linh);
  const closed = new Promise((done) => void page.socket.once('disconnect', done));
  await linh.post('/api/auth/logout');
  await closed;
  expect(page.socket.connected).toBe(false);
});

test('an instance that closes disconnects only its own pages', async () => {
  const c = await anotherInstance();
  const [linh, ngoc] = [await a.signIn(), await a.signIn()];
  const [onB, onC] = [await b.pages.open(linh), await c.pages.open(ngoc)];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const closed = new Promise((done) => void onC.socket.once('disconnect', done));
  await c.close();
  await closed;
  expect((await onB.say('send_message', { chatId, content: 'vẫn còn đây' })).ok).toBe(true);
});
