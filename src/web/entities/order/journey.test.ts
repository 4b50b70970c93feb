import { expect, test } from 'vitest';
import type { StatusEntry } from '#contract/http/ordering.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { journeyOf } from './journey.ts';

const entry = (status: OrderStatus, minute: number): StatusEntry => ({
  status,
  timestamp: `2026-11-21T07:${String(minute).padStart(2, '0')}:00.000Z`,
  note: null,
  by: 'admin',
});

function travelled(paymentMethod: 'COD' | 'VietQR', ...been: OrderStatus[]) {
  const journey = journeyOf({
    status: been.at(-1) ?? 'pending',
    paymentMethod,
    createdAt: '2026-11-21T07:00:00.000Z',
    gift: null,
    shippingOption: { _id: null, name: '', estimatedDays: 3, type: 'standard' },
    statusHistory: been.map(entry),
  });
  return journey.map(({ label, when, state }) => `${state}: ${label}${when && `, ${when}`}`);
}

test('a new order: its first step is current, the others follow with the expected delivery day', () => {
  expect(travelled('COD', 'pending')).toEqual([
    'now: Đặt hàng, 21/11, 14:00',
    'next: Xác nhận',
    'next: Giao hàng',
    'next: Nhận hàng, Dự kiến 25/11',
    'next: Hoàn thành',
  ]);
});

test('a shipped order: earlier steps are done with their times, the current one is marked', () => {
  expect(travelled('COD', 'pending', 'confirmed', 'shipped')).toEqual([
    'done: Đặt hàng, 21/11, 14:00',
    'done: Đã xác nhận, 21/11, 14:01',
    'now: Đã giao hàng, 21/11, 14:02',
    'next: Nhận hàng, Dự kiến 25/11',
    'next: Hoàn thành',
  ]);
});

test('the parcel’s estimated day replaces the order’s', () => {
  const shipped = journeyOf(
    {
      status: 'shipped',
      paymentMethod: 'COD',
      createdAt: '2026-11-21T07:00:00.000Z',
      gift: null,
      shippingOption: { _id: null, name: '', estimatedDays: 3, type: 'standard' },
      statusHistory: [entry('pending', 0), entry('shipped', 1)],
    },
    '2026-11-26T16:59:59.999Z',
  );
  expect(shipped.at(-2)?.when).toBe('Dự kiến 26/11');
});

test('a cancelled, failed or completed order has no further steps', () => {
  expect(travelled('COD', 'pending', 'cancelled').at(-1)).toBe('ended: Đã hủy, 21/11, 14:01');
  expect(travelled('COD', 'pending', 'confirmed', 'shipped', 'failed').at(-1)).toBe(
    'trouble: Giao hàng thất bại, 21/11, 14:03',
  );
  const whole = travelled('COD', 'pending', 'confirmed', 'shipped', 'delivered', 'completed');
  expect(whole).toHaveLength(5);
  expect(whole.every((bead) => bead.startsWith('done'))).toBe(true);
});

test('a bank transfer shows its payment steps, also when the payment is tried again', () => {
  const again = ['pending_payment', 'waiting_for_admin_confirmation', 'pending_payment'] as const;
  expect(travelled('VietQR', ...again)).toEqual([
    'done: Đặt hàng, 21/11, 14:00',
    'done: Chờ xác nhận, 21/11, 14:01',
    'now: Chờ thanh toán, 21/11, 14:02',
    'next: Xác nhận',
    'next: Giao hàng',
    'next: Nhận hàng, Dự kiến 25/11',
    'next: Hoàn thành',
  ]);
  expect(travelled('VietQR', 'pending_payment', 'waiting_confirmation')[2]).toBe('next: Xác nhận');
});
