import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { charms } from '#server/catalogue/tables.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import { fillCart, orderBody, readyMadeId, stockOf } from '../../../../test-support/goods.ts';
import { approvePhotos } from '../../../../test-support/parcels.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { orderingCommands } from '../commands.ts';
import { auditStock } from './service.ts';
import { orders } from '../tables.ts';

const site = sharedShop({ goods: true });
const linh = signedIn(site);

async function audit(): Promise<{ said: string[]; refused: unknown }> {
  const said: string[] = [];
  const terminal = { say: (text: string) => void said.push(text) } as Terminal;
  const { db, config, clock } = site.shop;
  const refused: unknown = await orderingCommands['stock audit']!.run(
    { db, config, clock, terminal },
    [],
  ).catch((error: unknown) => error);
  return { said, refused };
}

test('after orders, cancellations and shipments the audit finds no difference', async () => {
  const statuses = ['pending', 'cancelled', 'confirmed', 'shipped', 'pending_payment'];
  const { stock } = await stockOf(site.shop, 'hoa-sen');
  const admin = await site.signIn({ role: 'admin' });
  for (const status of statuses) {
    await fillCart(linh, ['hoa-sen', 'hoa-sen', 'hoa-dao'], 2);
    await linh.post('/api/cart/items', { readyMadeBracelet: readyMadeId('bien-xanh') });
    const paymentMethod = status === 'pending_payment' ? 'VietQR' : 'COD';
    const { data } = await linh.post<Order>('/api/orders', orderBody({ paymentMethod }));
    const move = (to: string) => admin.put(`/api/orders/${data._id}/admin-transition`, { status: to });
    if (status === 'cancelled') await move('cancelled');
    if (['confirmed', 'shipped'].includes(status)) await move('confirmed');
    await approvePhotos(site.shop, data);
    if (status === 'shipped') await admin.post('/api/shipments', { order: data._id });
  }
  const { orders: mine } = (await linh.get<OrdersPage>('/api/orders/my')).data;
  expect(mine.map(({ status }) => status).toSorted()).toEqual(statuses.toSorted());
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual({ stock: stock - 4, reserved: 12 });
  const { said, refused } = await audit();
  expect(refused).toBeUndefined();
  expect(said).toEqual([expect.stringMatching(/^\d+ món, tất cả đều khớp/)]);
});

test.each([
  [
    'stock changed without a ledger entry',
    sql`UPDATE ${charms} SET stock = stock - 1 WHERE slug = 'hoa-sen'`,
    'stock',
  ],
  [
    'a reservation without a ledger entry',
    sql`UPDATE ${charms} SET reserved = reserved + 1 WHERE slug = 'hoa-sen'`,
    'reserved',
  ],
])('%s is found', async (_what, change, column) => {
  await site.shop.db.execute(change);
  const { pieces, differences } = await auditStock(site.shop.db);
  expect(differences).toMatchObject([{ name: 'Hoa sen' }]);
  const [{ stock, ledgerStock, reserved, ledgerReserved, promised }] = differences as [
    (typeof differences)[0],
  ];
  expect({ stock: stock - ledgerStock, reserved: reserved - ledgerReserved }).toEqual({
    stock: column === 'stock' ? -1 : 0,
    reserved: column === 'reserved' ? 1 : 0,
  });
  expect(promised).toBe(12);
  const { said, refused } = await audit();
  expect(said).toEqual([expect.stringMatching(/^Hoa sen: /)]);
  expect(refused).toBeInstanceOf(CommandError);
  expect(String(refused)).toContain(`1 trong ${pieces} món`);
  await site.shop.db.execute(
    sql`UPDATE ${charms} SET stock = ${ledgerStock}, reserved = ${ledgerReserved} WHERE slug = 'hoa-sen'`,
  );
});

test('an order whose status was changed in the database shows as a difference of its items', async () => {
  await site.shop.db.execute(sql`UPDATE ${orders} SET status = 'cancelled' WHERE status = 'confirmed'`);
  const { differences } = await auditStock(site.shop.db);
  expect(differences.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hoa sen', 'Biển Xanh']));
});
