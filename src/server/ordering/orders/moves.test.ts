import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { needsReason, orderActions } from '#domain/ordering/moves.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/ordering/statuses.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { fillCart, ledgerErrors, orderBody, stockOf } from '../../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { orders } from '../tables.ts';

const site = sharedShop({ goods: true });
const linh = signedIn(site);
const admin = signedIn(site, { role: 'admin' });

async function newOrder(charms: string[] = [], visitor: Visitor = linh): Promise<Order> {
  await fillCart(visitor, charms);
  return (await visitor.post<Order>('/api/orders', orderBody())).data;
}
const move = (
  as: 'admin' | 'customer',
  { _id }: Pick<Order, '_id'>,
  body: object,
  visitor: Visitor = as === 'admin' ? admin : linh,
) => visitor.put<Order>(`/api/orders/${_id}/${as}-transition`, body);

describe('changing the status of an order', () => {
  test('confirming by an admin: history entry, order.changed event and mail', async () => {
    const order = await newOrder();
    const told: unknown[] = [];
    site.shop.events.on('order.changed', (fact) => void told.push(fact));
    site.clock.advance(60_000);
    const { status, data } = await move('admin', order, { status: 'confirmed' });
    expect(status).toBe(200);
    expect(data.statusHistory).toEqual([
      ...order.statusHistory,
      {
        status: 'confirmed',
        timestamp: site.clock.now().toISOString(),
        note: 'Order confirmed by admin',
        by: 'admin',
      },
    ]);
    expect(data.updatedAt).toBe(site.clock.now().toISOString());
    expect(told).toEqual([{ orderId: order._id, userId: linh.user._id, status: 'confirmed' }]);
    expect((await site.mailsTo(linh.user.email)).at(-1)?.subject).toContain('Đã xác nhận');
  });

  test('cancelling twice concurrently releases the stock once', async () => {
    const before = await stockOf(site.shop, 'hoa-sen');
    const order = await newOrder(['hoa-sen', 'hoa-sen']);
    expect((await stockOf(site.shop, 'hoa-sen')).reserved).toBe(before.reserved + 2);
    const answers = await Promise.all([
      move('customer', order, { status: 'cancelled', reason: 'Đổi ý' }),
      move('customer', order, { status: 'cancelled', reason: 'Đổi ý' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(answers[0]?.data.statusHistory.map(({ note }) => note)).toEqual([
      'Order created with stock reserved',
      'Order cancelled: Đổi ý',
    ]);
    expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
    expect(await ledgerErrors(site.shop)).toEqual([]);
    expect((await move('admin', order, { status: 'confirmed' })).error.code).toBe('INVALID_TRANSITION');
  });

  test('two concurrent status changes of one order: the second gets 409', async () => {
    const order = await newOrder();
    const answers = await Promise.all([
      move('admin', order, { status: 'confirmed' }),
      move('customer', order, { status: 'cancelled' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('a confirmed order is cancelled only by an admin, with a reason', async () => {
    const order = await newOrder();
    await move('admin', order, { status: 'confirmed' });
    const silent = await move('admin', order, { status: 'cancelled', reason: '  ' });
    expect([silent.status, silent.error.code]).toEqual([422, 'REASON_REQUIRED']);
    expect((await move('customer', order, { status: 'cancelled' })).error.code).toBe('INVALID_TRANSITION');
    const told = await move('admin', order, { status: 'cancelled', reason: 'Hết hoa đào' });
    expect(told.data.statusHistory.at(-1)).toMatchObject({
      note: 'Order cancelled: Hết hoa đào',
      by: 'admin',
    });
    expect((await site.mailsTo(linh.user.email)).at(-1)?.text).toContain('Hết hoa đào');
  });

  test('is refused with 401, 403 or 404 to all but its customer and admins; an unknown status is 422', async () => {
    const order = await newOrder();
    const stranger = await site.signIn();
    expect((await move('customer', order, { status: 'cancelled' }, stranger)).status).toBe(404);
    expect((await move('admin', order, { status: 'confirmed' }, linh)).error.code).toBe('FORBIDDEN');
    expect(
      (await move('admin', order, { status: 'confirmed' }, await site.signIn({ role: 'shipper' }))).status,
    ).toBe(403);
    expect((await move('admin', order, { status: 'confirmed' }, site.visitor())).status).toBe(401);
    expect((await move('admin', order, { status: 'lost' })).status).toBe(422);
  });
});

describe.each(['admin', 'customer'] as const)(
  'from every status to every other: the %s may do exactly what orderActions allows',
  (as) => {
    test.each(ORDER_STATUSES)('%s', async (from) => {
      const order = await newOrder();
      const answers: Record<string, number> = {};
      for (const to of ORDER_STATUSES) {
        await site.shop.db.update(orders).set({ status: from }).where(eq(orders.id, order._id));
        await reservePieces(order, from);
        const { status } = await move(as, order, { status: to, reason: 'vì vậy' });
        answers[to] = status;
      }
      const allowed = new Set<OrderStatus>(orderActions(from, as).map(({ to }) => to));
      const expected = ORDER_STATUSES.map((to) => [to, allowed.has(to) ? 200 : 409]);
      expect(answers).toEqual(Object.fromEntries(expected));
      for (const action of orderActions(from, as)) {
        await site.shop.db.update(orders).set({ status: from }).where(eq(orders.id, order._id));
        await reservePieces(order, from);
        const { status } = await move(as, order, { status: action.to });
        expect(status).toBe(needsReason(action, as) ? 422 : 200);
      }
    });

    /** Restores the reservations that the current status implies, after the order was cancelled by the previous step. */
    async function reservePieces({ items }: Order, from: OrderStatus): Promise<void> {
      if (!orderActions(from, as).some(({ to }) => to === 'cancelled')) return;
      await site.shop.db.execute(
        `UPDATE charms SET reserved = ${15 * (items[0]?.quantity ?? 1)} WHERE slug = 'cuc-hoa-mi'`,
      );
    }
  },
);
