import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderActions } from '#domain/ordering/moves.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/ordering/statuses.ts';
import type { Order } from '#contract/http/ordering.ts';
import { auditStock } from '#server/ordering/stock-audit/service.ts';
import { orders } from '#server/ordering/tables.ts';
import { sharedShop } from '../../test-support/shared-shop.ts';
import { fillShop, placeModels } from './volume.ts';

const site = sharedShop({ goods: true });

test('a generated shop has consistent stock, and its orders can be cancelled and shipped', async () => {
  const model = await placeModels(site.shop, site.app);
  await fillShop(site.shop, model, { there: 0, wanted: 600 });
  await fillShop(site.shop, model, { there: 600, wanted: 700 });
  expect((await auditStock(site.shop.db)).differences).toEqual([]);

  const admin = await site.signIn({ role: 'admin' });
  const cancel = (id: string) =>
    admin.put<Order>(`/api/orders/${id}/admin-transition`, { status: 'cancelled', reason: 'hết charm' });
  for (const status of ORDER_STATUSES.filter(isCancellable)) {
    const order = await oneThatIs(status);
    expect([status, (await cancel(order)).status]).toEqual([status, 200]);
  }
  const order = await oneThatIs('confirmed');
  expect((await admin.post('/api/shipments', { order })).status).toBe(201);
  expect((await auditStock(site.shop.db)).differences).toEqual([]);
});

const isCancellable = (status: OrderStatus) =>
  orderActions(status, 'admin').some(({ to }) => to === 'cancelled');

/** A copied order in this status. */
async function oneThatIs(status: OrderStatus): Promise<string> {
  const [order] = await site.shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.status, status))
    .limit(1);
  if (order === undefined) throw new Error(`no order is ${status}`);
  return order.id;
}
