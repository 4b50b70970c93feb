import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import type { AuditPage, Counts } from '#contract/http/reports.ts';
import { orderBody, readyMadeId } from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { keptCountRows, keptCounts, type Counted } from './counts.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });
const linh = signedIn(site);

async function order(): Promise<Order> {
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
  return (await linh.post<Order>('/api/orders', orderBody())).data;
}

const day = (at: string) => `to_char(${at} + interval '7 hours', 'YYYY-MM-DD')`;

/** The same counts as queries: the table, its grouping, and the aggregate unless it is the number of rows. */
const COUNTED: Record<Counted, readonly [from: string, part: string, n?: string]> = {
  orders: ['orders', 'status::text'],
  orders_by_day: ['orders', `concat_ws(' ', ${day('created_at')}, status, payment_method)`],
  orders_by_price: ['orders', "to_char(total_price / 1000, 'FM0000000000')"],
  shipments: ['shipments', 'status::text'],
  shipments_by_day: ['shipments', `concat_ws(' ', ${day('created_at')}, status)`],
  shipments_of_shipper: ['shipments', "concat_ws(' ', coalesce(shipper_id::text, '-'), status)"],
  reviews: ['reviews', 'status::text'],
  reviews_by_day: ['reviews', `concat_ws(' ', ${day('created_at')}, status)`],
  reviews_stars: ['reviews', 'status::text', 'sum(stars)'],
  users_by_day: [
    'users',
    `concat_ws(' ', ${day('created_at')}, role, CASE WHEN disabled_at IS NULL THEN 'true' ELSE 'false' END)`,
  ],
  audit_log_by_day: ['audit_log', `concat_ws(' ', ${day('at')}, subject, user_id)`],
  order_history_by_day: [
    `order_history WHERE "by" = 'admin' AND user_id IS NOT NULL`,
    `concat_ws(' ', ${day('at')}, 'order', user_id)`,
  ],
  chats_by_day: [
    'chats',
    `concat_ws(' ', ${day('coalesce(last_message_at, created_at)')},
      CASE WHEN priority = 'urgent' AND status <> 'closed' THEN 'urgent' ELSE 'usual' END, status, priority)`,
  ],
  chats_stars: ['chats WHERE stars IS NOT NULL', 'stars::text'],
  staff_notes_by_day: ['staff_notes', `concat_ws(' ', ${day('created_at')}, 'order', user_id)`],
};

async function expectRight(): Promise<void> {
  for (const [what, [from, part, n = 'count(*)']] of Object.entries(COUNTED)) {
    const query = `SELECT ${part} AS part, ${n}::int AS n FROM ${from} GROUP BY 1`;
    const { rows } = await site.shop.db.execute<{ part: string; n: number }>(sql.raw(query));
    const right = new Map(rows.map((row) => [row.part, row.n]));
    expect([what, await keptCounts(site.shop.db, what as Counted)]).toEqual([what, right]);
  }
}

const entry = (subject: string) => sql`
  INSERT INTO audit_log (at, user_id, action, subject, subject_id, label, changes)
  VALUES (now(), ${randomUUID()}, 'x', ${subject}, ${randomUUID()}, 'x', '{}')`;

test('kept counts stay right as rows are inserted, updated and deleted, before and after they are folded', async () => {
  const [one, two] = [await order(), await order()];
  await expectRight();
  await admin.put(`/api/orders/${one._id}/admin-transition`, { status: 'confirmed' });
  await linh.put(`/api/orders/${two._id}/customer-transition`, { status: 'cancelled' });
  await admin.post('/api/shipments', { order: one._id });
  await expectRight();
  for (let time = 0; time < 2; time += 1) {
    await site.jobs.run('counts.fold');
    await expectRight();
    await site.shop.db.execute(entry('charm'));
    await order();
  }
  await expectRight();
  await site.shop.db.execute(sql`DELETE FROM audit_log WHERE subject = 'charm'`);
  await expectRight();
  await site.shop.db.execute(sql`TRUNCATE audit_log`);
  await site.shop.db.execute(entry('user'));
  await expectRight();

  const { data: page } = await admin.get<OrdersPage>('/api/orders?limit=1');
  // The last page of a million orders, to which the pager leads.
  expect((await admin.get('/api/orders?limit=25&page=40000')).status).toBe(200);
  const { data: cards } = await admin.get<Counts>('/api/reports/counts');
  const { data: log } = await admin.get<AuditPage>('/api/audit-log');
  const total = await site.shop.db.$count(sql`orders`);
  expect([page.pagination.total, cards.counts.orders]).toEqual([total, total]);
  expect(log.pagination.total).toBe(log.entries.length);
});

test('kept counts begun while others write are right, whether the open transactions commit or roll back', async () => {
  const { db } = site.shop;
  const clients = [await db.$client.connect(), await db.$client.connect()] as const;
  const write = `INSERT INTO audit_log (at, user_id, action, subject, subject_id, label, changes)
    SELECT now(), gen_random_uuid(), 'x', 'race', gen_random_uuid(), 'x', '{}' FROM generate_series(1, 3)`;
  await db.delete(keptCountRows).where(eq(keptCountRows.what, 'audit_log_by_day'));
  // As after the migration: there are rows, but triggers have counted none of them.
  for (const client of clients) {
    await client.query('BEGIN');
    await client.query(write);
  }
  await Promise.all([
    keptCounts(db, 'audit_log_by_day'),
    keptCounts(db, 'audit_log_by_day'),
    db.execute(entry('race')),
  ]);
  await expectRight();
  await clients[0].query('COMMIT');
  await expectRight();
  await Promise.all([clients[1].query('ROLLBACK'), site.jobs.run('counts.fold')]);
  for (const client of clients) client.release();
  await expectRight();
});

test('a search of all orders is capped at 1,000 results and says that there are more', async () => {
  await site.shop.db.execute(sql`
    INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
      shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
    SELECT gen_random_uuid(), user_id, 'completed', payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
      shipping_option, shipping_address, gift_wrap, 'tim that nhieu', '', created_at, updated_at
    FROM (SELECT * FROM orders LIMIT 1) AS model, generate_series(1, 1001)`);
  const found = async (query: string) => (await admin.get<OrdersPage>(`/api/orders?limit=50&${query}`)).data;
  const first = await found('search=nhieu');
  expect([first.orders.length, first.pagination]).toEqual([
    50,
    { page: 1, limit: 50, total: 1000, pages: 20, more: true },
  ]);
  expect((await found('search=nhieu&page=20')).orders).toHaveLength(50);
  expect((await found('search=nhieu&page=21')).orders).toEqual([]);
  expect((await found('status=completed')).pagination).toEqual({
    page: 1,
    limit: 50,
    total: 1001,
    pages: 21,
  });
  await expectRight();
});
