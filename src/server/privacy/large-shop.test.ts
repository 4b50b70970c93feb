import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test-support/app.ts';
import { chatOf } from '../../../test-support/chats.ts';
import { designBody, stockGoods } from '../../../test-support/goods.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';

const site = sharedShop();

const ROWS = 5_000;

/** Rows of others, each of nobody who is there: only their number matters. */
const OF_OTHERS = {
  order_items: `id, order_id, position, quantity, price, custom_bracelet_id, bracelet)
    SELECT gen_random_uuid(), gen_random_uuid(), 0, 1, 90000, gen_random_uuid(), '{"charms":[]}'`,
  chat_images: `file, user_id, chat_id, created_at)
    SELECT 'chat-' || n, gen_random_uuid(), gen_random_uuid(), now()`,
  stock_alerts: `id, user_id, charm_id, asked_at, told_at)
    SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), now()`,
  carrier_bookings: `id, order_id, carrier, code, state, cod, weight_g, length_cm, width_cm, height_cm, fingerprint, heard_at,
      created_by, created_at, updated_at)
    SELECT gen_random_uuid(), gen_random_uuid(), (enum_range(NULL::carrier))[1], 'code-' || n, 'refused', 0, 100, 10, 10, 10, '', now(),
      gen_random_uuid(), now(), now()`,
  mails: `id, recipient, subject, html, text, created_at, sent_at)
    SELECT gen_random_uuid(), 'other' || n || '@example.vn', 'Đơn hàng', '', '', now(), now()`,
};
const TABLES = Object.keys(OF_OTHERS) as (keyof typeof OF_OTHERS)[];

type Reads = { whole: number; byIndex: number };

/** Rows that whole scans of each table have read, and uses of its indexes; a connection reports its own within about a second. */
async function reads(): Promise<Map<string, Reads>> {
  const { rows } = await site.shop.db.execute<{ name: string; whole: string; byIndex: string }>(
    sql`SELECT relname AS name, seq_tup_read AS whole, idx_scan AS "byIndex" FROM pg_stat_user_tables`,
  );
  return new Map(
    rows.map((row) => [row.name, { whole: Number(row.whole), byIndex: Number(row.byIndex) }] as const),
  );
}

test('the deletion of an account reads its own rows of large tables, not those of all others', async () => {
  const { db } = site.shop;
  await stockGoods(site.shop);
  const her = await site.signIn({ name: 'Mai' });
  expect((await her.post('/api/custom-bracelets', designBody([], 'Để dành'))).status).toBe(201);
  expect((await chatOf(her)).status).toBe('pending');
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const table of TABLES)
      await tx.execute(
        sql.raw(`INSERT INTO ${table} (${OF_OTHERS[table]} FROM generate_series(1, ${ROWS}) n`),
      );
  });
  for (const table of TABLES) await db.execute(sql.raw(`ANALYZE ${table}`));
  const before = await reads();

  expect((await her.delete('/api/users/me', { password: TEST_PASSWORD })).status).toBe(200);
  const linesByIndex = async () => (await reads()).get('order_items')?.byIndex;
  await expect.poll(linesByIndex).toBeGreaterThan(before.get('order_items')!.byIndex);
  const after = await reads();
  const readWhole = (table: string) => after.get(table)!.whole - before.get(table)!.whole >= ROWS;
  expect(TABLES.filter(readWhole)).toEqual([]);
});
