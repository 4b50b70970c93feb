import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { HandInSlip, HeldCash } from '#contract/http/cash.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Payment } from '#contract/http/payment.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import { fillCart, ledgerErrors, orderBody, stockOf } from '../../../../test-support/goods.ts';
import { approvePhotos, shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

const CHARM = 'hoa-dao';

/** A delivered order of two equal bracelets, with a case for one of them that has come back to the shop. */
async function oneCameBack(outcome: 'refund' | 'new_piece') {
  const { linh, admin, create, assign, change } = people;
  await fillCart(linh, [CHARM], 2);
  const { data: order } = await linh.post<Order>('/api/orders', orderBody());
  await admin.put(`/api/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  await approvePhotos(site.shop, order);
  const parcel = (await assign((await create(order)).data)).data;
  for (const status of ['in_transit', 'out_for_delivery', 'delivered']) await change(parcel, status);
  const asked = { item: order.items[0]!._id, quantity: 1, wish: 'refund', reason: 'Men bong' };
  const { data } = await linh.post<OrderReturns>(`/api/orders/${order._id}/returns`, asked);
  const move = (body: object) =>
    admin.post<OrderReturns>(`/api/orders/${order._id}/returns/${data.cases[0]!._id}/moves`, body);
  await move({ act: 'accept', seen: 'asked', outcome });
  expect((await move({ act: 'receive', seen: 'awaited' })).status).toBe(200);
  const restock = async () => {
    await change(parcel, 'returned');
    const answer = await admin.put<Shipment>(`/api/shipments/${parcel._id}/return-to-stock`, { fit: true });
    expect(answer.status).toBe(200);
  };
  return { order, parcel, move, restock };
}

test('a bracelet already restocked and refunded by a return is not restocked again with its parcel', async () => {
  const { order, move, restock } = await oneCameBack('refund');
  const { stock } = await stockOf(site.shop, CHARM);
  const refund = order.items[0]!.price;
  expect((await move({ act: 'finish', seen: 'received', refund, goods: 'restocked' })).status).toBe(200);
  await restock();
  expect((await stockOf(site.shop, CHARM)).stock).toBe(stock + 2);
  expect(await ledgerErrors(site.shop)).toEqual([]);
  const { data } = await people.admin.get<Payment>(`/api/payments/order/${order._id}`);
  expect(data.owedBack).toBe(order.totalPrice);
});

test('a return whose whole parcel was restocked cannot be finished (409), only declined', async () => {
  const { move, restock } = await oneCameBack('new_piece');
  const { stock } = await stockOf(site.shop, CHARM);
  await restock();
  const finished = await move({ act: 'finish', seen: 'received', goods: 'restocked' });
  expect([finished.status, finished.error?.code]).toEqual([409, 'INVALID_TRANSITION']);
  expect(finished.error.message).toContain('Cả kiện đã về tiệm');
  expect((await stockOf(site.shop, CHARM)).stock).toBe(stock + 2);
  const declined = await move({ act: 'decline', seen: 'received', answer: 'Tiệm hoàn tiền theo đơn nhé' });
  expect(declined.data.cases[0]).toMatchObject({ stage: 'declined' });
});

test('cash of a delivered parcel that is returned is still held by the shipper; handing in 0 needs a note', async () => {
  const { admin, tam, broughtTo, change } = people;
  const held = async () => (await admin.get<HeldCash>(`/api/shipments/cash/${tam.user._id}`)).data.parcels;
  const back = await broughtTo('in_transit', 'out_for_delivery', 'delivered');
  const { _id, totalPrice } = back.order;
  const before = (await held()).length;
  await change(back, 'returned');
  const { data: payment } = await admin.get<Payment>(`/api/payments/order/${_id}`);
  expect(payment.owedBack).toBe(totalPrice);
  expect(await held()).toHaveLength(before);
  const handIn = (note?: string) => {
    const brought = { shipper: tam.user._id, parcels: [back._id], counted: 0, clientId: randomUUID() };
    return admin.post<HandInSlip>('/api/shipments/cash/hand-ins', { ...brought, note });
  };
  expect((await handIn()).error.code).toBe('REASON_REQUIRED');
  const given = await handIn('Trả lại khách tại cửa');
  expect(given.data).toMatchObject({ expected: totalPrice, counted: 0 });
  expect(await held()).toHaveLength(before - 1);
});
