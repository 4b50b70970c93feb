import { sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CharmCosts } from '#contract/http/catalogue-admin.ts';
import type { Charm } from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Overview, Sales } from '#contract/http/reports.ts';
import { EARNING_STATUSES } from '#domain/reports/periods.ts';
import { days } from '#domain/kernel/time.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { orders } from '#server/ordering/tables.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { charmId, fillCart, orderBody, readyMadeId, setStock } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { refreshCharmDays } from './charm-days.ts';

const site = sharedShop({ goods: true });
let admin: Visitor;
let linh: Visitor;
let tulip: Charm;
let opal: Charm;
beforeAll(async () => {
  admin = await site.signIn({ role: 'admin' });
  linh = await site.signIn({ name: 'Khánh Linh' });
  const read = async (slug: string) => (await admin.get<Charm>(`/api/charms/${charmId(slug)}`)).data;
  for (const charm of ['tulip', 'opal']) await setStock(site.shop, { charm }, 90);
  [tulip, opal] = [await read('tulip'), await read('opal')];
});

const TODAY = '2026-11-21';
const report = async (query = '') => (await admin.get<Sales>(`/api/reports/sales${query}`)).data;
const of = ({ charms }: Sales, { _id }: Charm) => charms.find((each) => each._id === _id);
const move = ({ _id }: Order, status: string) =>
  admin.put(`/api/orders/${_id}/admin-transition`, { status, reason: 'Hết charm' });

async function order(named: string[], quantity = 1, who: Visitor = linh): Promise<Order> {
  await fillCart(who, named, quantity);
  return (await who.post<Order>('/api/orders', orderBody())).data;
}
async function placeBack(placed: Order, ago: number): Promise<void> {
  const createdAt = new Date(site.clock.now().getTime() - days(ago));
  await site.shop.db
    .update(orders)
    .set({ createdAt })
    .where(sql`id = ${placed._id}`);
}

/** The stored sums equal those computed from all orders, whatever was summed up before. */
async function expectRight(): Promise<void> {
  const { db } = site.shop;
  await refreshCharmDays(db, { first: '2000-01-01', last: '2999-12-31' });
  const kept = await db.$client.query(`SELECT day::text, charm, sold.pieces::int, sold.revenue::int
    FROM charm_days AS days, unnest(days.charms, days.pieces, days.revenue) AS sold (charm, pieces, revenue)
    ORDER BY day, charm`);
  const summed = await db.$client.query(
    `SELECT (created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date::text AS day, (hung ->> 'charmId')::uuid AS charm,
       sum(quantity)::int AS pieces, sum(quantity * (hung ->> 'price')::int)::int AS revenue
     FROM orders JOIN order_items ON order_id = orders.id, jsonb_array_elements(bracelet -> 'charms') AS hung
     WHERE status::text = ANY ($1) GROUP BY day, charm ORDER BY day, charm`,
    [EARNING_STATUSES],
  );
  expect(kept.rows).toEqual(summed.rows);
}

describe('GET /reports/sales', () => {
  test('counts charms of confirmed orders at the price paid, until the order is cancelled', async () => {
    const twice = await order(['tulip', 'opal'], 2);
    await order(['tulip']);
    expect(await report()).toMatchObject({ charms: [], kinds: 0, pieces: 0, revenue: 0 });
    await move(twice, 'confirmed');
    // The price has risen since: the price paid counts.
    await admin.put(`/api/charms/${tulip._id}`, { price: tulip.price + 5_000 });
    const sold = await report();
    expect(of(sold, tulip)).toMatchObject({ pieces: 2, revenue: 2 * tulip.price, isOnOffer: true });
    expect(of(sold, opal)).toMatchObject({ pieces: 2, revenue: 2 * opal.price });
    expect([sold.kinds, sold.pieces]).toEqual([3, 30]);
    expect(sold.revenue).toBe(2 * (twice.items[0]?.charms ?? []).reduce((sum, { price }) => sum + price, 0));
    for (const color of tulip.colors)
      expect(sold.colors.find((each) => each.color === color)?.pieces).toBeGreaterThanOrEqual(2);
    expect((await report('?sort=revenue')).charms.map(({ revenue }) => revenue)).toEqual(
      sold.charms.map(({ revenue }) => revenue).toSorted((a, b) => b - a),
    );

    await linh.delete('/api/cart');
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
    await move((await linh.post<Order>('/api/orders', orderBody())).data, 'confirmed');
    expect((await report()).pieces).toBe(30);

    await placeBack(twice, 8);
    expect((await report('?days=7')).pieces).toBe(0);
    expect((await report('?from=2026-11-13&to=2026-11-13')).pieces).toBe(30);
    await expectRight();
    await move(twice, 'cancelled');
    expect((await report()).pieces).toBe(0);
    await expectRight();
  });

  test('the job recomputes all changed days, also more than one statement does', async () => {
    const marked = () => site.shop.db.$count(sql`charm_day_changes`);
    await site.shop.db.execute(sql`
      INSERT INTO charm_day_changes (day) SELECT DISTINCT (now() - n * interval '1 day')::date FROM generate_series(0, 9) AS n`);
    await site.jobs.run('reports.sum-days');
    expect(await marked()).toBe(0);
    await expectRight();
  });

  test('sums read during an uncommitted change of orders are right after the commit', async () => {
    const placed = await order(['opal']);
    await move(placed, 'confirmed');
    const client = await site.shop.db.$client.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE orders SET status = 'completed' WHERE status = 'pending'`);
    await Promise.all([report(), report()]);
    await client.query('COMMIT');
    client.release();
    await expectRight();
    await site.shop.db.execute(sql`UPDATE order_items SET quantity = 3 WHERE order_id = ${placed._id}`);
    await expectRight();
    expect(of(await report(), opal)?.pieces).toBe(3);
  });

  test('the margin is computed from the costs of those charms whose cost is known', async () => {
    const before = await report();
    expect(before.earned).toEqual({ revenue: 0, margin: 0, withoutCost: before.kinds });
    await admin.put(`/api/charms/${opal._id}`, { cost: opal.price + 1_000 });
    const after = await report();
    expect(of(after, opal)).toMatchObject({ cost: opal.price + 1_000, margin: -3_000 });
    expect(after.earned).toEqual({ revenue: 3 * opal.price, margin: -3_000, withoutCost: before.kinds - 1 });
    await admin.post('/api/charms/bulk', { charms: [opal._id], hidden: true });
    expect(of(await report(), opal)?.isOnOffer).toBe(false);
    await admin.post('/api/charms/bulk', { charms: [opal._id], hidden: false });
  });

  test.each([
    ['?from=2026-11-02&to=2026-11-01', 'to', 'Ngày cuối không thể trước ngày đầu'],
    ['?from=2025-11-01&to=2026-11-02', 'to', 'Mỗi lần xem tối đa 366 ngày'],
    ['?from=2026-11-01', 'to', 'Bạn chọn cả ngày đầu và ngày cuối nhé'],
    ['?to=2026-11-01', 'from', 'Bạn chọn cả ngày đầu và ngày cuối nhé'],
    ['?from=2026-02-30&to=2026-03-01', 'from', /./],
    ['?from=hom-qua&to=2026-03-01', 'from', /./],
  ])('%s is 422 with the path of its field', async (query, path, message) => {
    for (const url of ['overview', 'sales', 'overview.csv']) {
      const { status, error } = await admin.get(
        `/api/reports/${url}${query}${url.endsWith('csv') ? '&table=days' : ''}`,
      );
      expect([status, error.details?.[0]?.path]).toEqual([422, path]);
      expect(error.details?.[0]?.message).toMatch(message);
    }
  });
});

test('a chosen period is compared with as many days just before it, and counts new customers', async () => {
  const hà = await site.signIn({ name: 'Hà' });
  const [first, second] = [await order(['opal'], 1, hà), await order(['opal'], 1, hà)];
  await placeBack(first, 100);
  await placeBack(second, 97);
  const overview = async (from: string, to: string) =>
    (await admin.get<Overview>(`/api/reports/overview?from=${from}&to=${to}`)).data;
  // A hundred days ago was the 13th of August.
  const { current, previous } = await overview('2026-08-15', '2026-08-17');
  expect([current.days.map(({ day }) => day), previous.days.map(({ day }) => day)]).toEqual([
    ['2026-08-15', '2026-08-16', '2026-08-17'],
    ['2026-08-12', '2026-08-13', '2026-08-14'],
  ]);
  expect([current.orders, previous.orders]).toEqual([1, 1]);
  expect([current.newCustomers, previous.newCustomers]).toEqual([0, 1]);
  expect((await overview('2025-11-21', TODAY)).current.days).toHaveLength(366);
});

test('days, charms and colours can be exported as CSV without formulas, by admins only', async () => {
  await admin.put(`/api/charms/${opal._id}`, { name: '=1+1', cost: 12_000 });
  const read = async (table: string, who = admin) => {
    const url = `/api/reports/overview.csv?from=2026-11-15&to=${TODAY}&table=${table}`;
    const { status, headers, bytes } = await who.get(url);
    if (status !== 200) return { status, headers, rows: [] };
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    return {
      status,
      headers,
      rows: parse<Record<string, string>>(bytes, { bom: true, columns: true, delimiter: ';' }),
    };
  };
  const { headers, rows } = await read('days');
  expect(headers['content-disposition']).toBe('attachment; filename="doanh-thu-2026-11-15-2026-11-21.csv"');
  expect(headers['cache-control']).toBe('no-store');
  expect(rows.map((row) => row['Ngày'])).toHaveLength(7);
  const { current } = (await admin.get<Overview>('/api/reports/overview?days=7')).data;
  expect(rows.at(-1)).toMatchObject({ Ngày: '21/11/2026', 'Doanh thu': String(current.revenue) });
  const sold = await report('?days=7');
  const { rows: charms } = await read('charms');
  expect(charms).toHaveLength(sold.kinds);
  const { pieces, revenue } = of(sold, opal)!;
  expect(charms.find((row) => row['Mã'] === 'opal')).toEqual({
    Mã: 'opal',
    Charm: "'=1+1",
    'Số chiếc': String(pieces),
    'Tiền charm': String(revenue),
    'Giá vốn hiện nay': '12000',
    'Lãi gộp': String(revenue - pieces * 12_000),
  });
  expect((await read('colors')).rows).toHaveLength(sold.colors.length);
  expect((await read('users')).status).toBe(422);
  for (const who of [linh, await site.signIn({ role: 'shipper' })]) {
    expect((await read('days', who)).status).toBe(403);
    expect((await who.get('/api/reports/sales')).status).toBe(403);
  }
});

describe('the cost of a charm', () => {
  // A number that cannot occur elsewhere in a response by chance.
  const COST = 31_337_001;
  const costs = async (who: Visitor = admin) => who.get<CharmCosts>(`/api/charms/costs?ids=${tulip._id}`);

  test('is a whole number or empty, else 422; it is kept by other edits and in the audit log', async () => {
    for (const cost of [-1, 0.5, 'một', 100_000_001]) {
      const { status, error } = await admin.put(`/api/charms/${tulip._id}`, { cost });
      expect([status, error.details?.[0]?.path]).toEqual([422, 'cost']);
    }
    for (const [cost, kept] of [
      [0, [{ _id: tulip._id, cost: 0 }]],
      ['', []],
      ['5000', [{ _id: tulip._id, cost: 5_000 }]],
      [null, []],
      [COST, [{ _id: tulip._id, cost: COST }]],
    ] as const) {
      expect((await admin.put(`/api/charms/${tulip._id}`, { cost })).status).toBe(200);
      expect((await costs()).data).toEqual(kept);
    }
    await admin.put(`/api/charms/${tulip._id}`, { meaning: 'Mùa xuân' });
    expect((await costs()).data).toHaveLength(1);
    const { data } = await admin.get<{ entries: unknown[] }>(`/api/audit-log?subjectId=${tulip._id}`);
    expect(data.entries).toContainEqual(
      expect.objectContaining({ changes: { cost: { from: null, to: COST } } }),
    );
    expect((await costs(linh)).status).toBe(403);
    expect((await costs(site.visitor())).status).toBe(401);
  });

  test('is imported from CSV; an empty cell or a missing column leaves it as it is', async () => {
    const send = (csv: string) => admin.post('/api/charms/import', { csv, apply: true });
    await send('mã;tên;giá;giá vốn\ntulip;Tulip;50000;\n');
    await send('mã;tên;giá\ntulip;Tulip;50000\n');
    expect((await costs()).data[0]?.cost).toBe(COST);
    await send('mã;tên;giá;giá vốn\ntulip;Tulip;50000;12.500 ₫\n');
    expect((await costs()).data[0]?.cost).toBe(12_500);
    const { data } = await admin.post<{ lines: unknown[] }>('/api/charms/import', {
      csv: 'mã;tên;giá;giá vốn\ntulip;Tulip;50000;-3\n',
    });
    expect(data.lines).toMatchObject([{ action: 'refuse', issues: [{ path: 'cost' }] }]);
    await site.shop.db.execute(sql`UPDATE charms SET cost = ${COST as Vnd}`);
  });

  test('is in no other response that has charms', async () => {
    const hers = await order(['tulip', 'opal']);
    await fillCart(linh, ['tulip']);
    const guest = site.visitor();
    const addresses: [Visitor, string][] = [
      '/api/charms?limit=100&facts=true',
      '/api/charms?q=tulip',
      '/api/charms/bestsellers',
      '/api/charms/sizes',
      `/api/charms/${tulip._id}`,
      '/api/charms/named/tulip',
      '/api/categories?facts=true',
      '/api/ready-made-bracelets',
      `/api/ready-made-bracelets/${readyMadeId('bien-xanh')}`,
      '/api/ready-made-bracelets/named/bien-xanh',
      '/san-pham/google.xml',
      '/san-pham/meta.csv',
      '/san-pham/tiktok.csv',
      '/sitemap.xml',
    ].map((url) => [guest, url]);
    for (const url of ['/api/cart', '/api/orders/my', `/api/orders/${hers._id}`, '/api/custom-bracelets'])
      addresses.push([linh, url]);
    // Nor in the responses that the admin pages share with everybody.
    addresses.push([admin, `/api/charms/${tulip._id}`], [admin, '/api/charms?limit=100&facts=true']);
    const told: Record<string, number> = {};
    for (const [who, url] of addresses) {
      const { status, bytes } = await who.get(url);
      const text = bytes.toString('utf8');
      told[url] = status;
      expect([url, /31\.?337\.?001/.test(text), /"cost"/.test(text)]).toEqual([url, false, false]);
    }
    expect(Object.entries(told).filter(([, status]) => status !== 200)).toEqual([]);
    const put = await admin.put<Charm>(`/api/charms/${tulip._id}`, { cost: COST + 1 });
    expect('cost' in put.data).toBe(false);
  });
});
