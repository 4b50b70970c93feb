import type { ShipmentFilter, ShipmentSort, ShipmentStatus, StockReturn } from './shipments.ts';

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

export const shipmentFilterLabels = {
  all: 'Tất cả trạng thái',
  open: 'Còn phải giao',
  in_progress: 'Đang trên đường',
  ...shipmentStatusLabels,
} as const satisfies Record<ShipmentFilter, string>;

export const shipmentSortLabels = {
  newest: 'Mới nhất',
  oldest: 'Cũ nhất',
  due: 'Cần giao trước',
} as const satisfies Record<ShipmentSort, string>;

export const stockReturnLabels = {
  restocked: 'Đã nhập lại kho',
  written_off: 'Không bán lại được',
} as const satisfies Record<StockReturn, string>;

export const fulfilmentCopy = {
  trackingNumber: 'Mã vận đơn',
  carrier: 'Đơn vị vận chuyển',
  notes: 'Ghi chú',
  /** To a shipper whose parcel was handed over to somebody else. */
  notYours: 'Đơn này không còn do bạn giao. Nếu khách đã nhận hàng, bạn báo tiệm nhé.',
  assigned: (shipper: string) => `Chuyến giao này đã giao cho ${shipper}`,
  /** When the parcel was also to be handed over. */
  packedOnly: (why: string) => `Đã tạo vận đơn nhưng chưa giao được: ${why}`,
  parcelsOpen: (parcels: number) =>
    `Người này còn ${parcels} kiện phải giao. Bạn chọn ai giao tiếp, hoặc để lại giao sau nhé.`,
  cashNote: 'Lý do lệch tiền',
  cashNoteMissing: 'Tiền đếm được khác số phải nộp, bạn ghi lý do nhé',
  staffNote: 'Ghi chú nội bộ',
  staffNoteMissing: 'Ghi chú nội bộ là bắt buộc',
} as const;
