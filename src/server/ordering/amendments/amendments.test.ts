import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ExchangeCharmBody, Order } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { charmId, ledgerErrors, setStock, stockOf } from '../../../../test-support/goods.ts';
import { approvePhotos, shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { orderByTransfer } from '../../../../test-support/transfers.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

/** The charm at a position of the order's first bracelet. */
const hangingAt = ({ items }: Order, place: number) =>
  items[0]!.charms.find(({ position }) => position === place)!;

function exchange(order: Order, change: Partial<ExchangeCharmBody> = {}, who: Visitor = people.admin) {
  const { name: seen, position } = hangingAt(order, 0);
  const [{ _id: item }] = order.items as [Order['items'][number]];
  const charm = charmId('hoa-hong');
  const body = { item, position, seen, charm, difference: 'settle', ...change };
  return who.post<Order>(`/api/orders/${order._id}/exchange`, body);
}
const difference = async () => {
  const { data } = await people.admin.get<{ price: number }>(`/api/charms/${charmId('hoa-hong')}`);
  const { data: old } = await people.admin.get<{ price: number }>(`/api/charms/${charmId('hoa-sen')}`);
  return data.price - old.price;
};
const paymentOf = async ({ _id }: Order) =>
  (await people.admin.get<Payment>(`/api/payments/order/${_id}`)).data;

test('exchanging a broken charm updates stock, ledger, total and search, mails the customer and awaits a photo', async () => {
  const order = await people.confirmedOrder(['hoa-sen']);
  await setStock(site.shop, { charm: 'hoa-hong' }, 3);
  const before = await stockOf(site.shop, 'hoa-sen');
  const { data, status } = await exchange(order, { broken: 1, words: 'Bạn xem hoa hồng này nhé' });
  expect(status).toBe(200);
  expect(hangingAt(data, 0).name).not.toBe(hangingAt(order, 0).name);
  expect(data.totalPrice - order.totalPrice).toBe(await difference());
  expect([data.proof, data.statusHistory.at(-1)?.note]).toEqual([
    'wanted',
    `Charm exchanged: ${hangingAt(order, 0).name} → ${hangingAt(data, 0).name}`,
  ]);
  expect(await stockOf(site.shop, 'hoa-sen')).toEqual({
    stock: before.stock - 1,
    reserved: before.reserved - 1,
  });
  expect(await stockOf(site.shop, 'hoa-hong')).toEqual({ stock: 3, reserved: 1 });
  expect(await ledgerErrors(site.shop)).toEqual([]);
  await site.jobs.runAll();
  const [told] = (await site.mailsTo(people.linh.user.email)).filter(({ subject }) =>
    subject.includes('xin đổi'),
  );
  expect(told?.text).toContain('Bạn xem hoa hồng này nhé');
  const { data: found } = await people.admin.get<{ orders: Order[] }>(
    `/api/orders?search=${encodeURIComponent(`${order._id.slice(-8)} ${hangingAt(data, 0).name}`)}`,
  );
  expect(found.orders).toHaveLength(1);
  // A second request changes nothing; cancelling returns all remaining pieces to stock.
  expect((await exchange(order, { broken: 1 })).data.statusHistory).toHaveLength(data.statusHistory.length);
  const cancelled = { status: 'cancelled', reason: 'khách đổi ý' };
  await people.admin.put(`/api/orders/${order._id}/admin-transition`, cancelled);
  expect((await stockOf(site.shop, 'hoa-hong')).reserved).toBe(0);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('a charm exchange sent twice counts once; short stock, a stale view, a shipped order or a customer is refused', async () => {
  const order = await people.confirmedOrder(['hoa-sen']);
  await setStock(site.shop, { charm: 'hoa-hong' }, 5);
  await setStock(site.shop, { charm: 'hoa-cuc' }, 0);
  expect((await exchange(order, { charm: charmId('hoa-cuc') })).error.code).toBe('STOCK_INSUFFICIENT');
  expect((await exchange(order, { broken: 2 })).status).toBe(422);
  expect((await exchange(order, { position: 99 })).status).toBe(404);
  expect((await exchange(order, { charm: randomUUID() })).error.code).toBe('UNKNOWN_PIECE');
  expect((await exchange(order, {}, people.linh)).status).toBe(403);
  const answers = await Promise.all([exchange(order), exchange(order)]);
  expect(tally(answers)).toEqual({ 200: 2 });
  const now = await people.orderNow(order);
  expect(now.statusHistory.filter(({ note }) => note?.startsWith('Charm exchanged'))).toHaveLength(1);
  expect(await stockOf(site.shop, 'hoa-hong')).toMatchObject({ reserved: 1 });
  expect((await exchange(order, { charm: charmId('hoa-cuc') })).error.code).toBe('CONFLICT');
  await approvePhotos(site.shop, order);
  await people.create(order);
  const late = await exchange(now, { charm: charmId('hoa-sen') });
  expect([late.status, late.error.code]).toEqual([409, 'INVALID_TRANSITION']);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test.each([1, 2, 3])(
  'a charm exchange concurrent with packing or cancelling keeps stock and ledger consistent (%d)',
  async () => {
    await setStock(site.shop, { charm: 'hoa-hong' }, 5);
    const packed = await people.confirmedOrder(['hoa-sen']);
    const [exchanged, parcel] = await Promise.all([exchange(packed), people.create(packed)]);
    // The later request is refused: a shipped order keeps its charm, and an exchanged one waits for her approval.
    expect(tally([exchanged, parcel])).toEqual(
      parcel.status === 201 ? { 201: 1, 409: 1 } : { 200: 1, 409: 1 },
    );
    const hangs = hangingAt(await people.orderNow(packed), 0).name;
    expect(hangs === hangingAt(packed, 0).name).toBe(parcel.status === 201);

    const [lotus, rose] = [await stockOf(site.shop, 'hoa-sen'), await stockOf(site.shop, 'hoa-hong')];
    const leaving = await people.confirmedOrder(['hoa-sen']);
    const leave = { status: 'cancelled', reason: 'khách đổi ý' };
    const [changed, left] = await Promise.all([
      exchange(leaving),
      people.admin.put<Order>(`/api/orders/${leaving._id}/admin-transition`, leave),
    ]);
    expect([200, 409]).toContain(changed.status);
    expect(left.status).toBe(200);
    // The broken charm is deducted whatever happened to the order.
    const broke = changed.status === 200 ? 1 : 0;
    expect(await stockOf(site.shop, 'hoa-sen')).toEqual({ ...lotus, stock: lotus.stock - broke });
    expect(await stockOf(site.shop, 'hoa-hong')).toEqual(rose);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  },
);

test('two admins concurrently exchange one charm for different ones: one gets 409 CONFLICT', async () => {
  await setStock(site.shop, { charm: 'hoa-hong' }, 5);
  await setStock(site.shop, { charm: 'hoa-cuc' }, 5);
  const mai = await site.signIn({ role: 'admin', name: 'Mai' });
  const order = await people.confirmedOrder(['hoa-sen']);
  const answers = await Promise.all([exchange(order), exchange(order, { charm: charmId('hoa-cuc') }, mai)]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  const held = [await stockOf(site.shop, 'hoa-hong'), await stockOf(site.shop, 'hoa-cuc')];
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('CONFLICT');
  await people.admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'cancelled', reason: 'thử' });
  const left = [await stockOf(site.shop, 'hoa-hong'), await stockOf(site.shop, 'hoa-cuc')];
  const sum = (all: { reserved: number }[]) => all.reduce((total, { reserved }) => total + reserved, 0);
  expect(sum(held) - sum(left)).toBe(1);
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

test('charm exchange in a paid order: a dearer charm only with the difference waived, a cheaper one owes a refund', async () => {
  const order = await orderByTransfer(people.linh, ['hoa-hong']);
  expect((await exchange(order)).error.code).toBe('INVALID_TRANSITION');
  await people.admin.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
  const dearer = { charm: charmId('hoa-sen') };
  const refused = await exchange(order, dearer);
  const { data: waived } = await exchange(order, { ...dearer, difference: 'waive' });
  expect([refused.status, waived.totalPrice]).toEqual([422, order.totalPrice]);
  const { data } = await exchange(waived, { charm: charmId('hoa-giay') });
  const owed = order.totalPrice - data.totalPrice;
  expect(owed).toBeGreaterThan(0);
  expect(await paymentOf(data)).toMatchObject({ amount: data.totalPrice, owedBack: owed });
  expect(await ledgerErrors(site.shop)).toEqual([]);
});

/** What the last mail about a changed order says of its price. */
async function priceNews(): Promise<string | undefined> {
  const mails = await site.mailsTo(people.linh.user.email);
  const changed = mails.findLast(({ subject }) => subject.includes('Tiệm xin đổi một chút'));
  return /^(?:Tiệm sẽ hoàn lại bạn|Tổng tiền).*$/m.exec(changed?.text ?? '')?.[0];
}

test.each([
  ['most of the difference', -5_000],
  ['all of it', -20_000],
])('a cheaper charm after less was received, by %s: the mail names what is owed', async (_most, more) => {
  const order = await orderByTransfer(people.linh, ['hoa-hong']);
  const received = order.totalPrice + more;
  const paid = { orderId: order._id, confirmed: true, received, reason: 'Khách quen' };
  expect((await people.admin.post('/api/payments/admin/confirm', paid)).status).toBe(200);
  const { data } = await exchange(order, { charm: charmId('hoa-giay') });
  const owed = Math.max(0, received - data.totalPrice);
  expect(await paymentOf(data)).toMatchObject({ received, owedBack: owed });
  expect(await priceNews()).toBe(
    owed > 0
      ? `Tiệm sẽ hoàn lại bạn ${formatVnd(vnd(owed))}.`
      : `Tổng tiền của đơn nay là ${formatVnd(data.totalPrice)} thay cho ${formatVnd(order.totalPrice)}.`,
  );
});

test('a cheaper charm in a paid order owes the whole difference, as its mail says, also after a refund out of goodwill', async () => {
  const order = await orderByTransfer(people.linh, ['hoa-hong']);
  await people.admin.post('/api/payments/admin/confirm', { orderId: order._id, confirmed: true });
  const goodwill = { orderId: order._id, amount: 50_000, reason: 'Giao trễ' };
  expect((await people.admin.post('/api/payments/admin/refund', goodwill)).status).toBe(200);
  const { data } = await exchange(order, { charm: charmId('hoa-giay') });
  const owed = order.totalPrice - data.totalPrice;
  expect(await paymentOf(data)).toMatchObject({ refunded: 50_000, owedBack: owed });
  expect(await priceNews()).toBe(`Tiệm sẽ hoàn lại bạn ${formatVnd(vnd(owed))}.`);
});

test('changing the shipping option adjusts the total, or keeps it when the difference is waived', async () => {
  const order = await people.confirmedOrder();
  const options = await people.admin.get<{ _id: string; name: string; price: number }[]>('/api/shipping');
  const other = options.data.find(({ _id, price }) => _id !== order.shippingOption._id && price > 0)!;
  const change = (body: object, of = order) =>
    people.admin.put<Order>(`/api/orders/${of._id}/shipping-option`, {
      shippingOption: other._id,
      seen: of.shippingOption.name,
      difference: 'settle',
      ...body,
    });
  expect((await change({ seen: 'Khinh khí cầu' })).error.code).toBe('CONFLICT');
  expect((await change({ shippingOption: randomUUID() })).error.code).toBe('SHIPPING_OPTION_GONE');
  const { data } = await change({});
  expect([data.shippingOption.name, data.totalPrice - order.totalPrice]).toEqual([
    other.name,
    data.shippingFee - order.shippingFee,
  ]);
  expect((await change({})).data.statusHistory).toHaveLength(data.statusHistory.length);
  const paid = await orderByTransfer(people.linh);
  await people.admin.post('/api/payments/admin/confirm', { orderId: paid._id, confirmed: true });
  const free = await change({ difference: 'waive' }, paid);
  expect([free.data.shippingOption.name, free.data.totalPrice]).toEqual([other.name, paid.totalPrice]);
});
