import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Overview } from '#contract/http/reports.ts';
import { days, hours } from '#domain/kernel/time.ts';
import { EARNING_STATUSES } from '#domain/reports/periods.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { charmId, fillCart, orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { dayChanges } from '../tables.ts';
import { refreshDaySums } from './day-sums.ts';

const site = sharedShop({ goods: true });
let admin: Visitor;
let linh: Visitor;
beforeAll(async () => {
  for (const charm of ['tulip', 'opal']) await setStock(site.shop, { charm }, 90);
});
beforeEach(async () => {
  admin = await site.signIn({ role: 'admin' });
  linh = await site.signIn();
});

const EVER = { first: '2000-01-01', last: '9999-12-31' };
const overview = async (query = '') => (await admin.get<Overview>(`/api/reports/overview${query}`)).data;
const move = (order: Order, status: string) =>
  admin.put(`/api/orders/${order._id}/admin-transition`, { status, reason: 'Hết charm' });

async function place(who: Visitor = linh, source: object | null = null): Promise<Order> {
  await fillCart(who, ['tulip', 'opal']);
  return (await who.post<Order>('/api/orders', orderBody({ source }))).data;
}
const placedAt = (order: Order, at: Date) =>
  site.shop.db
    .update(orders)
    .set({ createdAt: at })
    .where(sql`id = ${order._id}`);
const ago = (time: number) => new Date(site.clock.now().getTime() - time);

/** The stored sums equal those computed from all orders and the whole ledger. */
async function expectRight(): Promise<void> {
  const { db } = site.shop;
  await refreshDaySums(db, EVER);
  const kept = await db.$client
    .query(`SELECT day::text, orders, sold, revenue::int, new_customers AS newcomers
    FROM day_sums WHERE orders > 0 ORDER BY day`);
  const summed = await db.$client.query(
    `WITH firsts AS (
       SELECT (min(created_at) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS day FROM orders GROUP BY user_id
     )
     SELECT day::text, count(*)::int AS orders, count(*) FILTER (WHERE earns)::int AS sold,
       coalesce(sum(total_price) FILTER (WHERE earns), 0)::int AS revenue,
       (SELECT count(*)::int FROM firsts WHERE firsts.day = placed.day) AS newcomers
     FROM (
       SELECT (created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS day, total_price, status::text = ANY ($1) AS earns
       FROM orders
     ) AS placed GROUP BY day ORDER BY day`,
    [EARNING_STATUSES],
  );
  expect(kept.rows).toEqual(summed.rows);
  const pieces = await db.$client
    .query(`SELECT day::text, thing, taken FROM day_sums, unnest(things, pieces) AS moved (thing, taken)
    ORDER BY day, thing`);
  const ledger = await db.$client
    .query(`SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date::text AS day, coalesce(charm_id, ready_made_id) AS thing,
      sum(reserved)::int AS taken
    FROM stock_movements WHERE reason IN ('order_placed', 'order_cancelled')
    GROUP BY day, thing HAVING sum(reserved) <> 0 ORDER BY day, thing`);
  expect(pieces.rows).toEqual(ledger.rows);
}

test('an order counts on the day, in Vietnam’s time, on which it was placed, and its revenue until it is cancelled', async () => {
  const { current: before } = await overview('?days=1');
  const order = await place();
  await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
  const other = (await linh.post<Order>('/api/orders', orderBody())).data;
  await move(order, 'confirmed');
  const { current } = await overview('?days=1');
  expect(current).toMatchObject({
    orders: before.orders + 2,
    sold: before.sold + 1,
    revenue: before.revenue + order.totalPrice,
    newCustomers: before.newCustomers + 1,
  });
  const { bestSellers } = await overview('?days=1');
  expect(bestSellers.find(({ _id }) => _id === readyMadeId('bien-xanh'))).toMatchObject({
    kind: 'ready_made',
  });
  await expectRight();
  await move(order, 'cancelled');
  await move(other, 'cancelled');
  expect((await overview('?days=1')).current).toMatchObject({ sold: before.sold, revenue: before.revenue });
  await expectRight();
  // One second before midnight, and midnight.
  await placedAt(order, new Date('2026-11-15T16:59:59.999Z'));
  await placedAt(other, new Date('2026-11-15T17:00:00.000Z'));
  const { current: week } = await overview('?from=2026-11-15&to=2026-11-16');
  expect(week.days.map(({ orders: placed }) => placed)).toEqual([1, 1]);
  await expectRight();
});

test('pieces of a cancelled order are subtracted on the day of the cancellation', async () => {
  const order = await place();
  await placedAt(order, ago(days(1)));
  site.clock.advance(days(1));
  admin = await site.signIn({ role: 'admin' });
  await move(order, 'cancelled');
  await expectRight();
  const taken = ({ bestSellers }: Overview) =>
    bestSellers.find(({ _id }) => _id === charmId('tulip'))?.pieces ?? 0;
  const today = await overview('?days=1');
  expect(taken(today)).toBe(0);
  expect(taken(await overview('?days=7'))).toBeGreaterThanOrEqual(0);
});

test('new customers of a day are right after orders change their time or customer', async () => {
  const [early, late] = [await place(), await place()];
  await placedAt(early, ago(days(3)));
  await expectRight();
  // Moved before the other one, after it, and then to another customer.
  await placedAt(late, ago(days(5)));
  await expectRight();
  await placedAt(late, ago(hours(1)));
  await placedAt(early, site.clock.now());
  await expectRight();
  const other = await site.signIn();
  await place(other);
  await site.shop.db.execute(sql`UPDATE orders SET user_id = ${other.user._id} WHERE id = ${late._id}`);
  await expectRight();
});

test('sums read during uncommitted changes of orders are right after the commit', async () => {
  const [one, two] = [await place(), await place()];
  await expectRight();
  const client = await site.shop.db.$client.connect();
  await client.query('BEGIN');
  await client.query(`UPDATE orders SET status = 'confirmed' WHERE id = $1`, [one._id]);
  await Promise.all([overview(), overview(), place(), move(two, 'confirmed')]);
  await client.query('COMMIT');
  client.release();
  await expectRight();
  // Concurrent readers while others order and cancel.
  const buyers = await Promise.all([1, 2, 3].map(() => site.signIn()));
  await Promise.all([
    ...buyers.map(async (who) => move(await place(who), 'cancelled')),
    ...[1, 2, 3, 4].map(() => overview('?days=366')),
  ]);
  await expectRight();
});

test('sums are right after a price change and an update of many orders in one statement', async () => {
  const order = await place(linh, { source: 'zalo', medium: null, campaign: null });
  await move(order, 'confirmed');
  await expectRight();
  await site.shop.db.execute(sql`
    UPDATE orders SET goods_price = goods_price + 1000, total_price = total_price + 1000 WHERE id = ${order._id}`);
  await expectRight();
  await site.shop.db.execute(sql`UPDATE orders SET created_at = created_at - interval '40 days'`);
  await expectRight();
  const { sources, current } = await overview('?days=90');
  expect(sources.find(({ source }) => source === 'zalo')).toMatchObject({ sold: 1 });
  expect(sources.reduce((sum, each) => sum + each.orders, 0)).toBe(current.orders);
});

test('the job recomputes all changed days and leaves none', async () => {
  await place();
  await site.jobs.run('reports.sum-days');
  expect(await site.shop.db.$count(dayChanges)).toBe(0);
  await expectRight();
});
