const REASON = 'Đơn chờ xác nhận quá lâu';
const ASK = { reason: 'Lý do gửi khách', reasonPlaceholder: REASON, missing: '', keep: 'Giữ lại' } as const;

/** Texts of the list of overdue orders. */
export const overdueCopy = {
  title: 'Giữ hàng quá hạn',
  text: 'Các đơn này vẫn giữ charm mà chưa ai xác nhận. Bạn gọi khách, hoặc hủy để hàng về lại kệ.',
  held: (name: string, bracelets: number, total: string) => `${name}, ${bracelets} vòng, ${total}`,
  since: {
    cash: (when: string) => `Thu tiền khi nhận, quá hạn xác nhận từ ${when}`,
    transfer: (when: string) => `Khách báo đã chuyển, chưa thấy tiền, quá hạn từ ${when}`,
  },
  cancel: 'Hủy đơn',
  cancelName: (id: string) => `Hủy đơn quá hạn ${id}`,
  more: (orders: number) => `Xem thêm ${orders} đơn`,
  cancelAll: (orders: number) => `Hủy cả ${orders} đơn`,
  /** Cancellation reason shown to the customer if staff enter none. */
  reason: REASON,
  cancelled: (orders: number) => `Đã hủy ${orders} đơn, hàng đã về lại kệ`,
  passedOver: (orders: number) => `${orders} đơn vừa được xử lý nên giữ nguyên`,
  ask: {
    ...ASK,
    title: (orders: string) => `Hủy ${orders} đơn quá hạn?`,
    text: 'Charm đã giữ được trả về kho và mỗi khách nhận một thư báo. Đã hủy thì không khôi phục được đơn.',
    confirm: 'Hủy các đơn này',
  },
  askOne: {
    ...ASK,
    title: (id: string) => `Hủy đơn quá hạn ${id}?`,
    text: 'Charm đã giữ được trả về kho và khách nhận thư báo. Đã hủy thì không khôi phục được đơn.',
    confirm: 'Hủy đơn',
  },
} as const;
