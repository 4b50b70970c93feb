/** Texts for an action on many orders. */
export const batchesCopy = {
  stop: 'Dừng lại',
  stopping: 'Đang dừng...',
  again: (orders: number) => `Thử lại ${orders} đơn`,
  failed: 'Chưa làm hết các đơn',
  close: 'Đóng kết quả',
  none: 'Chưa đơn nào thay đổi',
  unchanged: (orders: number) => `${orders} đơn đã xong từ trước nên giữ nguyên`,
  refused: (orders: number) => `${orders} đơn không làm được`,
  left: (orders: number) => `${orders} đơn chưa làm`,
  open: (id: string) => `Xem đơn ${id}`,
} as const;
