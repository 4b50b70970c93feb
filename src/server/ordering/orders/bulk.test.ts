import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EarlyGift } from '#contract/http/fulfilment.ts';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';
import type { BulkOutcome, Order } from '#contract/http/ordering.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { fillCart, ledgerErrors, orderBody, stockOf } from '../../../../test-support/goods.ts';
import { holdRow } from '../../../../test-support/held-row.ts';
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

async function placed(number: number, charms: string[] = [], more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < number; n += 1) {
    await fillCart(people.linh, charms);
    ids.push((await people.linh.post<Order>('/api/orders', orderBody(more))).data._id);
  }
  return ids;
}
const bulk = (orders: string[], status: string, more: object = {}, who: SignedIn = people.admin) =>
  who.post<BulkOutcome[]>('/api/orders/bulk-transition', { orders, status, ...more });
const ship = (orders: string[], more: object = {}, who: SignedIn = people.admin) =>
  who.post<BulkOutcome[]>('/api/shipments/bulk', { orders, ...more });
const outcomes = ({ data }: { data: BulkOutcome[] }) => data.map(({ outcome }) => outcome);
const read = async (id: string) => (await people.admin.get<Order>(`/api/orders/${id}`)).data;

describe('confirming several orders', () => {
  test('handles each by itself: a refused one does not stop the others and tells who changed it', async () => {
    const [first, gone, last] = await placed(3);
    await people.linh.put(`/api/orders/${gone}/customer-transition`, { status: 'cancelled' });
    const nobody = randomUUID();
    const { status, data } = await bulk([first!, gone!, nobody, last!], 'confirmed');
    expect(status).toBe(200);
    expect(data.map(({ order, outcome }) => [order, outcome])).toEqual([
      [first, 'done'],
      [gone, 'refused'],
      [nobody, 'refused'],
      [last, 'done'],
    ]);
    expect(data[1]?.message).toMatch(/^Khách đã chuyển đơn sang “Đã hủy” lúc /);
    expect((await read(last!)).status).toBe('confirmed');
  });

  test('concurrent requests of two admins confirm each order once, with one mail each', async () => {
    const ids = await placed(3);
    const mails = (await site.mailsTo(people.linh.user.email)).length;
    const answers = await Promise.all([
      bulk(ids, 'confirmed'),
      bulk(ids, 'confirmed'),
      bulk(ids, 'confirmed', {}, mai),
    ]);
    for (const [place, id] of ids.entries()) {
      const told = answers.map(({ data }) => data[place]!.outcome);
      expect(told.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(told.filter((outcome) => outcome === 'unchanged')).toHaveLength(2);
      const moves = (await read(id)).statusHistory.filter(({ status }) => status === 'confirmed');
      expect(moves).toHaveLength(1);
    }
    expect((await site.mailsTo(people.linh.user.email)).length - mails).toBe(3);
  });

  test('concurrent with cancellations, each order ends confirmed or cancelled, with its stock reserved or released', async () => {
    const before = await stockOf(site.shop, 'hoa-sen');
    const ids = await placed(4, ['hoa-sen']);
    const cancel = (id: string) =>
      people.linh.put<Order>(`/api/orders/${id}/customer-transition`, { status: 'cancelled' });
    const [confirmed, cancelled] = await Promise.all([
      bulk(ids, 'confirmed'),
      bulk(ids.toReversed(), 'cancelled', { reason: 'hết hoa sen' }, mai),
      cancel(ids[1]!),
      cancel(ids[2]!),
    ]);
    for (const answer of [confirmed, cancelled]) expect(outcomes(answer)).not.toContain('unavailable');
    const now = await Promise.all(ids.map(read));
    const kept = now.filter(({ status }) => status === 'confirmed').length;
    for (const { status, statusHistory } of now) {
      expect(['confirmed', 'cancelled']).toContain(status);
      expect(statusHistory.filter((each) => each.status === 'cancelled').length).toBeLessThanOrEqual(1);
    }
    expect((await stockOf(site.shop, 'hoa-sen')).reserved).toBe(before.reserved + kept);
    await bulk(ids, 'cancelled', { reason: 'dọn sau khi thử' });
    expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('an order awaiting its transfer is refused', async () => {
    const [waiting] = await placed(1, [], { paymentMethod: 'VietQR' });
    const { data } = await bulk([waiting!], 'confirmed');
    expect(data).toEqual([
      { order: waiting, outcome: 'refused', message: orderingCopy.stands('pending_payment') },
    ]);
  });

  test('an order whose row is locked is unavailable, the others are confirmed', async () => {
    const [held, free] = await placed(2);
    const row = await holdRow(site.shop.db.$client.options.connectionString ?? '', 'orders', held!);
    const { data } = await bulk([held!, free!], 'confirmed');
    expect(data.map(({ outcome }) => outcome)).toEqual(['unavailable', 'done']);
    await row.letGo();
    expect(outcomes(await bulk([held!, free!], 'confirmed'))).toEqual(['done', 'unchanged']);
  });

  test.each([
    { orders: [] },
    { orders: Array.from({ length: 11 }, () => randomUUID()) },
    { orders: [randomUUID()], status: 'shipped' },
    { orders: [randomUUID()], status: 'cancelled' },
    { orders: [randomUUID()], status: 'cancelled', reason: ' ' },
  ])('refuses %j', async (body) => {
    const answer = await people.admin.post('/api/orders/bulk-transition', { status: 'confirmed', ...body });
    expect([answer.status, answer.error.code]).toEqual([422, 'INVALID_INPUT']);
  });
});

test('cancelling several or overdue orders without a reason is refused with a message that asks for it', async () => {
  const without = { orders: [randomUUID()], status: 'cancelled', reason: ' ' };
  for (const path of ['/api/orders/bulk-transition', '/api/orders/overdue/cancel'])
    expect((await people.admin.post(path, without)).error.message).toBe('Vui lòng cho biết lý do');
});

test('two admins concurrently cancel several orders: stock is released once, the reason is in the history', async () => {
  const before = await stockOf(site.shop, 'hoa-sen');
  const ids = await placed(2, ['hoa-sen']);
  const reason = 'Hết charm hoa sen';
  await Promise.all([bulk(ids, 'cancelled', { reason }), bulk(ids, 'cancelled', { reason }, mai)]);
  expect((await read(ids[1]!)).statusHistory.at(-1)?.note).toBe(`Order cancelled: ${reason}`);
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual(before);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

describe('packing several orders', () => {
  test('makes and assigns shipments; concurrent requests of two admins make one per order', async () => {
    const orders = [await people.confirmedOrder(), await people.confirmedOrder()].map(({ _id }) => _id);
    const wish = { shipperId: people.tam.user._id };
    const answers = await Promise.all([ship(orders, wish), ship(orders, wish), ship(orders, wish, mai)]);
    expect(answers.flatMap(outcomes)).not.toContain('refused');
    for (const id of orders) {
      expect((await read(id)).statusHistory.filter(({ status }) => status === 'shipped')).toHaveLength(1);
    }
    const { data } = await people.tam.get<{ shipments: { order: { _id: string } }[] }>(
      '/api/shipments/my-shipments',
    );
    expect(data.shipments.filter(({ order }) => orders.includes(order._id as never))).toHaveLength(2);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('assigns shipments made before; one assigned to another shipper is refused with his name', async () => {
    const [packed, taken, unpaid] = [
      await people.confirmedOrder(),
      await people.confirmedOrder(),
      { _id: (await placed(1))[0]! },
    ];
    expect(outcomes(await ship([packed._id, taken._id]))).toEqual(['done', 'done']);
    expect(outcomes(await ship([taken._id], { shipperId: people.hung.user._id }))).toEqual(['done']);
    const { data } = await ship([packed._id, taken._id, unpaid._id], { shipperId: people.tam.user._id });
    expect(data).toEqual([
      { order: packed._id, outcome: 'done', message: null },
      { order: taken._id, outcome: 'refused', message: 'Chuyến giao này đã giao cho Anh Hùng' },
      { order: unpaid._id, outcome: 'refused', message: orderingCopy.stands('pending') },
    ]);
  });

  test('GET early-gifts lists the gifts that would arrive too early, with the day from which each may leave', async () => {
    const giftFor = (days: number) => ({
      gift: { recipient: 'Mẹ', sender: '', hand: 'print', notBefore: addDays(dayOf(site.clock.now()), days) },
    });
    const [plain, soon, late, unconfirmed] = [
      await people.confirmedOrder(),
      await people.confirmedOrder([], giftFor(1)),
      await people.confirmedOrder([], giftFor(30)),
      { _id: (await placed(1, [], giftFor(30)))[0]! },
    ];
    const asked = (orders: { _id: string }[]) =>
      people.admin.get<EarlyGift[]>(
        `/api/shipments/early-gifts?orders=${orders.map(({ _id }) => _id).join(',')}`,
      );
    const { data } = await asked([plain, soon, late, unconfirmed]);
    const notBefore = giftFor(30).gift.notBefore;
    expect(data).toEqual([
      { order: late._id, name: 'Nguyễn Khánh Linh', notBefore, leavesFrom: expect.any(String) },
    ]);
    const { leavesFrom } = data[0]!;
    expect([leavesFrom > dayOf(site.clock.now()), leavesFrom < notBefore]).toEqual([true, true]);
    await people.create(late);
    expect((await asked([late])).data).toEqual([]);
    expect((await people.admin.get('/api/shipments/early-gifts?orders=1')).status).toBe(422);
  });

  test('if the assignee is no shipper, the shipment is made but not assigned, and the outcome says so', async () => {
    const order = await people.confirmedOrder();
    const { data } = await ship([order._id], { shipperId: people.linh.user._id });
    expect(data[0]?.outcome).toBe('refused');
    expect(data[0]?.message).toMatch(/^Đã tạo vận đơn nhưng chưa giao được/);
    expect((await read(order._id)).status).toBe('shipped');
  });
});

test('worksheets of several orders come in the requested order; the CSV has the requested orders alone', async () => {
  const [one, two, other] = await placed(3);
  const { data } = await people.admin.get<{ order: Order; bracelets: object[] }[]>(
    `/api/reports/worksheets?orders=${two},${randomUUID()},${one}`,
  );
  expect(data.map(({ order }) => order._id)).toEqual([two, one]);
  expect(data.every(({ bracelets }) => bracelets.length > 0)).toBe(true);
  expect((await people.admin.get('/api/reports/worksheets?orders=1')).status).toBe(422);
  const csv = await people.admin.get(`/api/reports/orders.csv?orders=${one},${other}`);
  expect(csv.bytes.toString().trim().split('\n')).toHaveLength(3);
});
