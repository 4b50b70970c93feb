import type { StockReason } from './stock-reasons.ts';

/** Why pieces came and went, in the ledger and in its table. */
export const stockReasonLabels = {
  opening: 'Tồn đầu kỳ',
  order_placed: 'Khách đặt',
  order_cancelled: 'Đơn hủy',
  shipment: 'Gửi đi',
  return: 'Hoàn về kệ',
  correction: 'Sửa số',
  restock: 'Nhập hàng',
  exchange: 'Đổi charm',
  breakage: 'Hỏng vỡ',
  stocktake: 'Kiểm kho',
} as const satisfies Record<StockReason, string>;
