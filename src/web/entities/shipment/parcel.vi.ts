import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';

/** Texts for customers about a parcel; the staff's wording of the same is in domain/fulfilment/copy.vi.ts. */
export const copy = {
  way: 'Chặng đường',
  parcel: 'Kiện hàng',
  carrier: 'Đơn vị vận chuyển',
  tracking: 'Mã vận đơn',
  expected: 'Dự kiến đến',
  arrived: 'Đã đến',
  notYet: 'Chưa có',
  failed: 'Chưa xem được chặng đường của kiện hàng.',
  proof: 'Ảnh giao hàng',
  proofName: (id: string) => `Ảnh giao hàng của đơn ${id}`,
  steps: {
    pending: 'Tiệm đã đóng gói',
    shipped: 'Đã trao cho người giao',
    in_transit: 'Đang trên đường',
    out_for_delivery: 'Đang giao tận nơi',
    delivered: 'Đã giao tận tay',
    failed: 'Giao chưa được, tiệm sẽ giao lại',
    returned: 'Đã hoàn về tiệm',
  } satisfies Record<ShipmentStatus, string>,
} as const;
