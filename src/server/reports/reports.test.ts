import { getTableColumns, sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { CharmsPage } from '#contract/http/catalogue.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import {
  INBOX_KINDS,
  type AuditPage,
  type Counts,
  type Inbox,
  type InboxKind,
  type LowStockList,
  type Overview,
} from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { days } from '#domain/kernel/time.ts';
import { orders } from '#server/ordering/tables.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { approvePhotos } from '../../../test-support/parcels.ts';
import { chatOf, say } from '../../../test-support/chats.ts';
import { ADDRESS, charmId, fillCart, orderBody, setStock, stockGoods } from '../../../test-support/goods.ts';

type SignedIn = Visitor & { user: User };
let site: TestShop;
let admin: SignedIn;
let linh: SignedIn;
/** Three orders today (the second confirmed, the third cancelled), one ten days ago (confirmed). */
let placed: Order[];
beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  linh = await site.signIn({ name: 'Khánh Linh' });
  placed = [
    await order(['tulip', 'tulip']),
    await order(['tulip', 'opal']),
    await order(['opal']),
    await order([]),
  ];
  const [, second, third, old] = placed as [Order, Order, Order, Order];
  for (const shown of [second, old]) {
    await move(shown._id, 'confirmed');
    await approvePhotos(site.shop, shown);
  }
  await move(third._id, 'cancelled', 'Hết charm rồi');
  const then = new Date(site.clock.now().getTime() - days(10));
  await site.shop.db
    .update(orders)
    .set({ createdAt: then })
    .where(sql`id = ${old._id}`);
});
afterAll(() => site.close());

async function order(charms: string[]): Promise<Order> {
  await fillCart(linh, charms);
  const source = charms.includes('tulip') ? { source: 'zalo', medium: 'oa', campaign: '8-3' } : null;
  const notes = '=1+1; "trích" và\nxuống dòng';
  const shippingAddress = { ...ADDRESS, addressLine2: '-2 tầng' };
  return (await linh.post<Order>('/api/orders', orderBody({ notes, shippingAddress, source }))).data;
}
const move = (id: string, status: string, reason: string | null = null) =>
  admin.put(`/api/orders/${id}/admin-transition`, { status, reason });
/** Column names as in the database, without generated columns. */
const getColumnsOf = (table: typeof orders) =>
  Object.values(getTableColumns(table)).flatMap(({ name, generated }) =>
    generated === undefined ? [name] : [],
  );
const overview = async (query = '') => (await admin.get<Overview>(`/api/reports/overview${query}`)).data;

describe('GET /reports/overview', () => {
  test('sums up a period and the one before; cancelled and open orders add no revenue', async () => {
    const [, second, , old] = placed as [Order, Order, Order, Order];
    const { current, previous } = await overview('?days=7');
    expect(current).toMatchObject({ orders: 3, sold: 1, revenue: second.totalPrice });
    expect(current.days).toHaveLength(7);
    expect(current.days.at(-1)).toEqual({
      day: '2026-11-21',
      orders: 3,
      sold: 1,
      revenue: second.totalPrice,
    });
    expect(current.days[0]).toEqual({ day: '2026-11-15', orders: 0, sold: 0, revenue: 0 });
    expect(previous).toMatchObject({ orders: 1, revenue: old.totalPrice });
    expect(previous.days.find(({ orders: some }) => some > 0)?.day).toBe('2026-11-11');
    expect((await overview()).current.days).toHaveLength(30);
    for (const wrong of ['?days=0', '?days=367', '?days=x'])
      expect((await admin.get(`/api/reports/overview${wrong}`)).status).toBe(422);
    expect((await linh.get('/api/reports/overview')).status).toBe(403);
  });

  test('sums up the calendar year, in Vietnam’s time, beside the limit of untaxed revenue', async () => {
    const [, second, , old] = placed as [Order, Order, Order, Order];
    const before = await overview('?days=1');
    expect(before.year).toEqual({
      year: 2026,
      revenue: second.totalPrice + old.totalPrice,
      limit: 1_000_000_000,
    });
    const then = new Date('2025-12-31T16:59:59.999Z');
    const placedAt = (at: Date) =>
      site.shop.db
        .update(orders)
        .set({ createdAt: at })
        .where(sql`id = ${old._id}`);
    await placedAt(then);
    expect((await overview('?days=1')).year.revenue).toBe(second.totalPrice);
    await placedAt(new Date(then.getTime() + 1));
    expect((await overview('?days=1')).year.revenue).toBe(before.year.revenue);
    await placedAt(new Date(site.clock.now().getTime() - days(10)));
  });

  test('lists best sellers without the pieces of cancelled orders', async () => {
    const { bestSellers } = await overview();
    const pieces = Object.fromEntries(bestSellers.map(({ _id, pieces: sold }) => [_id, sold]));
    expect(pieces[charmId('tulip')]).toBe(3);
    expect(pieces[charmId('opal')]).toBe(1);
    expect(bestSellers[0]).toMatchObject({
      kind: 'charm',
      _id: charmId('cuc-hoa-mi'),
      image: expect.stringContaining('128'),
    });
  });

  test('sums up the orders of each traffic source, and those without one', async () => {
    const [, second] = placed as [Order, Order];
    expect(second.source).toEqual({ source: 'zalo', medium: 'oa', campaign: '8-3' });
    expect((await overview('?days=7')).sources).toEqual([
      { source: 'zalo', campaign: '8-3', orders: 2, sold: 1, revenue: second.totalPrice },
      { source: null, campaign: null, orders: 1, sold: 0, revenue: 0 },
    ]);
  });

  test.each([
    ['capitals', { source: 'Zalo' }],
    ['a tag', { source: '<b>' }],
    ['a NUL', { source: 'a\u0000' }],
    ['61 characters', { source: 'a'.repeat(61) }],
    ['nothing', { source: '' }],
    ['a list', { source: ['zalo'] }],
  ])('an order with a source of %s is 422', async (_what, wrong) => {
    const body = orderBody({ source: { medium: null, campaign: null, ...wrong } });
    expect((await linh.post('/api/orders', body)).status).toBe(422);
  });

  test('makes as many queries for a year as for a day', async () => {
    // The first request recomputes changed days.
    await overview('?days=366');
    const asked = vi.spyOn(site.shop.db.$client, 'query');
    const queriesFor = async (query: string) => {
      asked.mockClear();
      await overview(query);
      return asked.mock.calls.length;
    };
    expect(await queriesFor('?days=366')).toBe(await queriesFor('?days=1'));
    asked.mockRestore();
  });
});

test('GET /reports/counts has the numbers of orders, goods and shipments, and of what waits for staff', async () => {
  const counts = async () => (await admin.get<Counts>('/api/reports/counts')).data;
  const before = await counts();
  expect(before.counts).toMatchObject({ orders: 4, charms: 144, categories: 5, shipments: 0, shipping: 3 });
  expect(before.byStatus).toEqual({ pending: 1, confirmed: 2, cancelled: 1 });
  const none = { payments: 0, toAssign: 0, returned: 0, reviews: 0, mails: 0, overdue: 0, photos: 0 };
  expect(before.waiting).toEqual({ ...none, orders: 1, toShip: 2 });
  await admin.post('/api/shipments', { order: placed[3]?._id });
  await admin.delete(`/api/charms/${charmId('hoa-sen')}`);
  const after = await counts();
  expect(after.waiting).toMatchObject({ toShip: 1, toAssign: 1 });
  expect(after.counts).toMatchObject({ charms: 143, shipments: 1 });
});

test('the inbox has a line for each kind of work that waits, and since when', async () => {
  const inbox = async () => (await admin.get<Inbox>('/api/reports/inbox')).data;
  const lineOf = async (kind: InboxKind) => (await inbox()).find((line) => line.kind === kind);
  const [pending] = (await admin.get<OrdersPage>('/api/orders?status=pending&sort=oldest')).data.orders;
  expect(await lineOf('toConfirm')).toEqual({ kind: 'toConfirm', count: 1, oldest: pending?.createdAt });
  expect(await lineOf('chats')).toBeUndefined();

  const chat = await chatOf(linh);
  await say(linh, chat, 'Tiệm ơi');
  expect(await lineOf('chats')).toMatchObject({ count: 1, oldest: expect.any(String) as string });
  await setStock(site.shop, { charm: 'hoa-hong' }, 5);
  const listed = await admin.get<CharmsPage>('/api/charms?stock=low');
  expect(await lineOf('lowStock')).toEqual({
    kind: 'lowStock',
    count: listed.data.pagination.total,
    oldest: null,
  });
  const expected = INBOX_KINDS.filter((kind) =>
    ['chats', 'toConfirm', 'toPrepare', 'lowStock'].includes(kind),
  );
  expect((await inbox()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(expected));
});

test('low-stock items are listed, the fewest first', async () => {
  await setStock(site.shop, { charm: 'kim-cuong' }, 5);
  await setStock(site.shop, { charm: 'ho-phach' }, 0);
  await setStock(site.shop, { charm: 'huou' }, 6);
  const { things, total } = (await admin.get<LowStockList>('/api/reports/low-stock')).data;
  const low = things.map(({ _id }) => _id);
  expect(low[0]).toBe(charmId('ho-phach'));
  expect(low).toContain(charmId('kim-cuong'));
  expect(low).not.toContain(charmId('huou'));
  expect(total).toBe(low.length);
  const left = things.map(({ availableStock }) => availableStock);
  expect(left).toEqual(left.toSorted((a, b) => a - b));
});

describe('GET /reports/orders.csv', () => {
  const read = async (query = '') => {
    const { status, headers, bytes } = await admin.get(`/api/reports/orders.csv${query}`);
    const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true, delimiter: ';' });
    return { status, headers, bytes, rows };
  };

  test('is a table that Excel opens, the oldest order first; no cell is a formula', async () => {
    const { headers, bytes, rows } = await read();
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toBe('attachment; filename="don-hang-2026-11-21.csv"');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      'Mã đơn': `#${placed[3]?._id.slice(-8).toUpperCase()}`,
      'Trạng thái': 'Đã giao hàng',
      'Khách hàng': 'Khánh Linh',
      'Điện thoại': '="0901234567"',
      'Tổng cộng': String(placed[3]?.totalPrice),
      'Vòng tay': '1 × Vòng thử',
      'Ghi chú': `'=1+1; "trích" và\nxuống dòng`,
    });
  });

  test('can be filtered by days, status and search; an invalid day is 422, a customer gets 403', async () => {
    expect((await read('?from=2026-11-21')).rows).toHaveLength(3);
    expect((await read('?to=2026-11-20')).rows).toHaveLength(1);
    expect((await read('?status=cancelled')).rows).toHaveLength(1);
    expect((await read(`?search=${placed[0]?._id.slice(-8)}`)).rows).toHaveLength(1);
    expect((await read('?search=khong%20co%20ai')).rows).toEqual([]);
    expect((await read('?from=2027-01-01')).rows).toEqual([]);
    expect((await admin.get('/api/reports/orders.csv?from=hom-qua')).status).toBe(422);
    expect((await admin.get('/api/reports/orders.csv?from=0001-01-01')).status).toBe(422);
    expect((await linh.get('/api/reports/orders.csv')).status).toBe(403);
  });

  test('has 3,000 orders without a warning of leaked event listeners', async () => {
    const MANY = 3_000;
    const columns = sql.raw(
      getColumnsOf(orders)
        .filter((name) => name !== 'id' && name !== 'notes')
        .join(', '),
    );
    await site.shop.db.execute(sql`
      INSERT INTO orders (id, notes, ${columns})
      SELECT gen_random_uuid(), repeat('dặn dò ', 150), ${columns}
        FROM orders, generate_series(1, ${MANY}) WHERE orders.id = ${placed[0]?._id}`);
    const warnings: string[] = [];
    const warned = ({ name }: Error) => void warnings.push(name);
    process.on('warning', warned);
    const { rows } = await read();
    // Process warnings are emitted asynchronously.
    await new Promise((done) => void setImmediate(done));
    process.off('warning', warned);
    await site.shop.db.delete(orders).where(sql`notes LIKE 'dặn dò dặn dò%'`);
    expect([rows.length, warnings]).toEqual([MANY + 4, []]);
  });
});

test('the audit log says who changed what, orders included, the newest first', async () => {
  await admin.put(`/api/charms/${charmId('tulip')}`, { price: 77_000 });
  const log = async (query = '') => (await admin.get<AuditPage>(`/api/audit-log${query}`)).data;
  const { entries } = await log('?limit=1');
  expect(entries[0]).toMatchObject({
    user: { _id: admin.user._id, name: 'Minh Anh' },
    action: 'update',
    subject: 'charm',
    subjectId: charmId('tulip'),
    label: 'Tulip',
    changes: { price: { to: 77_000 } },
  });
  const moves = await log('?subject=order');
  expect(moves.entries.every(({ action }) => action === 'move')).toBe(true);
  expect(moves.pagination.total).toBe(4);
  await admin.post(`/api/orders/${placed[0]?._id}/staff-notes`, { text: 'Khách dặn gọi trước' });
  expect((await log('?subject=order&limit=1')).entries[0]).toMatchObject({
    action: 'note',
    label: `#${placed[0]?._id.slice(-8).toUpperCase()}`,
    changes: { note: { from: null, to: 'Khách dặn gọi trước' } },
  });
  const id = placed[0]?._id.slice(-8).toUpperCase();
  for (const search of ['khach DẶN goi', `%23${id} dặn`, 'tulip'])
    expect((await log(`?search=${search}`)).entries).toHaveLength(1);
  expect((await log('?search=%25')).entries).toEqual([]);
  // Finds moves by their reason, alone or together with the order's id, and all moves of an order by part of its id.
  const third = placed[2]!._id;
  const found = async (words: string) =>
    (await log(`?search=${encodeURIComponent(words)}`)).entries.map(({ subjectId }) => subjectId);
  for (const words of ['het charm', `#${shortId(third)} Hết`]) expect(await found(words)).toEqual([third]);
  expect(await found(shortId(placed[1]!._id))).toEqual([placed[1]!._id]);
  const today = dayOf(site.clock.now());
  expect((await log(`?from=${today}&to=${today}`)).pagination.total).toBeGreaterThan(0);
  expect((await log('?to=2001-01-01')).entries).toEqual([]);
  expect((await log(`?subjectId=${charmId('tulip')}`)).entries).toHaveLength(1);
  expect((await log(`?user=${linh.user._id}`)).entries).toEqual([]);
  expect((await linh.get('/api/audit-log')).status).toBe(403);
  expect((await admin.get('/api/audit-log?subjectId=x')).status).toBe(422);
});

describe('paging of admins’ lists', () => {
  /** All created at the same moment, so that only ids distinguish accounts and parcels. */
  beforeAll(async () => {
    for (const name of ['Thu Hà', 'Bảo Ngọc', 'Mỹ Duyên']) await site.signIn({ name });
    await site.shop.db.execute(sql`
      INSERT INTO shipments (id, order_id, status, estimated_delivery_date, search, created_at, updated_at)
      SELECT gen_random_uuid(), id, 'failed', updated_at, 'linh', '2026-11-21', updated_at FROM orders
      ON CONFLICT (order_id) DO UPDATE SET search = 'linh'`);
  });

  test.each([
    '/api/orders?sort=newest',
    '/api/orders?sort=oldest',
    '/api/orders?sort=price_high',
    '/api/orders?sort=price_low',
    '/api/orders?search=linh',
    '/api/users?sort=newest',
    '/api/users?sort=spent',
    '/api/users?sort=orders',
    '/api/shipments?sort=newest',
    '/api/shipments?sort=due&search=linh',
    '/api/audit-log',
    '/api/audit-log?subject=order',
  ])('%s: the pages together are the whole list', async (url) => {
    const rowsOf = async (page: number, limit: number) => {
      const address = new URL(url, 'http://shop.test');
      address.searchParams.set('page', String(page));
      address.searchParams.set('limit', String(limit));
      const { data } = await admin.get<Record<string, unknown>>(address.pathname + address.search);
      return Object.values(data).find((value) => Array.isArray(value)) ?? [];
    };
    const whole = await rowsOf(1, 100);
    expect(whole.length).toBeGreaterThanOrEqual(4);
    const pages = [];
    for (let page = 1; page <= whole.length / 2 + 2; page += 1) pages.push(...(await rowsOf(page, 2)));
    expect(pages).toEqual(whole);
  });
});
