/** Order statuses (spec §4), in their usual sequence. */
export const ORDER_STATUSES = [
  'pending',
  'pending_payment',
  'waiting_confirmation',
  'waiting_for_admin_confirmation',
  'confirmed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'failed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The choices of the admin's filter (spec §2, Orders tab). */
export const ADMIN_ORDER_FILTERS = [
  'all',
  'pending',
  'waiting_for_admin_confirmation',
  'confirmed',
  'shipped',
  'completed',
  'cancelled',
] as const;

/** How a list of orders may be sorted (spec §2, My orders). */
export const ORDER_SORTS = ['newest', 'oldest', 'price_high', 'price_low'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Actors that move an order; `bank` is the feed of transfers, `system` the scheduled jobs. */
export const ORDER_ACTORS = ['customer', 'admin', 'shipper', 'bank', 'system', 'carrier'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** The two statuses of an order awaiting a transfer. */
export const WAITING_STATUSES = [
  'waiting_confirmation',
  'waiting_for_admin_confirmation',
] as const satisfies OrderStatus[];

/** Tone of a status, drawn as a filled dot (moving on), a ring (action needed), a bar (ended) or a diamond (trouble). */
export type StatusTone = 'moving' | 'waiting' | 'ended' | 'trouble';

export const orderTones = {
  pending: 'waiting',
  pending_payment: 'waiting',
  waiting_confirmation: 'waiting',
  waiting_for_admin_confirmation: 'waiting',
  confirmed: 'moving',
  shipped: 'moving',
  delivered: 'moving',
  completed: 'ended',
  cancelled: 'ended',
  failed: 'trouble',
} as const satisfies Record<OrderStatus, StatusTone>;
