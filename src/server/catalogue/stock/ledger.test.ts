import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eq, gt, sql } from 'drizzle-orm';
import type { StockLedger } from '#contract/http/stock.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId, type OrderId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { charmId, fillCart, orderBody, setStock } from '../../../../test-support/goods.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { tableOf } from '../../../../test-support/tables.ts';
import { charms, readyMadeBracelets } from '../tables.ts';

const CHARM = charmId('thach-anh-tim');
const site = sharedShop();
const people = shared(() => shipmentActions(site));

const ledger = (query = '', path = `charms/${CHARM}`) =>
  people.admin.get<StockLedger>(`/api/${path}/stock-ledger${query}`);
const stock = (body: object) => people.admin.patch(`/api/charms/${CHARM}/stock`, body);

/**
 * A charm's life: counted, restocked, ordered and cancelled, ordered and shipped.
 * @returns both orders
 */
async function live(): Promise<[Order, Order]> {
  await setStock(site.shop, { charm: 'thach-anh-tim' }, 4);
  await stock({ add: 8 });
  await stock({ counted: 11, seen: 12 });
  await fillCart(people.linh, ['thach-anh-tim', 'thach-anh-tim']);
  const { data: given } = await people.linh.post<Order>('/api/orders', orderBody());
  await people.linh.put(`/api/orders/${given._id}/customer-transition`, { status: 'cancelled' });
  const sent = await people.confirmedOrder(['thach-anh-tim']);
  await people.create(sent);
  return [given, sent];
}

test('lists each movement with reason, order, user and the resulting stock', async () => {
  const [given, sent] = await live();
  const { data, status } = await ledger();
  expect(status).toBe(200);
  expect(data.thing).toMatchObject({ name: 'Thạch anh tím', stock: 10, reservedStock: 0 });
  const told = data.entries.map(({ reason, shelf, reserved, stock: left, reservedStock, order, by }) => [
    reason,
    shelf,
    reserved,
    left,
    reservedStock,
    order,
    by?.name ?? null,
  ]);
  expect(told.slice(0, 6)).toEqual([
    ['shipment', -1, -1, 10, 0, sent._id, 'Minh Anh'],
    ['order_placed', 0, 1, 11, 1, sent._id, 'Khánh Linh'],
    ['order_cancelled', 0, -2, 11, 0, given._id, 'Khánh Linh'],
    ['order_placed', 0, 2, 11, 2, given._id, 'Khánh Linh'],
    ['stocktake', -1, 0, 11, 0, null, 'Minh Anh'],
    ['restock', 8, 0, 12, 0, null, 'Minh Anh'],
  ]);
  expect(told.at(-1)?.[0]).toBe('opening');
  // Computed backwards, the balance before the first line is zero.
  expect(told.at(-1)?.slice(1, 3)).toEqual(told.at(-1)?.slice(3, 5));
});

test('read in pages gives the same entries, whatever is added meanwhile', async () => {
  const whole = (await ledger('?limit=100')).data.entries;
  const read: StockLedger['entries'] = [];
  let query = '?limit=2';
  for (let page = 0; page < 50; page += 1) {
    const { data } = await ledger(query);
    read.push(...data.entries);
    if (data.older === null) break;
    query = `?limit=2&before=${data.older}`;
    await stock({ add: 1 });
  }
  expect(read).toEqual(whole);
});

test('is exported whole as CSV, line by line as it is listed; 404 for an unknown charm, 403 for customers', async () => {
  const MANY = 1_200;
  await site.shop.db.execute(sql`
    INSERT INTO stock_movements (charm_id, shelf, reserved, reason, at)
    SELECT ${CHARM}, 1, 0, 'restock', now() FROM generate_series(1, ${MANY})`);
  await site.shop.db.execute(sql`UPDATE charms SET stock = stock + ${MANY} WHERE id = ${CHARM}`);
  await setStock(site.shop, { charm: 'thach-anh-tim' }, 5);
  const { headers, rows } = await tableOf(people.admin, `/api/charms/${CHARM}/stock-ledger.csv`);
  expect(headers['content-disposition']).toMatch(/filename="so-kho-[\d-]+\.csv"/);
  const all = await wholeLedger();
  expect(all.length).toBeGreaterThan(MANY);
  expect(rows.map((row) => [row['Trên kệ'], row['Trên kệ, thay đổi'], row['Giữ cho đơn']])).toEqual(
    all.map((entry) => [entry.stock, entry.shelf, entry.reservedStock].map(String)),
  );
  const [sent] = all.filter(({ reason }) => reason === 'shipment');
  expect(rows.find((row) => row['Vì sao'] === 'Gửi đi')).toEqual({
    Lúc: formatDateTime(sent!.at),
    'Vì sao': 'Gửi đi',
    'Mã đơn': `#${shortId(sent!.order as OrderId)}`,
    Ai: 'Minh Anh',
    'Trên kệ, thay đổi': '-1',
    'Trên kệ': String(sent!.stock),
    'Giữ cho đơn, thay đổi': '-1',
    'Giữ cho đơn': String(sent!.reservedStock),
    'Còn bán được': String(sent!.stock - sent!.reservedStock),
  });
  expect((await tableOf(people.admin, `/api/charms/${randomUUID()}/stock-ledger.csv`)).status).toBe(404);
  expect((await tableOf(people.linh, `/api/charms/${CHARM}/stock-ledger.csv`)).status).toBe(403);
});

async function wholeLedger(): Promise<StockLedger['entries']> {
  const read: StockLedger['entries'] = [];
  let before = '';
  for (;;) {
    const { data } = await ledger(`?limit=100${before}`);
    read.push(...data.entries);
    if (data.older === null) return read;
    before = `&before=${data.older}`;
  }
}

test('a made-up cursor, whose balance fits no movement, is 422', async () => {
  await stock({ add: 5 });
  await stock({ add: 5 });
  expect((await ledger('?before=999999999999999.0.0')).status).toBe(422);
});

test('ready-made bracelets have a ledger too, and a removed charm keeps its own', async () => {
  const { db } = site.shop;
  const [bracelet] = await db.select().from(readyMadeBracelets).where(gt(readyMadeBracelets.stock, 0));
  const { data } = await ledger('', `ready-made-bracelets/${bracelet!.id}`);
  expect(data.entries.at(-1)).toMatchObject({ reason: 'opening', by: null, order: null });
  const table = await tableOf(people.admin, `/api/ready-made-bracelets/${bracelet!.id}/stock-ledger.csv`);
  expect(table.rows.at(-1)).toMatchObject({ 'Vì sao': 'Tồn đầu kỳ', Ai: '', 'Mã đơn': '' });
  await db.update(charms).set({ removedAt: site.clock.now() }).where(eq(charms.id, CHARM));
  expect((await ledger()).status).toBe(200);
});

test.each([
  [`charms/${randomUUID()}`, '', 404],
  ['charms/nonsense', '', 404],
  [`charms/${CHARM}`, '?before=1', 422],
  [`charms/${CHARM}`, '?before=1.2.3%00', 422],
  [`charms/${CHARM}`, '?limit=0', 422],
])('the ledger of %s%s is %d', async (path, query, status) => {
  expect((await ledger(query, path)).status).toBe(status);
});
