import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx';

const TONES: Record<OrderStatus, StatusTone> = {
  pending: 'pending',
  pending_payment: 'pending-payment',
  waiting_confirmation: 'waiting',
  waiting_for_admin_confirmation: 'waiting-admin',
  confirmed: 'confirmed',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
};

/** A status in its colour, shape and words; one this page does not know shows as raw text (spec §4). */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge tone={TONES[status] ?? 'pending'} label={orderStatusLabel(status)} />;
}
