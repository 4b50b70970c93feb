import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CashHolder, HandInSlip, HeldCash } from '#contract/http/cash.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { CASH_PARCELS_MAX, CONCERNS_MAX } from '#domain/fulfilment/limits.ts';
import { asId, type OrderId } from '#domain/kernel/ids.ts';
import { orders } from '#server/ordering/tables.ts';
import { newId } from '#server/platform/db/ids.ts';
import { shopWithGhn } from '../../../../test-support/bookings.ts';
import { carrierBookings, shipments } from '../tables.ts';

const { site, people } = shopWithGhn();

/** Copies an order, its parcel and its booking with a carrier so many times. */
async function copy({ _id, order: { _id: originalOrderId } }: Shipment, times: number): Promise<void> {
  const { db, clock } = site.shop;
  const ids = Array.from({ length: times }, () => newId<OrderId>(clock.now()));
  const own = () => asId<never>(randomUUID());
  const [order] = await db.select().from(orders).where(eq(orders.id, originalOrderId));
  const [parcel] = await db.select().from(shipments).where(eq(shipments.id, _id));
  const booked = await db.select().from(carrierBookings).where(eq(carrierBookings.orderId, originalOrderId));
  await db.insert(orders).values(ids.map((id) => ({ ...order!, id })));
  await db.insert(shipments).values(ids.map((orderId) => ({ ...parcel!, id: own(), orderId })));
  for (const booking of booked)
    await db
      .insert(carrierBookings)
      .values(
        ids.map((orderId) => ({ ...booking, id: own(), orderId, code: orderId, trackingNumber: orderId })),
      );
}

test('held cash lists as many parcels as a hand-in may have; the others are summed up and listed next', async () => {
  const { admin, tam } = people;
  const order = await people.confirmedOrder();
  const { data: parcel } = await people.create(order);
  await people.assign(parcel, tam);
  for (const status of ['in_transit', 'out_for_delivery', 'delivered'])
    await people.change(parcel, status, {}, tam);
  await copy(parcel, CASH_PARCELS_MAX + 1);
  const sum = order.totalPrice;
  const held = async () => (await admin.get<HeldCash>(`/api/shipments/cash/${tam.user._id}`)).data;
  const before = await held();
  expect(before.parcels).toHaveLength(CASH_PARCELS_MAX);
  expect([before.held, before.later]).toEqual([sum * (CASH_PARCELS_MAX + 2), { parcels: 2, cash: sum * 2 }]);

  const handIn = (parcels: readonly string[]) =>
    admin.post<HandInSlip>('/api/shipments/cash/hand-ins', {
      shipper: tam.user._id,
      parcels,
      counted: sum * parcels.length,
      clientId: randomUUID(),
    });
  const shown = before.parcels.map(({ shipment }) => shipment);
  expect((await handIn([...shown, parcel._id])).status).toBe(422);
  expect((await handIn(shown)).data.parcels).toHaveLength(CASH_PARCELS_MAX);
  const after = await held();
  expect([after.parcels.length, after.held, after.later]).toEqual([2, sum * 2, { parcels: 0, cash: 0 }]);
  const { data: holders } = await admin.get<CashHolder[]>('/api/shipments/cash');
  expect(holders).toMatchObject([{ held: sum * 2, parcels: 2 }]);
  expect((await handIn(after.parcels.map(({ shipment }) => shipment))).status).toBe(201);
  expect(await held()).toMatchObject({ held: 0, parcels: [], later: { parcels: 0, cash: 0 } });
});

test('a carrier’s parcels above the maximum of a payout are counted, with their cash', async () => {
  const { order, shipment, parcel } = await people.booked();
  for (const status of ['picked', 'delivered']) await people.told({ parcel }, status);
  expect(await people.cash()).toMatchObject({ parcels: [{ order: order._id }], later: [] });
  await copy(shipment, CASH_PARCELS_MAX + 1);
  const { parcels, later } = await people.cash();
  expect([parcels.length, later]).toEqual([
    CASH_PARCELS_MAX,
    [{ carrier: 'ghn', parcels: 2, cash: order.totalPrice * 2 }],
  ]);
});

test('bookings to check above the maximum of the list are counted', async () => {
  const { shipment, parcel } = await people.booked();
  await people.told({ parcel }, 'lost');
  const before = await people.cash();
  expect([before.concerns.length, before.moreConcerns]).toEqual([1, 0]);
  await copy(shipment, CONCERNS_MAX + 1);
  const { concerns, moreConcerns } = await people.cash();
  expect([concerns.length, moreConcerns]).toEqual([CONCERNS_MAX, 2]);
  await people.admin.post(`/api/shipments/carriers/bookings/${concerns[0]!._id}/dismiss`);
  const after = await people.cash();
  expect([after.concerns.length, after.moreConcerns]).toEqual([CONCERNS_MAX, 1]);
});
