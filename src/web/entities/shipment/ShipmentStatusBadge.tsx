import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx';

const TONES: Record<ShipmentStatus, StatusTone> = {
  pending: 'pending',
  shipped: 'confirmed',
  in_transit: 'shipped',
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  failed: 'failed',
  returned: 'cancelled',
};

/** A status with colour, shape and label; an unknown one shows as raw text. */
export function ShipmentStatusBadge({ status }: { status: ShipmentStatus }) {
  return <StatusBadge tone={TONES[status] ?? 'pending'} label={shipmentStatusLabels[status] ?? status} />;
}
