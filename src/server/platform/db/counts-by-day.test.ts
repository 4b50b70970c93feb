import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Visitor } from '../../../../test-support/app.ts';
import { orderBody, readyMadeId } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { countByDay, startOf } from './counts-by-day.ts';

// Every list is read many times.
vi.setConfig({ testTimeout: 60_000 });

const site = sharedShop({ goods: true });
const MANY = 1_600;
const LIMIT = 100;
let admin: Visitor;

const run = (statement: string) => site.shop.db.execute<{ id: string }>(sql.raw(statement));

/** Inserts `MANY` rows of each kind, over forty days, some with the same timestamp. */
beforeAll(async () => {
  await site.signIn({ role: 'admin' });
  const linh = await site.signIn();
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
  await linh.post('/api/orders', orderBody());
  const at = `timestamptz '2026-03-10T05:00:00Z' - (n / 3) * interval '110 minutes'`;
  await run(`
    INSERT INTO users (id, email, name, role, password_hash, created_at, updated_at)
    SELECT gen_random_uuid(), 'nguoi-' || n || '@example.vn', 'Khánh Linh', 'customer', 'x', ${at}, now()
    FROM generate_series(1, ${MANY}) AS n`);
  await run(`
    INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
      shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
    SELECT gen_random_uuid(), customers.id, CASE WHEN n % 4 = 0 THEN 'cancelled' ELSE 'completed' END::order_status,
      CASE WHEN n % 3 = 0 THEN 'COD' ELSE 'VietQR' END::payment_method, goods_price + n % 700 * 500, shipping_fee, gift_wrap_fee,
      total_price + n % 700 * 500,
      shipping_option, shipping_address, gift_wrap, '', '', ${at}, updated_at
    FROM (SELECT * FROM orders LIMIT 1) AS model,
      (SELECT id, row_number() OVER (ORDER BY email) AS n FROM users WHERE email LIKE 'nguoi-%') AS customers`);
  await run(`
    INSERT INTO shipments (id, order_id, status, estimated_delivery_date, search, created_at, updated_at)
    SELECT gen_random_uuid(), id, CASE WHEN status = 'cancelled' THEN 'returned'
        WHEN extract(hour FROM created_at) = 3 THEN 'pending' ELSE 'delivered' END::shipment_status,
      created_at + interval '3 days', '', created_at, created_at FROM orders`);
  await run(`
    INSERT INTO reviews (id, order_id, user_id, stars, text, status, created_at, updated_at)
    SELECT gen_random_uuid(), id, user_id, 4, 'Vòng xinh, gói kỹ', CASE status WHEN 'completed' THEN 'shown' ELSE 'pending' END::review_status,
      created_at, created_at FROM orders`);
  await run(`
    INSERT INTO order_history (order_id, status, note, "by", user_id, at)
    SELECT id, status, 'Order completed by admin', 'admin', (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1), created_at FROM orders`);
  await run(`
    INSERT INTO audit_log (at, user_id, action, subject, subject_id, label, changes)
    SELECT created_at, (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1), 'update', CASE WHEN status = 'completed' THEN 'charm' ELSE 'order' END, id, 'x', '{}' FROM orders`);
  await run(`
    INSERT INTO staff_notes (id, order_id, user_id, text, created_at)
    SELECT gen_random_uuid(), id, (SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1), 'gói kỹ', created_at FROM orders WHERE payment_method = 'COD'`);

  await run(`
    INSERT INTO chats (id, user_id, status, priority, search, user_seen_at, created_at, last_message_at)
    SELECT gen_random_uuid(), id, CASE WHEN n % 16 = 0 THEN 'pending' ELSE 'closed' END::chat_status,
      CASE WHEN n % 9 = 0 THEN 'urgent' ELSE 'normal' END::chat_priority, '', created_at, created_at,
      CASE WHEN n % 2 = 0 THEN created_at + interval '1 hour' END
    FROM (SELECT *, row_number() OVER (ORDER BY created_at) AS n FROM users WHERE role = 'customer') AS customers`);
});

// A new account for each test: all requests together exceed the rate limit of one.
beforeEach(async () => {
  admin = await site.signIn({ role: 'admin' });
});

const AUDIT = `
  SELECT 'log-' || id AS id, at, 'log' AS source, id AS number, NULL::uuid AS note, subject, user_id FROM audit_log
  UNION ALL SELECT 'orders-' || id, at, 'orders', id, NULL, 'order', user_id FROM order_history WHERE "by" = 'admin' AND user_id IS NOT NULL
  UNION ALL SELECT 'notes-' || id, created_at, 'notes', 0, id, 'order', user_id FROM staff_notes`;
const NEWEST = 'ORDER BY created_at DESC, id DESC';
const LATEST = `ORDER BY priority = 'urgent' AND status <> 'closed' DESC, coalesce(last_message_at, created_at) DESC, id DESC`;

/** A list: its address, the name of its rows in the answer, and the ids that it has to show. */
const LISTS: readonly (readonly [url: string, rows: string, ids: string])[] = [
  ['/api/orders', 'orders', `SELECT id FROM orders ${NEWEST}`],
  ['/api/orders?sort=oldest', 'orders', 'SELECT id FROM orders ORDER BY created_at, id'],
  [
    '/api/orders?sort=price_high',
    'orders',
    'SELECT id FROM orders ORDER BY total_price DESC, created_at DESC, id DESC',
  ],
  [
    '/api/orders?sort=price_low',
    'orders',
    'SELECT id FROM orders ORDER BY total_price, created_at DESC, id DESC',
  ],
  ['/api/orders?status=completed', 'orders', `SELECT id FROM orders WHERE status = 'completed' ${NEWEST}`],
  ['/api/orders?payment=VietQR', 'orders', `SELECT id FROM orders WHERE payment_method = 'VietQR' ${NEWEST}`],
  [
    '/api/orders?from=2026-02-10&to=2026-03-05',
    'orders',
    `SELECT id FROM orders WHERE (created_at + interval '7 hours')::date BETWEEN '2026-02-10' AND '2026-03-05' ${NEWEST}`,
  ],
  ['/api/orders?promised=due', 'orders', 'SELECT id FROM orders WHERE false'],
  ['/api/shipments', 'shipments', `SELECT id FROM shipments ${NEWEST}`],
  ['/api/shipments?sort=oldest', 'shipments', 'SELECT id FROM shipments ORDER BY created_at, id'],
  [
    '/api/shipments?status=delivered',
    'shipments',
    `SELECT id FROM shipments WHERE status = 'delivered' ${NEWEST}`,
  ],
  [
    '/api/shipments?sort=due',
    'shipments',
    `SELECT id FROM shipments ORDER BY status IN ('delivered', 'returned'),
    CASE WHEN status NOT IN ('delivered', 'returned') THEN estimated_delivery_date END, created_at DESC, id DESC`,
  ],
  ['/api/chat/admin/search', 'chats', `SELECT id FROM chats ${LATEST}`],
  ['/api/chat/admin/search?status=closed', 'chats', `SELECT id FROM chats WHERE status = 'closed' ${LATEST}`],
  ['/api/users', 'users', `SELECT id FROM users ${NEWEST}`],
  [
    '/api/users?role=customer&active=active',
    'users',
    `SELECT id FROM users WHERE role = 'customer' ${NEWEST}`,
  ],
  [
    '/api/reviews/admin',
    'reviews',
    `SELECT id FROM reviews ORDER BY status = 'pending' DESC, CASE WHEN status = 'pending' THEN created_at END,
      CASE WHEN status = 'pending' THEN id END, created_at DESC, id DESC`,
  ],
  ['/api/reviews', 'reviews', `SELECT id FROM reviews WHERE status = 'shown' ${NEWEST}`],
  [
    '/api/audit-log',
    'entries',
    `SELECT id FROM (${AUDIT}) AS log ORDER BY at DESC, source, number DESC, note DESC`,
  ],
  [
    '/api/audit-log?subject=order',
    'entries',
    `SELECT id FROM (${AUDIT}) AS log WHERE subject = 'order' ORDER BY at DESC, source, number DESC, note DESC`,
  ],
];

type Page = Record<string, { _id: string }[]> & { pagination: { total: number } };

async function expectRightPages(url: string, rows: string, ids: string): Promise<void> {
  const right = (await run(ids)).rows.map(({ id }) => id);
  const last = Math.ceil(right.length / LIMIT);
  // Near its beginning, far from both ends, near its end, and after it.
  for (const page of new Set([1, 6, 8, 10, Math.max(1, last), last + 1])) {
    const answer = await admin.get<Page>(`${url}${url.includes('?') ? '&' : '?'}limit=${LIMIT}&page=${page}`);
    expect(answer.status).toBe(200);
    const shown = answer.data[rows]!.map(({ _id }) => _id);
    expect([url, page, shown]).toEqual([url, page, right.slice((page - 1) * LIMIT, page * LIMIT)]);
    expect([url, answer.data.pagination.total]).toEqual([url, right.length]);
  }
}

test.each(LISTS)(
  'GET %s has the right rows and total on every page, before and after the days are counted',
  async (...list) => {
    await expectRightPages(...list);
    await site.jobs.run('counts.fold');
    await expectRightPages(...list);
  },
);

test('GET /api/audit-log?user has the right rows on every page', async () => {
  const [{ id } = { id: '' }] = (
    await run(`SELECT user_id AS id FROM order_history WHERE "by" = 'admin' LIMIT 1`)
  ).rows;
  await site.jobs.run('counts.fold');
  await expectRightPages(
    `/api/audit-log?user=${id}`,
    'entries',
    `SELECT id FROM (${AUDIT}) AS log WHERE user_id = '${id}' ORDER BY at DESC, source, number DESC, note DESC`,
  );
});

test('a far page skips whole days by their counts, and single rows only within its first day', async () => {
  const { db } = site.shop;
  await site.jobs.run('counts.fold');
  const listed = { what: ['orders_by_day'] } as const;
  const total = await db.$count(sql`orders`);
  expect(await countByDay(db, listed)).toBe(total);
  const start = await startOf(db, listed, { backwards: false, skip: 800, take: 25 }, [
    [sql`created_at`, 'down'],
  ]);
  expect(start.skip).toBeLessThan(60);
});

test('rows inserted, changed and deleted while days are counted and pages read: afterwards every page is right', async () => {
  await site.jobs.run('counts.fold');
  const places = 'SELECT id FROM orders ORDER BY created_at OFFSET';
  const writes = [
    `INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
        shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
      SELECT gen_random_uuid(), user_id, 'completed', payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
        shipping_option, shipping_address, gift_wrap, '', '', created_at, updated_at FROM orders ORDER BY created_at LIMIT 90`,
    `UPDATE orders SET status = 'failed' WHERE id IN (${places} 300 LIMIT 40)`,
    `UPDATE orders SET goods_price = goods_price + 77000, total_price = total_price + 77000 WHERE id IN (${places} 900 LIMIT 50)`,
    `UPDATE orders SET created_at = created_at + interval '5 days' WHERE id IN (${places} 500 LIMIT 70)`,
    `DELETE FROM shipments WHERE id IN (SELECT id FROM shipments ORDER BY created_at OFFSET 700 LIMIT 50)`,
    `UPDATE users SET disabled_at = now() WHERE email LIKE 'nguoi-5%'`,
    `UPDATE reviews SET status = 'hidden', stars = 1 WHERE id IN (SELECT id FROM reviews ORDER BY created_at LIMIT 33)`,
    `UPDATE chats SET last_message_at = now(), status = 'closed' WHERE id IN (SELECT id FROM chats ORDER BY created_at LIMIT 80)`,
    `DELETE FROM staff_notes WHERE id IN (SELECT id FROM staff_notes ORDER BY created_at OFFSET 100 LIMIT 60)`,
  ];
  // As after an upgrade: the existing rows are counted while others write.
  await run(
    `DELETE FROM kept_counts WHERE what IN ('orders_by_day', 'reviews_by_day', 'shipments_by_day', 'chats_by_day', 'orders_by_price')`,
  );
  const pages = [3, 8, 12].map((page) => admin.get(`/api/orders?limit=${LIMIT}&page=${page}`));
  await Promise.all([
    ...writes.map(run),
    site.jobs.run('counts.fold'),
    site.jobs.run('counts.fold'),
    ...pages,
  ]);
  for (const [url, rows, ids] of LISTS) {
    const right = url.includes('active=active') ? ids.replace('WHERE', 'WHERE disabled_at IS NULL AND') : ids;
    await expectRightPages(url, rows, right);
  }
  const { data } = await admin.get<{ average: number }>('/api/reviews');
  expect(data.average).toBe(4);
});
