import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { EARNING_STATUSES } from '#domain/reports/periods.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { orderBody, readyMadeId } from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { refreshCustomerSums } from './customer-sums.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });

async function order(who: Visitor): Promise<Order> {
  await who.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
  return (await who.post<Order>('/api/orders', orderBody())).data;
}

const confirm = ({ _id }: Order) => admin.put(`/api/orders/${_id}/admin-transition`, { status: 'confirmed' });

const SUMMED = `SELECT users.id, count(orders.id)::int AS orders,
    coalesce(sum(total_price) FILTER (WHERE status::text = ANY ($1)), 0)::int AS spent
  FROM users LEFT JOIN orders ON orders.user_id = users.id GROUP BY users.id ORDER BY users.id`;

/** Compares with the sums over all orders. */
async function expectRight(): Promise<void> {
  const { db } = site.shop;
  await refreshCustomerSums(site.shop);
  const kept = await db.$client.query(
    'SELECT user_id AS id, orders, spent::int FROM customer_sums ORDER BY user_id',
  );
  expect(kept.rows).toEqual((await db.$client.query(SUMMED, [EARNING_STATUSES])).rows);
}

/** Restores the state after the migration: there are orders, but no sums yet. */
const forget = () =>
  site.shop.db.execute(sql`WITH sums AS (DELETE FROM customer_sums)
    DELETE FROM kept_counts WHERE what = 'customer_sums'`);

test('customers sorted by spending or orders: sums stay right as orders are placed, confirmed, cancelled, deleted', async () => {
  const [hà, linh, mai] = [
    await site.signIn({ name: 'Hà' }),
    await site.signIn({ name: 'Linh' }),
    await site.signIn({ name: 'Mai' }),
  ];
  const [kept, lost] = [await order(linh), await order(hà)];
  await forget();
  await expectRight();
  for (const placed of [kept, lost, await order(linh)]) await confirm(placed);
  const names = async (sort: string, more = '') => {
    const { data } = await admin.get<AccountsPage>(`/api/users?sort=${sort}${more}`);
    return data.users.map(({ name }) => name).filter((name) => ['Hà', 'Linh', 'Mai'].includes(name));
  };
  expect(await names('spent')).toEqual(['Linh', 'Hà', 'Mai']);
  await expectRight();
  await admin.put(`/api/orders/${kept._id}/admin-transition`, { status: 'cancelled', reason: 'Hết charm' });
  await admin.put(`/api/orders/${lost._id}/admin-transition`, { status: 'cancelled', reason: 'Hết charm' });
  await order(mai);
  await order(hà);
  await order(hà);
  // Orders that brought nothing still count as orders.
  expect((await names('spent'))[0]).toBe('Linh');
  expect(await names('orders', '&role=customer')).toEqual(['Hà', 'Linh', 'Mai']);
  await site.jobs.run('counts.fold');
  await expectRight();
  await site.shop.db.execute(sql`
    INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
      shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
    SELECT gen_random_uuid(), user_id, 'completed', payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
      shipping_option, shipping_address, gift_wrap, 'bench', '', created_at, updated_at
    FROM orders, generate_series(1, 3)`);
  await expectRight();
  await site.shop.db.execute(sql`DELETE FROM orders WHERE search = 'bench'`);
  await expectRight();
});

test('summing up while orders are written: each counts once if its transaction commits, not if it rolls back', async () => {
  const { db } = site.shop;
  const clients = [await db.$client.connect(), await db.$client.connect()] as const;
  await forget();
  for (const client of clients) {
    await client.query('BEGIN');
    await client.query(`INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee,
        total_price, shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
      SELECT gen_random_uuid(), user_id, 'confirmed', payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
        shipping_option, shipping_address, gift_wrap, '', '', created_at, updated_at FROM orders LIMIT 2`);
  }
  await Promise.all([
    refreshCustomerSums(site.shop),
    refreshCustomerSums(site.shop),
    site.signIn({ name: 'Vân' }),
  ]);
  await expectRight();
  await clients[0].query('COMMIT');
  await expectRight();
  await Promise.all([clients[1].query('ROLLBACK'), site.jobs.run('counts.fold')]);
  for (const client of clients) client.release();
  await expectRight();
});

test('the first summing up has no statement timeout, later updates do', async () => {
  const client = site.shop.db.$client;
  await client.query(`CREATE TABLE limits_met (ms text);
    CREATE FUNCTION note_limit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO limits_met VALUES (current_setting('statement_timeout')); RETURN NULL; END $$;
    CREATE TRIGGER note_limit AFTER INSERT ON customer_sums FOR EACH STATEMENT EXECUTE FUNCTION note_limit()`);
  const limits = async () => {
    const { rows } = await client.query<{ ms: string }>('DELETE FROM limits_met RETURNING ms');
    return rows.map(({ ms }) => ms);
  };
  await forget();
  expect((await admin.get('/api/users?sort=spent')).status).toBe(200);
  expect(await limits()).toEqual(['0']);
  await forget();
  await site.jobs.run('counts.fold');
  expect(await limits()).toEqual(['0']);
  // What follows is short, and limited as any other statement.
  await admin.get('/api/users?sort=spent');
  expect(await limits()).not.toContain('0');
});
