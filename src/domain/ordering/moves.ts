import { finalStatuses, findMove, movesFrom } from '../kernel/transitions.ts';
import type { Move } from '../kernel/transitions.ts';
import type { OrderNote } from './notes.ts';
import { ORDER_STATUSES, WAITING_STATUSES } from './statuses.ts';
import type { OrderActor, OrderStatus } from './statuses.ts';

export type OrderMove = Move<OrderStatus, OrderActor> & {
  /** What triggers the move: a button on the order, a payment, a shipment, or undoing the last move. */
  readonly through: 'order' | 'payment' | 'shipment' | 'undo';
  /** The note it writes into the status history. */
  readonly note: OrderNote;
};

type Row = Omit<OrderMove, 'through'>;
const AMOUNT_DIFFERS = 'Payment amount differs' satisfies OrderNote;
const AWAITING_PAYMENT: readonly OrderStatus[] = ['pending_payment', ...WAITING_STATUSES];

/** Every move an order can make; any other is refused with INVALID_TRANSITION (decisions, Orders, payments, shipments). */
export const ORDER_MOVES: readonly OrderMove[] = [
  ...movesOf('order', [
    { from: null, to: 'pending', by: ['customer'], note: 'Order created with stock reserved' },
    { from: null, to: 'pending_payment', by: ['customer'], note: 'Waiting for VietQR payment' },
    { from: 'pending', to: 'confirmed', by: ['admin'], note: 'Order confirmed by admin' },
    { from: 'pending', to: 'cancelled', by: ['admin', 'customer'], note: 'Order cancelled' },
    { from: 'pending_payment', to: 'cancelled', by: ['admin', 'customer'], note: 'Order cancelled' },
    { from: 'pending_payment', to: 'cancelled', by: ['system'], note: 'Payment expired' },
    {
      from: 'waiting_for_admin_confirmation',
      to: 'cancelled',
      by: ['admin'],
      reasonFrom: ['admin'],
      note: 'Order cancelled',
    },
    { from: 'confirmed', to: 'cancelled', by: ['admin'], reasonFrom: ['admin'], note: 'Order cancelled' },
    { from: 'delivered', to: 'completed', by: ['customer', 'admin', 'system'], note: 'Order completed' },
  ]),
  ...movesOf('payment', [
    {
      from: 'pending_payment',
      to: 'waiting_for_admin_confirmation',
      by: ['customer'],
      note: 'Payment reported by customer',
    },
    { from: 'pending_payment', to: 'waiting_confirmation', by: ['bank'], note: AMOUNT_DIFFERS },
    {
      from: 'waiting_for_admin_confirmation',
      to: 'waiting_confirmation',
      by: ['bank'],
      note: AMOUNT_DIFFERS,
    },
    ...AWAITING_PAYMENT.flatMap((from): Row[] => [
      { from, to: 'confirmed', by: ['bank'], note: 'Payment received by bank transfer' },
      { from, to: 'confirmed', by: ['admin'], note: 'Payment confirmed by admin' },
    ]),
    ...WAITING_STATUSES.map((from): Row => {
      return {
        from,
        to: 'pending_payment',
        by: ['admin'],
        reasonFrom: ['admin'],
        note: 'Payment rejected by admin',
      };
    }),
  ]),
  // Within 8 s, only by the admin who confirmed it, before anything was announced or shipped (`ordering/orders/undo.ts`).
  ...movesOf('undo', [{ from: 'confirmed', to: 'pending', by: ['admin'], note: 'Confirmation undone' }]),
  ...movesOf('shipment', [
    { from: 'confirmed', to: 'shipped', by: ['admin'], note: 'Shipment created' },
    // `admin` is for parcels of another carrier (`nextStatusesElsewhere`); `carrier` is the carrier's own report.
    { from: 'shipped', to: 'delivered', by: ['shipper', 'admin', 'carrier'], note: 'Order delivered' },
    { from: 'shipped', to: 'failed', by: ['shipper', 'admin', 'carrier'], note: 'Order returned' },
    { from: 'delivered', to: 'failed', by: ['shipper', 'admin', 'carrier'], note: 'Order returned' },
  ]),
];

/** Statuses an actor may move an order to, by any trigger. */
export function nextStatuses(status: OrderStatus, actor: OrderActor): OrderStatus[] {
  return movesFrom(ORDER_MOVES, status, actor).map((move) => move.to);
}

/** Moves offered as buttons on the order itself; payments and shipments have their own actions. */
export function orderActions(status: OrderStatus, actor: OrderActor): OrderMove[] {
  return movesFrom(ORDER_MOVES, status, actor).filter((move) => move.through === 'order');
}

/** The move, or undefined when the actor may not make it; `from` null opens an order. */
export function findOrderMove(
  from: OrderStatus | null,
  to: OrderStatus,
  actor: OrderActor,
): OrderMove | undefined {
  return findMove(ORDER_MOVES, from, to, actor);
}

export function canMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return findOrderMove(from, to, actor) !== undefined;
}

/**
 * The history entry with which an order entered its status, of all its entries, oldest first. The entries after it, such as a
 * corrected address, are no moves.
 */
export function lastMove<Entry extends { readonly status: OrderStatus }>(
  history: readonly Entry[],
): Entry | undefined {
  const status = history.at(-1)?.status;
  return history[history.findLastIndex((entry) => entry.status !== status) + 1];
}

export function needsReason(move: OrderMove, actor: OrderActor): boolean {
  return move.reasonFrom?.includes(actor) ?? false;
}

/** Statuses without a next one: completed, cancelled, failed (spec §4). */
export const FINAL_ORDER_STATUSES = finalStatuses(ORDER_MOVES, ORDER_STATUSES);

/** Statuses in which an order still reserves stock that has not left the shelf (decisions, Stock). */
export const RESERVING_STATUSES = [
  'pending',
  'pending_payment',
  'waiting_confirmation',
  'waiting_for_admin_confirmation',
  'confirmed',
] as const satisfies OrderStatus[];

/** Statuses of orders whose parcel has not been delivered yet. */
export const UNDELIVERED_STATUSES = [...RESERVING_STATUSES, 'shipped'] as const satisfies OrderStatus[];

export function reservesStock(status: OrderStatus): boolean {
  return RESERVING_STATUSES.some((reserving) => reserving === status);
}

function movesOf(through: OrderMove['through'], rows: readonly Row[]): OrderMove[] {
  return rows.map((row) => ({ ...row, through }));
}
