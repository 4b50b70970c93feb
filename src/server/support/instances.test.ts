import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import { buildApp } from '#server/app.ts';
import { openShop } from '#server/shop.ts';
import { startTestShop, type TestShop } from '../../../test-support/app.ts';
import { testJobs } from '../../../test-support/jobs.ts';
import { openPages, type Pages } from '../../../test-support/pages.ts';
import { testMailer } from '../../../test-support/mailer.ts';

const REDIS_URL = process.env.TEST_REDIS_URL;
const redis = REDIS_URL ? test : test.skip;
if (!REDIS_URL) test.skip('two instances: TEST_REDIS_URL names no Redis', () => undefined);

let a: TestShop;
let onA: Pages;
let onB: Pages;
let closeB: () => Promise<void>;
beforeAll(async () => {
  if (!REDIS_URL) return;
  a = await startTestShop({ env: { REDIS_URL } });
  onA = await openPages(a.shop, a.app);
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-b-'));
  const database = a.shop.db.$client.options.connectionString ?? '';
  const world = { clock: a.clock, jobs: testJobs(), mailer: testMailer() };
  const b = await openShop({ ...a.shop.config, dataDir }, database, a.shop.log, world);
  const { app } = await buildApp(b);
  onB = await openPages(b, app);
  closeB = async () => {
    await onB.close();
    await app.close();
    await b.close();
    await rm(dataDir, { recursive: true, force: true });
  };
});
afterAll(async () => {
  if (!REDIS_URL) return;
  await closeB();
  await onA.close();
  await a.close();
});

redis('a customer on one instance and an admin on another talk, type and see each other', async () => {
  const [linh, mai] = [await a.signIn({ name: 'Linh' }), await a.signIn({ name: 'Mai', role: 'admin' })];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const [hers, his] = [await onA.open(linh), await onB.open(mai)];
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

redis('both instances are asked for one chat at once: one assigns', async () => {
  const [linh, mai, thu] = [
    await a.signIn(),
    await a.signIn({ role: 'admin' }),
    await a.signIn({ role: 'admin' }),
  ];
  const chatId = (await linh.post<Chat>('/api/chat', {})).data._id;
  const [one, other] = [await onA.open(mai), await onB.open(thu)];
  const answers = await Promise.all(
    [one, other].map((page) => page.say('assign_chat', { chatId, expectedAdmin: null })),
  );
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
});

redis('a logout on one instance closes the page on another', async () => {
  const linh = await a.signIn();
  const page = await onB.open(linh);
  const closed = new Promise((done) => void page.socket.once('disconnect', done));
  await linh.post('/api/auth/logout');
  await closed;
});
