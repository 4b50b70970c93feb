import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import { SHIPMENT_STATUSES, nextShipmentStatuses } from '#domain/fulfilment/shipments.ts';
import { hours, minutes } from '#domain/kernel/time.ts';
import { users } from '#server/identity/tables.ts';
import { startTestShop, tally, type Visitor } from '../../../../test-support/app.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fillCart, ledgerErrors, orderBody, stockOf } from '../../../../test-support/goods.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { shipments } from '../tables.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

describe('POST /shipments', () => {
  test('ships a confirmed order: reduces stock, adds history, mails the tracking number', async () => {
    const before = await stockOf(site.shop, 'hoa-sen');
    const order = await people.confirmedOrder(['hoa-sen']);
    const { status, data } = await people.create(order, {
      trackingNumber: ' GHN-123 ',
      carrier: 'Giao Hàng Nhanh',
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      order: { _id: order._id, status: 'shipped', totalPrice: order.totalPrice },
      status: 'pending',
      trackingNumber: 'GHN-123',
      carrier: 'Giao Hàng Nhanh',
      shipper: null,
      notes: 'Gọi trước 10 phút',
      cashToCollect: order.totalPrice,
      actualDeliveryDate: null,
      // Four working days from Saturday, 21 November.
      estimatedDeliveryDate: '2026-11-26T16:59:59.999Z',
    });
    expect(data.statusHistory.map((entry) => [entry.status, entry.by])).toEqual([['pending', 'admin']]);
    expect(await stockOf(site.shop, 'hoa-sen')).toEqual({
      stock: before.stock - 1,
      reserved: before.reserved,
    });
    expect(await ledgerErrors(site.shop)).toEqual([]);
    expect((await people.orderNow(order)).statusHistory.at(-1)).toMatchObject({
      status: 'shipped',
      note: 'Shipment created',
    });
    const mail = (await site.mailsTo(people.linh.user.email)).at(-1);
    expect(mail?.subject).toContain('Đã giao hàng');
    expect(mail?.text).toContain('GHN-123');
    expect(mail?.text).toContain('26/11/2026');
  });

  test('sets the expected delivery day in working days, of which New Year is none', async () => {
    const newYear = await startTestShop({ clock: testClock('2026-12-31T02:00:00.000Z') });
    const { create, confirmedOrder } = await shipmentActions(newYear);
    const { data } = await create(await confirmedOrder());
    expect(data.estimatedDeliveryDate).toBe('2027-01-07T16:59:59.999Z');
    await newYear.close();
  });

  test('makes one shipment for concurrent equal requests; a different one or a pending order is refused', async () => {
    const order = await people.confirmedOrder();
    const answers = await Promise.all([people.create(order), people.create(order), people.create(order)]);
    expect(tally(answers)).toEqual({ 201: 3 });
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    const other = await people.create(order, { carrier: 'Khác' });
    expect([other.status, other.error.code]).toEqual([409, 'INVALID_TRANSITION']);
    await fillCart(people.linh);
    const pending = (await people.linh.post<Order>('/api/orders', orderBody())).data;
    expect((await people.create(pending)).error.code).toBe('INVALID_TRANSITION');
    expect((await people.admin.post('/api/shipments', { order: randomUUID() })).status).toBe(404);
  });

  test.each([{}, { order: 'x' }, { order: null }, { order: randomUUID(), trackingNumber: 'x'.repeat(61) }])(
    'refuses %j',
    async (body) => {
      expect((await people.admin.post('/api/shipments', body)).error.code).toBe('INVALID_INPUT');
    },
  );
});

describe('assigning', () => {
  test('by two admins concurrently: one succeeds, the other gets 409; the shipment is shipped', async () => {
    const shipment = (await people.create(await people.confirmedOrder())).data;
    const answers = await Promise.all([
      people.assign(shipment, people.tam),
      people.assign(shipment, people.hung),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const again = await people.assign(shipment);
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_ASSIGNED']);
    const { data } = await people.admin.get<Shipment>(`/api/shipments/${shipment._id}`);
    expect(data.status).toBe('shipped');
    expect(data.statusHistory.map(({ status }) => status)).toEqual(['pending', 'shipped']);
  });

  test('to anybody but a shipper is 422; the parcel of a disabled shipper can be assigned again', async () => {
    const shipment = (await people.create(await people.confirmedOrder())).data;
    for (const wrong of [people.linh.user._id, people.admin.user._id, randomUUID()]) {
      const refused = await people.admin.put(`/api/shipments/${shipment._id}/assign`, { shipperId: wrong });
      expect([refused.status, refused.error.code]).toEqual([422, 'SHIPPER_UNKNOWN']);
    }
    const leaving = await site.signIn({ role: 'shipper' });
    expect((await people.assign(shipment, leaving)).status).toBe(200);
    await site.shop.db
      .update(users)
      .set({ disabledAt: site.clock.now() })
      .where(eq(users.id, leaving.user._id));
    const handedOver = await people.assign(shipment, people.hung);
    expect(handedOver.data.shipper?.name).toBe('Anh Hùng');
    expect((await people.assign(shipment, people.tam)).status).toBe(409);
    expect(
      (await people.admin.put(`/api/shipments/${randomUUID()}/assign`, { shipperId: people.tam.user._id }))
        .status,
    ).toBe(404);
  });
});

describe('PUT /shipments/{id}/status', () => {
  test('delivers a parcel: updates order, date, notes and history, mails, and emits shipment.changed', async () => {
    const shipment = await people.carried();
    const told: unknown[] = [];
    site.shop.events.on('shipment.changed', (fact) => void told.push(fact));
    await people.change(shipment, 'in_transit');
    await people.change(shipment, 'out_for_delivery', { notes: 'Khách hẹn 5 giờ' });
    expect((await people.orderNow(shipment.order)).status).toBe('shipped');
    site.clock.advance(minutes(1));
    const { data } = await people.change(shipment, 'delivered', { notes: 'Gửi bảo vệ' });
    expect(data).toMatchObject({
      status: 'delivered',
      actualDeliveryDate: site.clock.now().toISOString(),
      deliveryNotes: 'Gửi bảo vệ',
      order: { status: 'delivered' },
    });
    expect(data.statusHistory.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['shipped', null],
      ['in_transit', null],
      ['out_for_delivery', 'Khách hẹn 5 giờ'],
      ['delivered', 'Gửi bảo vệ'],
    ]);
    expect((await people.orderNow(shipment.order)).statusHistory.at(-1)).toMatchObject({
      status: 'delivered',
      by: 'shipper',
    });
    expect((await site.mailsTo(people.linh.user.email)).at(-1)?.subject).toContain('Đã nhận hàng');
    expect(told.at(-1)).toEqual({
      shipmentId: shipment._id,
      orderId: shipment.order._id,
      userId: people.linh.user._id,
      shipperId: people.tam.user._id,
      status: 'delivered',
    });
  });

  test('a failure needs a reason and may be tried again', async () => {
    const shipment = await people.broughtTo('in_transit');
    for (const notes of [undefined, null, '   ']) {
      const silent = await people.change(shipment, 'failed', { notes });
      expect([silent.status, silent.error.code]).toEqual([422, 'REASON_REQUIRED']);
    }
    expect((await people.change(shipment, 'failed', { notes: 'Không nghe máy' })).data.deliveryNotes).toBe(
      'Không nghe máy',
    );
    expect((await people.orderNow(shipment.order)).status).toBe('shipped');
    expect((await people.change(shipment, 'in_transit')).status).toBe(200);
  });

  test.each(SHIPMENT_STATUSES)('from %s a shipper reaches exactly the allowed statuses', async (from) => {
    const shipment = await people.carried();
    const answers: Record<string, number> = {};
    for (const to of SHIPMENT_STATUSES) {
      const shipperId = from === 'pending' ? null : people.tam.user._id;
      await site.shop.db
        .update(shipments)
        .set({ status: from, shipperId })
        .where(eq(shipments.id, shipment._id));
      await site.shop.db.execute(
        `UPDATE orders SET status = '${from === 'delivered' ? 'delivered' : 'shipped'}' WHERE id = '${shipment.order._id}'`,
      );
      await site.shop.db.execute(`DELETE FROM shipment_history WHERE shipment_id = '${shipment._id}'`);
      answers[to] = (await people.change(shipment, to, { notes: 'vì vậy' })).status;
    }
    const refused = from === 'pending' ? 404 : 409;
    const allowed = nextShipmentStatuses(from, 'shipper');
    expect(answers).toEqual(
      Object.fromEntries(SHIPMENT_STATUSES.map((to) => [to, allowed.includes(to) ? 200 : refused])),
    );
  });

  test('another shipper’s parcel is 404; an admin and a customer are refused', async () => {
    const shipment = await people.carried();
    expect((await people.change(shipment, 'in_transit', {}, people.hung)).status).toBe(404);
    expect((await people.hung.get(`/api/shipments/${shipment._id}`)).status).toBe(404);
    expect((await people.tam.get<Shipment>(`/api/shipments/${shipment._id}`)).data.status).toBe('shipped');
    expect((await people.change(shipment, 'in_transit', {}, people.admin)).error.code).toBe(
      'ALREADY_ASSIGNED',
    );
    expect((await people.change(shipment, 'in_transit', {}, people.linh)).error.code).toBe('FORBIDDEN');
    expect((await people.linh.get(`/api/shipments/${shipment._id}`)).status).toBe(403);
    expect((await people.change(shipment, 'lost')).error.code).toBe('INVALID_INPUT');
  });

  test('a change sent again with its clientId is made once; that clientId with another change is 422', async () => {
    const shipment = await people.carried();
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => people.change(shipment, 'in_transit', { clientId })),
    );
    expect(tally(answers)).toEqual({ 200: 4 });
    await people.change(shipment, 'out_for_delivery', { clientId: randomUUID() });
    const late = await people.change(shipment, 'in_transit', { clientId });
    expect([late.status, late.data.status]).toEqual([200, 'out_for_delivery']);
    expect(late.data.statusHistory).toHaveLength(4);
    const misused = await people.change(shipment, 'delivered', { clientId });
    expect([misused.status, misused.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  test('changes queued offline keep their time, but not one before the last step or in the future', async () => {
    const shipment = await people.carried();
    const noon = site.clock.now().getTime();
    site.clock.advance(minutes(3));
    const at = (ms: number) => ({ occurredAt: new Date(ms).toISOString(), clientId: randomUUID() });
    await people.change(shipment, 'in_transit', at(noon - hours(20)));
    await people.change(shipment, 'out_for_delivery', at(noon + minutes(1)));
    const { data } = await people.change(shipment, 'delivered', at(noon + minutes(2)));
    expect(data.actualDeliveryDate).toBe(new Date(noon + minutes(2)).toISOString());
    const happened = data.statusHistory.map(({ timestamp }) => Date.parse(timestamp) - noon);
    expect(happened).toEqual([0, 0, 0, minutes(1), minutes(2)]);
    const dreaming = await people.broughtTo('in_transit');
    const { data: tomorrow } = await people.change(dreaming, 'out_for_delivery', at(noon + hours(40)));
    expect(tomorrow.statusHistory.at(-1)?.timestamp).toBe(site.clock.now().toISOString());
  });

  test('changes queued on a phone whose clock is a day slow or fast get the right time', async () => {
    for (const ahead of [hours(-24), hours(24)]) {
      const shipment = await people.broughtTo('in_transit', 'out_for_delivery');
      site.clock.advance(minutes(2));
      const now = site.clock.now().getTime();
      const told = (ms: number) => new Date(ms + ahead).toISOString();
      const claim = { occurredAt: told(now - minutes(1)), sentAt: told(now) };
      const { data } = await people.change(shipment, 'delivered', claim);
      expect(data.actualDeliveryDate).toBe(new Date(now - minutes(1)).toISOString());
    }
  });
});

describe('a parcel that comes back', () => {
  test('sets its order to failed; fit pieces are restocked, once', async () => {
    const before = await stockOf(site.shop, 'hoa-dao');
    const shipment = await people.carried(['hoa-dao', 'hoa-dao']);
    for (const status of ['in_transit', 'out_for_delivery']) await people.change(shipment, status);
    const decide = (fit: boolean) =>
      people.admin.put<Shipment>(`/api/shipments/${shipment._id}/return-to-stock`, { fit });
    expect((await decide(true)).error.code).toBe('INVALID_TRANSITION');
    await people.change(shipment, 'returned', { notes: 'Khách không nhận' });
    expect(await people.orderNow(shipment.order)).toMatchObject({ status: 'failed' });
    expect((await people.orderNow(shipment.order)).statusHistory.at(-1)?.note).toBe(
      'Order returned: Khách không nhận',
    );
    expect(await stockOf(site.shop, 'hoa-dao')).toEqual({ ...before, stock: before.stock - 2 });
    const answers = await Promise.all([decide(true), decide(true)]);
    expect(tally(answers)).toEqual({ 200: 2 });
    expect(answers[0]?.data.stockReturn).toBe('restocked');
    expect(await stockOf(site.shop, 'hoa-dao')).toEqual(before);
    expect((await decide(false)).error.code).toBe('INVALID_TRANSITION');
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('is written off when unfit; that of a completed order cannot come back', async () => {
    const before = await stockOf(site.shop, 'cuc-hoa-mi');
    const shipment = await people.broughtTo('in_transit', 'out_for_delivery', 'delivered', 'returned');
    const { data } = await people.admin.put<Shipment>(`/api/shipments/${shipment._id}/return-to-stock`, {
      fit: false,
    });
    expect(data.stockReturn).toBe('written_off');
    expect((await stockOf(site.shop, 'cuc-hoa-mi')).stock).toBe(before.stock - 15);
    const kept = await people.broughtTo('in_transit', 'out_for_delivery', 'delivered');
    await people.linh.put(`/api/orders/${kept.order._id}/customer-transition`, { status: 'completed' });
    expect((await people.change(kept, 'returned')).error.code).toBe('INVALID_TRANSITION');
    expect((await people.orderNow(kept.order)).status).toBe('completed');
  });
});

describe('a parcel that another carrier has', () => {
  const move = ({ _id }: Shipment, status: string, more: object = {}, who: Visitor = people.admin) =>
    who.put<Shipment>(`/api/shipments/${_id}/status`, { status, ...more });

  test('is moved by an admin up to delivered, and its order with it', async () => {
    const order = await people.confirmedOrder();
    const { data: parcel } = await people.create(order, { carrier: 'GHN', trackingNumber: 'LKEX1' });
    expect((await move(parcel, 'delivered')).error.code).toBe('INVALID_TRANSITION');
    for (const status of ['shipped', 'in_transit', 'out_for_delivery', 'delivered']) {
      const answers = await Promise.all([move(parcel, status), move(parcel, status)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    }
    const { data } = await people.admin.get<Shipment>(`/api/shipments/${parcel._id}`);
    expect(data).toMatchObject({ status: 'delivered', shipper: null, carrier: 'GHN' });
    expect(data.statusHistory.map(({ status, by }) => `${status} ${by}`)).toEqual(
      ['pending', 'shipped', 'in_transit', 'out_for_delivery', 'delivered'].map((each) => `${each} admin`),
    );
    expect((await people.orderNow(order)).status).toBe('delivered');
    expect(await ledgerErrors(site.shop)).toEqual([]);
    const held = await site.shop.db.$count(shipments, and(eq(shipments.id, parcel._id), shipments.cashHeld));
    expect(held).toBe(0);
    expect((await people.assign(parcel, people.tam)).error.code).toBe('ALREADY_ASSIGNED');
  });

  test('fails only with a reason, can be returned, and cannot be moved by a shipper or customer', async () => {
    const order = await people.confirmedOrder();
    const { data: parcel } = await people.create(order);
    for (const status of ['shipped', 'in_transit', 'out_for_delivery']) await move(parcel, status);
    expect((await move(parcel, 'failed')).error.code).toBe('REASON_REQUIRED');
    expect((await move(parcel, 'failed', {}, people.tam)).status).toBe(404);
    expect((await move(parcel, 'failed', {}, people.linh)).status).toBe(403);
    expect((await move(parcel, 'returned')).data.status).toBe('returned');
    expect((await people.orderNow(order)).status).toBe('failed');
  });

  test('can be moved only by its shipper once it is assigned to one', async () => {
    const { data: parcel } = await people.create(await people.confirmedOrder());
    await people.assign(parcel, people.tam);
    expect((await move(parcel, 'in_transit')).error.code).toBe('ALREADY_ASSIGNED');
    expect((await move(parcel, 'in_transit', {}, people.tam)).status).toBe(200);
  });
});

describe('PUT /orders/{id}/shipper-transition', () => {
  const transition = ({ order }: Shipment, status: string, who: Visitor = people.tam) =>
    who.put<Order>(`/api/orders/${order._id}/shipper-transition`, { status });

  test('follows the rules of shipments and moves the shipment as well', async () => {
    const shipment = await people.broughtTo('in_transit');
    expect((await transition(shipment, 'delivered')).error.code).toBe('INVALID_TRANSITION');
    await people.change(shipment, 'out_for_delivery');
    for (const to of ['delivered', 'completed'])
      expect((await transition(shipment, to, people.hung)).status).toBe(404);
    const { status, data } = await transition(shipment, 'delivered');
    expect([status, data.status]).toEqual([200, 'delivered']);
    expect((await people.tam.get<Shipment>(`/api/shipments/${shipment._id}`)).data.status).toBe('delivered');
    expect((await transition(shipment, 'failed')).data.status).toBe('failed');
    expect((await people.tam.get<Shipment>(`/api/shipments/${shipment._id}`)).data.status).toBe('returned');
    for (const to of ['completed', 'cancelled', 'confirmed'])
      expect((await transition(shipment, to)).error.code).toBe('INVALID_TRANSITION');
  });
});
