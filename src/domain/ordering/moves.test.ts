import { expect, test } from 'vitest';
import { unreachable } from '../../../test-support/transitions.ts';
import { historyNotes, orderStatusLabel, orderStatusLabels } from './copy.vi.ts';
import {
  FINAL_ORDER_STATUSES,
  ORDER_MOVES,
  canMove,
  findOrderMove,
  needsReason,
  nextStatuses,
  orderActions,
  reservesStock,
} from './moves.ts';
import { ORDER_NOTES, noteWithReason, translateNote, withoutReason } from './notes.ts';
import { ADMIN_ORDER_FILTERS, ORDER_ACTORS, ORDER_STATUSES } from './statuses.ts';
import type { OrderActor, OrderStatus } from './statuses.ts';

// The table of decisions.md (Orders, payments, shipments), repeated by hand: status → actor → next.
const ALLOWED: Partial<Record<OrderStatus, Partial<Record<OrderActor, OrderStatus[]>>>> = {
  pending: { admin: ['confirmed', 'cancelled'], customer: ['cancelled'] },
  pending_payment: {
    customer: ['cancelled', 'waiting_for_admin_confirmation'],
    bank: ['waiting_confirmation', 'confirmed'],
    admin: ['cancelled', 'confirmed'],
    system: ['cancelled'],
  },
  waiting_confirmation: { bank: ['confirmed'], admin: ['confirmed', 'pending_payment'] },
  waiting_for_admin_confirmation: {
    bank: ['waiting_confirmation', 'confirmed'],
    admin: ['confirmed', 'pending_payment', 'cancelled'],
  },
  confirmed: { admin: ['cancelled', 'shipped', 'pending'] },
  shipped: {
    shipper: ['delivered', 'failed'],
    carrier: ['delivered', 'failed'],
    admin: ['delivered', 'failed'],
  },
  delivered: {
    customer: ['completed'],
    admin: ['completed', 'failed'],
    system: ['completed'],
    shipper: ['failed'],
    carrier: ['failed'],
  },
};

test('every status allows every actor exactly the transitions of the table in decisions.md', () => {
  for (const from of ORDER_STATUSES) {
    for (const actor of ORDER_ACTORS) {
      const expected = ALLOWED[from]?.[actor] ?? [];
      expect(nextStatuses(from, actor).toSorted(), `${from} by ${actor}`).toEqual(expected.toSorted());
      for (const to of ORDER_STATUSES) {
        expect(canMove(from, to, actor), `${from} to ${to} by ${actor}`).toBe(expected.includes(to));
      }
    }
  }
});

test('ORDER_MOVES contains no transition twice', () => {
  const rows = ORDER_MOVES.flatMap(({ from, to, by }) => by.map((actor) => `${from} ${to} ${actor}`));
  expect(rows).toHaveLength(new Set(rows).size);
});

test('every status is reachable; only cancelled, completed and failed are final', () => {
  expect(unreachable(ORDER_MOVES, ORDER_STATUSES)).toEqual([]);
  expect(FINAL_ORDER_STATUSES.toSorted()).toEqual(['cancelled', 'completed', 'failed']);
});

test('only a customer creates an order, as pending or pending_payment', () => {
  for (const actor of ORDER_ACTORS) {
    const opens = ORDER_STATUSES.filter((status) => findOrderMove(null, status, actor));
    expect(opens).toEqual(actor === 'customer' ? ['pending', 'pending_payment'] : []);
  }
});

test('the buttons of the admin are those of the specification', () => {
  const buttons = (status: OrderStatus) => orderActions(status, 'admin').map((move) => move.to);
  expect(buttons('pending')).toEqual(['confirmed', 'cancelled']);
  expect(buttons('confirmed')).toEqual(['cancelled']);
  expect([buttons('shipped'), buttons('delivered')]).toEqual([[], ['completed']]);
  expect(buttons('waiting_for_admin_confirmation')).toEqual(['cancelled']);
  expect(['completed', 'cancelled', 'failed'].flatMap((status) => buttons(status as OrderStatus))).toEqual(
    [],
  );
});

test('an admin must give a reason to cancel a confirmed order or to reject a payment', () => {
  const why = ORDER_MOVES.filter((move) => needsReason(move, 'admin')).map(
    ({ from, to }) => `${from} → ${to}`,
  );
  expect(why.toSorted()).toEqual([
    'confirmed → cancelled',
    'waiting_confirmation → pending_payment',
    'waiting_for_admin_confirmation → cancelled',
    'waiting_for_admin_confirmation → pending_payment',
  ]);
});

test('every note of a history is shown in Vietnamese, its reason kept', () => {
  for (const note of ORDER_NOTES) expect(translateNote(note)).toBe(historyNotes[note]);
  expect(translateNote('payment rejected by admin')).toBe(historyNotes['Payment rejected by admin']);
  expect(translateNote(noteWithReason('Order cancelled', 'khách đổi ý'))).toBe(
    'Đơn hàng đã hủy: khách đổi ý',
  );
  expect(noteWithReason('Order cancelled', '')).toBe('Order cancelled');
});

test('every status has the label of the specification', () => {
  expect(Object.keys(orderStatusLabels).toSorted()).toEqual(ORDER_STATUSES.toSorted());
  expect(orderStatusLabels).toEqual({
    pending: 'Chờ xử lý',
    pending_payment: 'Chờ thanh toán',
    waiting_confirmation: 'Chờ xác nhận thanh toán',
    waiting_for_admin_confirmation: 'Chờ xác nhận',
    confirmed: 'Đã xác nhận',
    shipped: 'Đã giao hàng',
    delivered: 'Đã nhận hàng',
    cancelled: 'Đã hủy',
    completed: 'Hoàn thành',
    // The specification says 'delivery failed'.
    failed: 'Giao hàng thất bại',
  });
});

test('the filter of the admin has the seven choices of the specification', () => {
  expect(ADMIN_ORDER_FILTERS).toEqual([
    'all',
    'pending',
    'waiting_for_admin_confirmation',
    'confirmed',
    'shipped',
    'completed',
    'cancelled',
  ]);
});

test('withoutReason removes the reason of a known note and leaves other text unchanged', () => {
  for (const note of ORDER_NOTES) expect(withoutReason(noteWithReason(note, 'chật: xem ảnh'))).toBe(note);
  expect([withoutReason('Order cancelled'), withoutReason('Khách: gọi')]).toEqual([
    'Order cancelled',
    'Khách: gọi',
  ]);
});

test('unknown notes and statuses show as they are', () => {
  expect(translateNote('Khách gọi điện')).toBe('Khách gọi điện');
  expect(translateNote('Order cancelled twice')).toBe('Order cancelled twice');
  expect(orderStatusLabel('shipped')).toBe('Đã giao hàng');
  expect(orderStatusLabel('teleported')).toBe('teleported');
  expect(orderStatusLabel('toString')).toBe('toString');
});

test('stock is reserved in every status from creation to confirmed, and in no later one', () => {
  expect(ORDER_STATUSES.filter(reservesStock)).toEqual([
    'pending',
    'pending_payment',
    'waiting_confirmation',
    'waiting_for_admin_confirmation',
    'confirmed',
  ]);
});
