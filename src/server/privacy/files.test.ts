import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { startTestShop, TEST_PASSWORD, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { visitor } from '../../../test-support/visitor.ts';

/** Whose jobs are real. */
let site: TestShop;
let shop: Shop;
let her: Visitor;
let close: () => Promise<void>;
beforeAll(async () => {
  site = await startTestShop();
  const { email } = (await site.signIn()).user;
  const { config, db } = site.shop;
  shop = await openShop(config, db.$client.options.connectionString ?? '', createLog('silent'));
  const { app } = await buildApp(shop);
  await app.ready();
  await shop.jobs.start();
  close = async () => {
    await app.close();
    await shop.close();
    await site.close();
  };
  her = visitor(app);
  await her.post('/api/auth/login', { email, password: TEST_PASSWORD });
});
afterAll(() => close());

test('the pictures of a deleted account are gone once the bucket answers again, even after a day', async () => {
  const { data: chat } = await her.post<Chat>('/api/chat', {});
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9a' } })
    .png()
    .toBuffer();
  const { data } = await her.upload<{ url: string; fileName: string }>('/api/chat/upload-image', {
    bytes,
    field: 'image',
  });
  const message = { content: '', type: 'image', metadata: { fileUrl: data.url } };
  expect((await her.post(`/api/chat/${chat._id}/messages`, message)).status).toBe(201);
  const { remove } = shop.uploads;
  let tries = 0;
  shop.uploads.remove = async () => {
    tries += 1;
    throw new Error('the bucket is away');
  };
  expect((await her.delete('/api/users/me', { password: TEST_PASSWORD })).status).toBe(200);
  await expect.poll(() => tries).toBeGreaterThan(0);
  const { rows } = await shop.db.execute<{ days: number }>(sql`
    SELECT retry_limit * retry_delay_max / 86400.0 AS days FROM jobs.job WHERE name = 'privacy.remove-files'`);
  expect(Number(rows[0]?.days)).toBeGreaterThan(1);

  shop.uploads.remove = remove;
  await expect.poll(() => shop.uploads.read(data.fileName)).toBeNull();
});
