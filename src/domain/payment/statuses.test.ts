import { expect, test } from 'vitest';
import { vnd } from '../kernel/vnd.ts';
import { ORDER_STATUSES, type OrderActor, type OrderStatus } from '../ordering/statuses.ts';
import { paymentStatusLabels } from './copy.vi.ts';
import { paidAt, paymentStatus, PAYMENT_STATUSES, type Money, type PaymentStatus } from './statuses.ts';

const at = new Date('2026-11-21T02:00:00Z');
const none = vnd(0);
const unpaid: Money = {
  amount: vnd(285_000),
  paidAt: null,
  received: null,
  refunded: none,
  kept: none,
  returned: none,
};
const paid: Money = { ...unpaid, paidAt: at };
const order = (
  paymentMethod: 'COD' | 'VietQR',
  status: OrderStatus,
  ...moves: [OrderStatus, OrderActor][]
) => ({ paymentMethod, status, history: moves.map(([to, by]) => ({ status: to, by, at })) });

const TRANSFER: Record<OrderStatus, [unpaid: PaymentStatus, paid: PaymentStatus]> = {
  pending: ['pending', 'paid'],
  pending_payment: ['pending', 'paid'],
  waiting_confirmation: ['differs', 'paid'],
  waiting_for_admin_confirmation: ['reported', 'paid'],
  confirmed: ['pending', 'paid'],
  shipped: ['pending', 'paid'],
  delivered: ['pending', 'paid'],
  completed: ['pending', 'paid'],
  cancelled: ['cancelled', 'refund_due'],
  failed: ['cancelled', 'refund_due'],
};

test.each(ORDER_STATUSES)('a VietQR order that is %s: unpaid, paid, fully and partly refunded', (status) => {
  const there = order('VietQR', status, [status, 'admin']);
  expect([paymentStatus(there, unpaid), paymentStatus(there, paid)]).toEqual(TRANSFER[status]);
  const whole = paymentStatus(there, { ...paid, refunded: vnd(285_000) });
  const part = paymentStatus(there, { ...paid, refunded: vnd(284_999) });
  const paidFor = TRANSFER[status][1];
  expect([whole, part]).toEqual([paidFor === 'refund_due' ? 'refunded' : 'paid', paidFor]);
});

test('an unpaid VietQR order is expired if the system cancelled it, cancelled if the customer did', () => {
  expect(paymentStatus(order('VietQR', 'cancelled', ['cancelled', 'system']), unpaid)).toBe('expired');
  expect(paymentStatus(order('VietQR', 'cancelled', ['cancelled', 'customer']), unpaid)).toBe('cancelled');
});

test('COD is paid on delivery; failing later it is refund_due, failing before it is cancelled', () => {
  const delivered: [OrderStatus, OrderActor] = ['delivered', 'shipper'];
  expect(paymentStatus(order('COD', 'shipped', ['shipped', 'admin']), unpaid)).toBe('pending');
  expect(paymentStatus(order('COD', 'delivered', delivered), unpaid)).toBe('paid');
  expect(paymentStatus(order('COD', 'completed', delivered, ['completed', 'system']), unpaid)).toBe('paid');
  expect(paymentStatus(order('COD', 'failed', ['failed', 'shipper']), unpaid)).toBe('cancelled');
  expect(paymentStatus(order('COD', 'failed', delivered, ['failed', 'shipper']), unpaid)).toBe('refund_due');
  expect(paidAt(order('COD', 'delivered', delivered), unpaid)).toEqual(at);
  expect(paidAt(order('COD', 'confirmed', ['confirmed', 'admin']), paid)).toBeNull();
});

test('every payment status has a label', () => {
  expect(Object.keys(paymentStatusLabels)).toEqual([...PAYMENT_STATUSES]);
});
