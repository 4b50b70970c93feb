import type { StockReason } from './stock-reasons.ts';

/** Stock reasons as labels, in the ledger and its export. */
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
