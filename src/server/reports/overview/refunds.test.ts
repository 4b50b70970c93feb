import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Inbox, RefundsDue } from '#contract/http/reports.ts';
import { fillCart, orderBody } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import type { OrderId, PaymentId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { orders } from '#server/ordering/tables.ts';
import { refundsDue } from '#server/payment/index.ts';
import { payments } from '#server/payment/tables.ts';
import { newId } from '#server/platform/db/ids.ts';

const site = sharedShop({ goods: true });

test('refunds are due for cancelled paid, overpaid and returned orders, the same as by a scan of all orders', async () => {
  const { db } = site.shop;
  const admin = await site.signIn({ role: 'admin' });
  const place = async () => {
    const linh = await site.signIn();
    await fillCart(linh);
    return (await linh.post<Order>('/api/orders', orderBody())).data._id;
  };
  const status = (id: string, to: string) =>
    db.execute(sql`UPDATE orders SET status = ${to}::order_status WHERE id = ${id}`);
  const byTransfer = (id: string) =>
    db.execute(sql`UPDATE orders SET payment_method = 'VietQR' WHERE id = ${id}`);
  const pay = (id: string, more = 0) =>
    db.execute(sql`UPDATE payments SET paid_at = now(), received = amount + ${more} WHERE order_id = ${id}`);
  const [paid, late, over, unpaid, door, never] = [
    await place(),
    await place(),
    await place(),
    await place(),
    await place(),
    await place(),
  ];
  for (const id of [paid, late, over, unpaid]) await byTransfer(id);
  await pay(paid);
  await status(paid, 'cancelled');
  // The money arrived after the cancellation.
  await status(late, 'cancelled');
  await pay(late);
  await pay(over, 5_000);
  await status(unpaid, 'cancelled');
  await db.execute(sql`INSERT INTO order_history (order_id, status, note, "by", at)
    VALUES (${door}, 'delivered', 'Order delivered', 'shipper', now())`);
  for (const id of [door, never]) await status(id, 'failed');

  const found = await refundsDue(db);
  expect(found.map(({ _id }) => _id).toSorted()).toEqual([paid, late, over, door].toSorted());
  expect(found).toEqual(await refundsDue(db, sql`true`));
  await db.execute(sql`UPDATE payments SET refunded = received WHERE order_id IN (${paid}, ${late})`);
  const { data } = await admin.get<RefundsDue>('/api/reports/refunds-due');
  expect(data.orders.map(({ _id }) => _id).toSorted()).toEqual([over, door].toSorted());
  expect(data.pagination.total).toBe(2);
});

test('due refunds above 100 are on the next page, and the inbox counts them all', async () => {
  const { db } = site.shop;
  const admin = await site.signIn({ role: 'admin' });
  const linh = await site.signIn();
  await fillCart(linh);
  const { _id } = (await linh.post<Order>('/api/orders', orderBody())).data;
  const [order] = await db.select().from(orders).where(eq(orders.id, _id));
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, _id));
  const now = site.clock.now();
  const ids = Array.from({ length: 101 }, () => newId<OrderId>(now));
  await db.insert(orders).values(ids.map((id) => ({ ...order!, id, paymentMethod: 'VietQR' as const })));
  await db.insert(payments).values(
    ids.map((orderId) => ({
      ...payment!,
      id: newId<PaymentId>(now),
      orderId,
      paidAt: now,
      received: vnd(payment!.amount + 1),
    })),
  );
  const { data } = await admin.get<RefundsDue>('/api/reports/refunds-due?limit=100');
  const inbox = (await admin.get<Inbox>('/api/reports/inbox')).data;
  const rest = (await admin.get<RefundsDue>('/api/reports/refunds-due?limit=100&page=2')).data.orders;
  const { total } = data.pagination;
  expect(data.orders).toHaveLength(100);
  expect(rest).toHaveLength(total - 100);
  expect(new Set([...data.orders, ...rest].map((due) => due._id)).size).toBe(total);
  expect(total).toBeGreaterThan(100);
  expect(inbox.find(({ kind }) => kind === 'refundsDue')?.count).toBe(total);
  const past = await admin.get<RefundsDue>('/api/reports/refunds-due?page=99');
  expect(past.data).toMatchObject({ orders: [], pagination: { total } });
});
