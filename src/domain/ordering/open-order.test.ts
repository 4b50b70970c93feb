import { expect, test } from 'vitest';
import { wholePrice } from '../cart/lines.ts';
import type { PricedLine } from '../cart/lines.ts';
import { asId } from '../kernel/ids.ts';
import type { OrderId, ReadyMadeId, ShippingOptionId, UserId } from '../kernel/ids.ts';
import { FREE, vnd } from '../kernel/vnd.ts';
import { checkoutStep } from './checkout.ts';
import { INITIAL_SETTINGS } from '../shop/settings.ts';
import { historyEntry, openOrder, orderTotals } from './open-order.ts';
import type { OrderDraft } from './open-order.ts';

const now = new Date('2026-11-21T07:05:00Z');
const line = (price: number, quantity = 1): PricedLine => ({
  bracelet: { kind: 'ready_made', id: asId<ReadyMadeId>('moon') },
  quantity,
  charms: [],
  ...wholePrice(vnd(price)),
});
const draft: OrderDraft = {
  shippingAddress: {
    fullName: 'Nguyễn Khánh Linh',
    phone: '0912345678',
    addressLine1: '27/4 Hẻm Hoa Giấy',
    city: 'Hồ Chí Minh',
    country: 'VN',
  },
  paymentMethod: 'COD',
  giftWrap: true,
  cardMessage: '',
};
const open = (lines: readonly PricedLine[], changed: Partial<OrderDraft> = {}) =>
  openOrder({
    id: asId<OrderId>('order'),
    terms: INITIAL_SETTINGS,
    actor: { id: asId<UserId>('linh') },
    lines,
    delivery: {
      _id: asId<ShippingOptionId>('fast'),
      name: 'Giao nhanh',
      price: vnd(45_000),
      estimatedDays: 2,
      type: 'express',
    },
    draft: { ...draft, ...changed },
    now,
  });

test('a COD order starts as pending, with its totals and its first history entry', () => {
  const order = open([line(467_000), line(100_000, 2)]);
  expect(order).toMatchObject({
    status: 'pending',
    payBy: null,
    goodsPrice: 667_000,
    shippingFee: 45_000,
    giftWrapFee: 0,
    totalPrice: 712_000,
    cardMessage: null,
    notes: null,
    source: null,
    statusHistory: [
      { status: 'pending', timestamp: now, note: 'Order created with stock reserved', by: 'customer' },
    ],
  });
});

test('a VietQR order starts as pending_payment, to be paid within 24 hours', () => {
  const order = open([line(467_000)], { paymentMethod: 'VietQR' });
  expect(order.status).toBe('pending_payment');
  expect(order.payBy).toEqual(new Date('2026-11-22T07:05:00Z'));
  expect(order.statusHistory[0]?.note).toBe('Waiting for VietQR payment');
});

test('an order without lines throws a RangeError', () => {
  expect(() => open([])).toThrow(RangeError);
});

test('gift wrap is free from 200.000 đồng of goods, delivery from the shop’s own threshold', () => {
  const wrapped = orderTotals([line(199_999)], vnd(25_000), true, INITIAL_SETTINGS);
  expect([wrapped.giftWrapFee, wrapped.totalPrice]).toEqual([15_000, 239_999]);
  expect(orderTotals([line(200_000)], FREE, true, INITIAL_SETTINGS).giftWrapFee).toBe(0);
  expect(orderTotals([line(199_999)], FREE, false, INITIAL_SETTINGS).giftWrapFee).toBe(0);
  const free = { ...INITIAL_SETTINGS, freeDeliveryFrom: vnd(300_000) };
  expect(orderTotals([line(299_999)], vnd(25_000), false, free).totalPrice).toBe(324_999);
  expect(orderTotals([line(300_000)], vnd(25_000), false, free)).toMatchObject({
    shippingFee: 0,
    totalPrice: 300_000,
  });
  expect(orderTotals([], vnd(25_000), true, INITIAL_SETTINGS).totalPrice).toBe(25_000);
});

test('a history entry contains the reason; a transition that is not allowed throws', () => {
  expect(historyEntry('confirmed', 'cancelled', 'admin', now, 'hết dây lụa').note).toBe(
    'Order cancelled: hết dây lụa',
  );
  expect(() => historyEntry('completed', 'pending', 'admin', now)).toThrow(RangeError);
});

test('checkout step: cart while it is empty, shipping until address and option are chosen, then confirm', () => {
  const address = { fullName: 'Linh', phone: '0912345678', addressLine1: '27/4 Hẻm Hoa Giấy', city: 'Huế' };
  const complete = { cartQuantity: 1, address, hasShippingOption: true };
  expect(checkoutStep(complete)).toBe('confirm');
  expect(checkoutStep({ ...complete, cartQuantity: 0 })).toBe('cart');
  expect(checkoutStep({ ...complete, hasShippingOption: false })).toBe('shipping');
  for (const field of ['fullName', 'phone', 'addressLine1', 'city']) {
    expect(checkoutStep({ ...complete, address: { ...address, [field]: ' ' } })).toBe('shipping');
  }
});
