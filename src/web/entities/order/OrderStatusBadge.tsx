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

/** A status with colour, shape and label; an unknown one shows as raw text (spec §4). */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge tone={TONES[status] ?? 'pending'} label={orderStatusLabel(status)} />;
}
