import type { ShipmentStatus } from './shipments.ts';

/** spec §4, Shipment statuses; `pending` has no label there. */
export const shipmentStatusLabels = {
  pending: 'Chờ giao shipper',
  shipped: 'Đã ship',
  in_transit: 'Đang vận chuyển',
  out_for_delivery: 'Đang giao hàng',
  delivered: 'Đã giao',
  failed: 'Giao thất bại',
  returned: 'Đã trả',
} as const satisfies Record<ShipmentStatus, string>;
