import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';
import { MY_ORDERS_MAX } from '#domain/ordering/limits.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { designBody, orderBody, readyMadeId, stockGoods } from '../../../../test-support/goods.ts';

type SignedIn = Visitor & { user: User };
let site: TestShop;
let linh: SignedIn;
let mai: SignedIn;
let admin: SignedIn;
/** Linh's orders, oldest first: a bracelet for mother, the sea, spring. */
let hers: Order[];

beforeAll(async () => {
  site = await startTestShop();
  await stockGoods(site.shop);
  linh = await site.signIn({ name: 'Khánh Linh' });
  mai = await site.signIn({ name: 'Ngọc Mai', email: 'ngocmai@example.vn' });
  admin = await site.signIn({ role: 'admin', name: 'Minh Anh' });
  const design = await linh.post<{ _id: string }>(
    '/api/custom-bracelets',
    designBody(['tulip', 'hoa-dao'], 'Gửi mẹ yêu'),
  );
  hers = [
    await order(linh, { customBracelet: design.data._id }),
    await order(linh, { readyMadeBracelet: readyMadeId('bien-xanh') }),
    await order(linh, { readyMadeBracelet: readyMadeId('hoa-dao-dau-xuan') }),
  ];
  await order(mai, { readyMadeBracelet: readyMadeId('bien-xanh') });
  await admin.put(`/api/orders/${hers[1]?._id}/admin-transition`, { status: 'confirmed' });
});
afterAll(() => site.close());

async function order(visitor: Visitor, item: object): Promise<Order> {
  site.clock.advance(60_000);
  await visitor.post('/api/cart/items', item);
  return (await visitor.post<Order>('/api/orders', orderBody())).data;
}
const my = async (query = '') => (await linh.get<OrdersPage>(`/api/orders/my${query}`)).data;
const all = async (query = '') => (await admin.get<OrdersPage>(`/api/orders${query}`)).data;
const ids = ({ orders }: OrdersPage) => orders.map(({ _id }) => _id);
const herIds = (...which: number[]) => which.map((i) => hers[i]?._id);

describe('GET /orders/my', () => {
  test('gives only the customer’s own orders, newest first, paged', async () => {
    expect(ids(await my())).toEqual(herIds(2, 1, 0));
    const page = await my('?limit=2&page=2');
    expect(ids(page)).toEqual(herIds(0));
    expect(page.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
    expect((await my('?limit=100')).pagination.limit).toBe(MY_ORDERS_MAX);
    expect((await linh.get('/api/orders/my?limit=101')).status).toBe(422);
    expect((await linh.get('/api/orders/my?status=lost')).status).toBe(422);
  });

  test.each([
    ['newest', [2, 1, 0]],
    ['oldest', [0, 1, 2]],
    ['price_high', [2, 1, 0]],
    ['price_low', [0, 1, 2]],
  ] as const)('sorts by %s', async (sort, expected) => {
    expect(ids(await my(`?sort=${sort}`))).toEqual(herIds(...expected));
  });

  test('filters by status', async () => {
    expect(ids(await my('?status=confirmed'))).toEqual(herIds(1));
    expect(ids(await my('?status=pending'))).toEqual(herIds(2, 0));
    expect(ids(await my('?status=all'))).toHaveLength(3);
  });

  test('searches by the end of the id, a bracelet or a charm, with or without diacritics', async () => {
    const tail = hers[1]?._id.slice(-8).toUpperCase() ?? '';
    expect(ids(await my(`?search=${tail}`))).toEqual(herIds(1));
    expect(ids(await my(`?search=${encodeURIComponent(`#${tail}`)}`))).toEqual(herIds(1));
    expect(ids(await my('?search=bien%20xanh'))).toEqual(herIds(1));
    expect(ids(await my(`?search=${encodeURIComponent('Gửi mẹ'.normalize('NFD'))}`))).toEqual(herIds(0));
    expect(ids(await my('?search=TULIP'))).toEqual(herIds(0));
    expect(ids(await my('?search=%25'))).toEqual([]);
    // A customer's own name matches all of her orders, so it is not searched.
    expect(ids(await my('?search=khanh%20linh'))).toEqual([]);
  });

  test('makes as many database queries for three orders as for one', async () => {
    const asked = vi.spyOn(site.shop.db.$client, 'query');
    const queries = async (limit: number) => {
      asked.mockClear();
      await my(`?limit=${limit}`);
      return asked.mock.calls.length;
    };
    expect(await queries(3)).toBe(await queries(1));
    asked.mockRestore();
  });
});

describe('GET /orders/{id}', () => {
  test('answers its customer and admins; 404 for others, 401 for guests', async () => {
    const path = `/api/orders/${hers[0]?._id}`;
    expect((await linh.get<Order>(path)).data).toEqual(hers[0]);
    expect((await admin.get<Order>(path)).data).toEqual(hers[0]);
    for (const stranger of [mai, await site.signIn({ role: 'shipper' })]) {
      const { status, error } = await stranger.get(path);
      expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await site.visitor().get(path)).status).toBe(401);
    expect((await linh.get('/api/orders/123')).status).toBe(404);
  });
});

describe('GET /orders', () => {
  test('is for admins alone', async () => {
    expect((await all()).pagination.total).toBe(4);
    expect((await linh.get('/api/orders')).error.code).toBe('FORBIDDEN');
    expect((await site.visitor().get('/api/orders')).error.code).toBe('NO_SESSION');
  });

  test('filters by the days of placing, in Vietnamese time', async () => {
    const total = async (query: string) => (await all(query)).pagination.total;
    const day = dayOf(new Date(hers[0]!.createdAt));
    const [before, next] = [addDays(day, -1), addDays(day, 1)];
    expect(await total(`?from=${day}&to=${day}`)).toBe(4);
    expect(await total(`?to=${before}`)).toBe(0);
    expect(await total(`?from=${next}`)).toBe(0);
    expect(await total(`?from=${before}&status=confirmed`)).toBe(1);
    expect((await admin.get('/api/orders?from=hom-qua')).status).toBe(422);
    expect((await admin.get('/api/orders?to=2026-02-30')).status).toBe(422);
  });

  test('filters by status and searches by id, customer, phone or bracelet', async () => {
    expect(ids(await all('?status=confirmed'))).toEqual(herIds(1));
    expect(ids(await all(`?search=${hers[2]?._id.slice(-8)}`))).toEqual(herIds(2));
    expect(ids(await all(`?search=${hers[2]?._id}`))).toEqual(herIds(2));
    expect(ids(await all(`?search=${hers[2]?._id.slice(-8, -2)}`))).toEqual(herIds(2));
    // The front of an id, alike in all orders of a day, is shown nowhere and not searched.
    expect(ids(await all(`?search=${hers[2]?._id.slice(0, 8)}`))).toEqual([]);
    expect((await all('?search=ngoc%20mai')).orders.map(({ user }) => user.name)).toEqual(['Ngọc Mai']);
    expect((await all('?search=ngocmai@example.vn')).pagination.total).toBe(1);
    expect((await all('?search=0901234567')).pagination.total).toBe(4);
    expect((await all('?search=bien%20xanh')).pagination.total).toBe(2);
  });

  test('filters by customer, whatever her e-mail address has in common with others or has become since', async () => {
    const rename = (email: string) =>
      site.shop.db.execute(sql`UPDATE users SET email = ${email} WHERE id = ${mai.user._id}`);
    await rename('mai@moi.vn');
    const found = await all(`?customer=${mai.user._id}`);
    expect(found.orders.map(({ user }) => user.email)).toEqual(['mai@moi.vn']);
    expect(found.pagination.total).toBe(1);
    expect(ids(await all(`?customer=${linh.user._id}&status=confirmed`))).toEqual(herIds(1));
    await rename('ngocmai@example.vn');
    expect((await all(`?customer=${readyMadeId('bien-xanh')}`)).pagination.total).toBe(0);
    expect((await admin.get('/api/orders?customer=mai')).status).toBe(422);
    // A customer's own list has no such filter.
    expect(ids(await my(`?customer=${mai.user._id}`))).toEqual(herIds(2, 1, 0));
  });

  test('filters by payment method and by days of waiting', async () => {
    const late = async (query: string) => ids(await all(query));
    expect(await late('?payment=VietQR')).toEqual([]);
    expect(await late('?payment=COD')).toHaveLength(4);
    expect(await late('?late=3')).toEqual([]);
    const aged = sql`UPDATE orders SET created_at = created_at - interval '4 days' WHERE id = ${hers[0]?._id}`;
    await site.shop.db.execute(aged);
    expect(await late('?late=3&payment=COD')).toEqual(herIds(0));
    expect(await late('?late=7')).toEqual([]);
    const over = { status: 'cancelled', reason: 'khách đổi ý' };
    await admin.put(`/api/orders/${hers[0]?._id}/admin-transition`, over);
    expect(await late('?late=3')).toEqual([]);
    expect((await admin.get('/api/orders?late=0')).status).toBe(422);
    expect((await admin.get('/api/orders?payment=card')).status).toBe(422);
  });
});
