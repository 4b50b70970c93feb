import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { chatOf, say } from '../../../../test-support/chats.ts';
import { sharedPages, type TestPage } from '../../../../test-support/pages.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const pages = sharedPages(site);

type Line = { pause(): void; terminate(): void };

/** The page sends and does not read. @returns its line, to be hung up */
function stopReading({ socket }: TestPage): Line {
  const { ws } = socket.io.engine.transport as unknown as { ws: Line };
  ws.pause();
  return ws;
}

const ASKED = 200;

test('a page that joins its chat again and again without reading the answers is disconnected', async () => {
  const [her, staff] = [await site.signIn(), await site.signIn({ role: 'admin' })];
  const chat = await chatOf(her);
  const { data: first } = await say(her, chat, 'Chào tiệm');
  await site.shop.db.execute(sql`
    INSERT INTO messages (id, chat_id, seq, side, sender_id, type, content, search, created_at)
    SELECT gen_random_uuid(), ${chat._id}::uuid, n, 'customer', ${her.user.id}::uuid, 'text', repeat('ắ', 2000), '', now()
    FROM generate_series(2, 90) AS n`);
  await site.shop.db.execute(sql`UPDATE chats SET last_seq = 90 WHERE id = ${chat._id}::uuid`);
  const [page, desk] = [await pages.open(her, ['websocket']), await pages.open(staff)];
  await desk.say('join_chat', { chatId: chat._id });

  const line = stopReading(page);
  for (let n = 0; n < ASKED; n += 1) page.socket.emit('join_chat', { chatId: chat._id, after: first._id });
  await Promise.race([desk.hears('user_left'), desk.hears('user_joined', ASKED)]);
  line.terminate();
  expect(desk.heard('user_joined').length).toBeLessThan(ASKED / 2);
});

test('a page’s 501st event is rate-limited; a page that goes on is disconnected', async () => {
  const page = await pages.open(await site.signIn());
  const gone = new Promise((done) => void page.socket.once('disconnect', done));
  const chat = await chatOf(await site.signIn());
  const answers = Array.from({ length: 501 }, () => page.say('typing_stop', { chatId: chat._id }));
  const codes = (await Promise.all(answers)).map(({ ok, code }) => (ok ? 'ok' : code));
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  for (let n = 0; n < 500; n += 1) page.socket.emit('typing_stop', { chatId: chat._id });
  await gone;
});

test('an event larger than any message disconnects its page; the longest message is accepted', async () => {
  const her = await site.signIn();
  const [page, chat] = [await pages.open(her, ['websocket']), await chatOf(her)];
  const longest = { chatId: chat._id, content: '🐰'.repeat(2_000), metadata: { clientId: 'c'.repeat(80) } };
  expect((await page.say('send_message', longest)).ok).toBe(true);
  const gone = new Promise((done) => void page.socket.once('disconnect', done));
  page.socket.emit('send_message', { ...longest, metadata: { junk: 'x'.repeat(40_000) } });
  await gone;
});
