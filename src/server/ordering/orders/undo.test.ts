import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkOutcome, Order } from '#contract/http/ordering.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { UNDO_WITHIN } from '#domain/ordering/limits.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { fillCart, ledgerErrors, orderBody, stockOf } from '../../../../test-support/goods.ts';
import { shipmentActions, type SignedIn } from '../../../../test-support/parcels.ts';

let site: TestShop;
let people: Awaited<ReturnType<typeof shipmentActions>>;
let mai: SignedIn;
beforeAll(async () => {
  site = await startTestShop();
  people = await shipmentActions(site);
  mai = await site.signIn({ role: 'admin', name: 'Mai' });
});
afterAll(() => site.close());

const undo = async (orders: { _id: string }[], who: SignedIn = people.admin) =>
  (
    await who.post<BulkOutcome[]>('/api/orders/undo-confirmation', {
      orders: orders.map(({ _id }) => _id),
    })
  ).data;
const confirmations = async () =>
  (await site.mailsTo(people.linh.user.email)).filter(({ subject }) => subject.includes('Đã xác nhận'));

test('a confirmation is taken back by who made it, with its mail, once for two presses', async () => {
  const before = await stockOf(site.shop, 'hoa-sen');
  const told = (await confirmations()).length;
  const order = await people.confirmedOrder(['hoa-sen']);
  site.clock.advance(UNDO_WITHIN);
  const answers = await Promise.all([undo([order]), undo([order])]);
  expect(
    answers
      .flat()
      .map(({ outcome }) => outcome)
      .toSorted(),
  ).toEqual(['done', 'unchanged']);
  const { status, statusHistory } = await people.orderNow(order);
  expect([status, statusHistory.at(-1)?.note]).toEqual(['pending', 'Confirmation undone']);
  expect(await confirmations()).toHaveLength(told);
  expect((await stockOf(site.shop, 'hoa-sen')).reserved).toBe(before.reserved + 1);
  expect(await ledgerErrors(site.shop)).toEqual([]);
  // Confirmed again, it is told.
  await people.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  expect(await confirmations()).toHaveLength(told + 1);
});

test('not by somebody else, not after 8 s, not once it was told, shipped or never was', async () => {
  const [others, late, told, shipped] = [
    await people.confirmedOrder(),
    await people.confirmedOrder(),
    await people.confirmedOrder(),
    await people.confirmedOrder(),
  ];
  const [foreign] = await undo([others], mai);
  expect(foreign?.outcome).toBe('refused');
  expect(foreign?.message).toMatch(/^Minh Anh đã chuyển đơn sang “Đã xác nhận” lúc /);
  await people.create(shipped);
  expect((await undo([shipped]))[0]?.message).toMatch(/^Bạn đã chuyển đơn sang “Đã giao hàng” lúc /);
  expect((await undo([others]))[0]?.outcome).toBe('done');
  await site.jobs.runAll();
  expect(await undo([told])).toEqual([
    { order: told._id, outcome: 'refused', message: orderingCopy.undoTooLate },
  ]);
  site.clock.advance(UNDO_WITHIN + 1);
  expect((await undo([late]))[0]?.message).toBe(orderingCopy.undoTooLate);
  expect((await undo([{ _id: randomUUID() }]))[0]?.outcome).toBe('refused');
  const order = await people.orderNow(late);
  expect(order.status).toBe('confirmed');
});

test('a move that only taking back makes is no button of the order', async () => {
  const order = await people.confirmedOrder();
  const answer = await people.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'pending' });
  expect(answer.error.code).toBe('INVALID_TRANSITION');
});

test('an order that is confirmed by its transfer cannot be taken back', async () => {
  await fillCart(people.linh);
  const { data } = await people.linh.post<Order>('/api/orders', orderBody({ paymentMethod: 'VietQR' }));
  await people.admin.post('/api/payments/admin/confirm', { orderId: data._id, confirmed: true });
  expect((await undo([data]))[0]?.outcome).toBe('refused');
  expect((await people.orderNow(data)).status).toBe('confirmed');
});
