import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BulkOutcome, Order } from '#contract/http/ordering.ts';
import { seconds } from '#domain/kernel/time.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { BATCH_PACE, UNDO_WITHIN } from '#domain/ordering/limits.ts';
import { fillCart, ledgerErrors, orderBody, stockOf } from '../../../../test-support/goods.ts';
import { shipmentActions, type SignedIn } from '../../../../test-support/parcels.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
let people: Awaited<ReturnType<typeof shipmentActions>>;
let mai: SignedIn;
beforeAll(async () => {
  people = await shipmentActions(site);
  mai = await site.signIn({ role: 'admin', name: 'Mai' });
});

const undo = async (orders: { _id: string }[], who: SignedIn = people.admin) =>
  (
    await who.post<BulkOutcome[]>('/api/orders/undo-confirmation', {
      orders: orders.map(({ _id }) => _id),
    })
  ).data;
async function placedOrder(): Promise<Order> {
  await fillCart(people.linh);
  return (await people.linh.post<Order>('/api/orders', orderBody())).data;
}
const confirmations = async () =>
  (await site.mailsTo(people.linh.user.email)).filter(({ subject }) => subject.includes('Đã xác nhận'));

test('a confirmation is undone by the admin who made it, once for two requests, and its mail is not sent', async () => {
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
  // Confirming again sends the mail.
  await people.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  expect(await confirmations()).toHaveLength(told + 1);
});

test('undoing is refused to another admin, after 8 s, once mailed, once shipped and for an unknown order', async () => {
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

test('a batch can be undone whole for 8 s after its last order; its mails are held back until then', async () => {
  const [first, last] = [await placedOrder(), await placedOrder()];
  const confirm = (order: Order, following: number) =>
    people.admin.post('/api/orders/bulk-transition', { orders: [order._id], status: 'confirmed', following });
  await confirm(first, 59);
  site.clock.advance(59 * BATCH_PACE);
  await confirm(last, 0);
  const held = ({ _id }: Order) =>
    site.jobs
      .heldBack()
      .flatMap(({ data, seconds: delay }) => (JSON.stringify(data).includes(_id) ? delay : []));
  // One second longer than the undo window, so that nothing is sent in its last moment.
  expect(new Set(held(first))).toEqual(new Set([(59 * BATCH_PACE + UNDO_WITHIN) / seconds(1) + 1]));
  expect(new Set(held(last))).toEqual(new Set([UNDO_WITHIN / seconds(1) + 1]));
  site.clock.advance(UNDO_WITHIN);
  expect((await undo([first, last])).map(({ outcome }) => outcome)).toEqual(['done', 'done']);

  // Within one request, too, the first is held until the last can no longer be undone.
  const orders = [first._id, last._id];
  await people.admin.post('/api/orders/bulk-transition', { orders, status: 'confirmed', following: 0 });
  const holds = [first, last].map((order) => held(order).at(-1));
  expect(holds).toEqual([1, 0].map((after) => (after * BATCH_PACE + UNDO_WITHIN) / seconds(1) + 1));
  expect((await undo([first, last])).map(({ outcome }) => outcome)).toEqual(['done', 'done']);

  await confirm(first, 1);
  site.clock.advance(BATCH_PACE + UNDO_WITHIN + 1);
  expect((await undo([first]))[0]?.message).toBe(orderingCopy.undoTooLate);
});

test('undoing and packing concurrently: one succeeds, the other is refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await people.confirmedOrder(['hoa-sen']);
    const pack = () => mai.post<BulkOutcome[]>('/api/shipments/bulk', { orders: [order._id] });
    const [undone, packed] = await Promise.all([undo([order]), pack()]);
    const went = new Set([undone[0]?.outcome, packed.data[0]?.outcome]);
    expect(went).toEqual(new Set(['done', 'refused']));
    const { status } = await people.orderNow(order);
    expect(status).toBe(undone[0]?.outcome === 'done' ? 'pending' : 'shipped');
  }
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('undoing while the customer cancels: at most one cancellation, stock released once', async () => {
  const before = await stockOf(site.shop, 'hoa-sen');
  const order = await people.confirmedOrder(['hoa-sen']);
  const cancel = () =>
    people.linh.put<Order>(`/api/orders/${order._id}/customer-transition`, { status: 'cancelled' });
  await Promise.all([undo([order]), cancel(), undo([order]), cancel()]);
  const { status, statusHistory } = await people.orderNow(order);
  expect(['pending', 'cancelled']).toContain(status);
  expect(statusHistory.filter((entry) => entry.status === 'cancelled').length).toBeLessThanOrEqual(1);
  if (status === 'pending') await cancel();
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('confirmed to pending is no transition for admins; only undoing does it', async () => {
  const order = await people.confirmedOrder();
  const answer = await people.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'pending' });
  expect(answer.error.code).toBe('INVALID_TRANSITION');
});

test('an order confirmed with its transfer cannot be undone', async () => {
  await fillCart(people.linh);
  const { data } = await people.linh.post<Order>('/api/orders', orderBody({ paymentMethod: 'VietQR' }));
  await people.admin.post('/api/payments/admin/confirm', { orderId: data._id, confirmed: true });
  expect((await undo([data]))[0]?.outcome).toBe('refused');
  expect((await people.orderNow(data)).status).toBe('confirmed');
});
