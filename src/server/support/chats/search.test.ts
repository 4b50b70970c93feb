import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { ChatsPage } from '#contract/http/chat.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
let admin: Visitor;

const run = (statement: string) => site.shop.db.execute<{ id: string }>(sql.raw(statement));

/** 1,100 chats of five messages, which all say `giỏi`; every hundredth also says `hoa súng`, its customer is called `Sen`. */
beforeAll(async () => {
  admin = await site.signIn({ role: 'admin' });
  await run(`
    INSERT INTO users (id, email, name, role, password_hash, created_at, updated_at)
    SELECT gen_random_uuid(), 'nguoi-' || n || '@example.vn', 'Khánh Linh', 'customer', 'x', now(), now()
    FROM generate_series(1, 1100) AS n`);
  await run(`
    INSERT INTO chats (id, user_id, status, priority, search, user_seen_at, created_at, last_seq, last_message_at)
    SELECT gen_random_uuid(), id, CASE WHEN n <= 40 THEN 'pending' ELSE 'closed' END::chat_status,
      CASE WHEN n IN (7, 500) THEN 'urgent' ELSE 'normal' END::chat_priority,
      CASE WHEN n % 100 = 1 THEN 'sen' ELSE 'linh' END, now(), now(), 5, now() - n * interval '1 minute'
    FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM users WHERE email LIKE 'nguoi-%') AS customers`);
  await run(`
    INSERT INTO messages (id, chat_id, seq, side, sender_id, type, content, search, created_at)
    SELECT gen_random_uuid(), id, seq, 'customer', user_id, 'text', 'Giỏi quá',
      CASE WHEN seq = 2 AND n % 100 = 0 THEN 'gioi qua, hoa sung' ELSE 'gioi qua' END, now()
    FROM (SELECT *, row_number() OVER (ORDER BY last_message_at DESC) AS n FROM chats) AS talks, generate_series(1, 5) AS seq`);
});

const URGENT = `priority = 'urgent' AND status <> 'closed'`;

/** Ids of these chats in the order of the list. */
const ids = async (where: string) =>
  (await run(`SELECT id FROM chats WHERE ${where} ORDER BY ${URGENT} DESC, last_message_at DESC`)).rows.map(
    ({ id }) => id,
  );

async function search(query: string) {
  const { status, data } = await admin.get<ChatsPage>(`/api/chat/admin/search?${query}`);
  expect(status).toBe(200);
  return { shown: data.chats.map(({ _id }) => _id), pagination: data.pagination };
}

const HAS_SUNG = `id IN (SELECT chat_id FROM messages WHERE search LIKE '%sung%')`;

test('rare words are found in names and messages, the urgent and the newest first', async () => {
  const { shown, pagination } = await search('q=hoa súng&limit=50');
  expect(shown).toEqual(await ids(HAS_SUNG));
  expect(pagination).toEqual({ page: 1, limit: 50, total: 11, pages: 1 });
  expect((await search('q=sen&limit=50')).shown).toEqual(await ids(`search = 'sen'`));
  // Not one word in the name and the other in a message.
  expect((await search('q=sen súng')).shown).toEqual([]);
});

test('a word that is in all 1,100 chats finds the newest 200, and that there are more', async () => {
  const right = await ids('true');
  expect(right).toHaveLength(1100);
  const first = await search('q=giỏi&limit=50');
  expect(first.shown).toEqual(right.slice(0, 50));
  expect(first.pagination).toEqual({ page: 1, limit: 50, total: 200, pages: 4, more: true });
  expect((await search('q=giỏi&limit=50&page=4')).shown).toEqual(right.slice(150, 200));
  expect((await search('q=giỏi&limit=50&page=5')).shown).toEqual([]);
});

test('filters narrow a common word down, and work without words', async () => {
  const pending = await ids(`status = 'pending'`);
  expect(await search('q=giỏi&status=pending&limit=25&page=2')).toEqual({
    shown: pending.slice(25),
    pagination: { page: 2, limit: 25, total: 40, pages: 2 },
  });
  expect((await search('priority=urgent')).shown).toEqual(await ids(`priority = 'urgent'`));
  expect((await search('limit=100&page=11')).shown).toEqual((await ids('true')).slice(1000));
});
