/** Texts of the list of unmatched transfers that its dialog does not share. */
export const strayCopy = {
  waiting: 'Chờ xem',
  settled: 'Đã xử lý',
  search: 'Tìm khoản tiền',
  searchPlaceholder: 'Nội dung, mã giao dịch, mã đơn',
  notFound: 'Không tìm thấy khoản nào',
  failed: 'Chưa tải được các khoản này.',
  noneWaiting: 'Không còn khoản nào chờ xem',
  noneSettled: 'Chưa có khoản nào đã xử lý',
  more: (count: number) => `Xem thêm ${count} khoản`,
  done: (when: string, who: string, note: string | null) =>
    note ? `${who} xử lý ${when}: ${note}` : `${who} xử lý ${when}`,
  nobody: 'Hệ thống',
  suggested: 'Có thể là tiền của',
  suggestedFailed: 'Chưa xem được khoản này có thể của đơn nào.',
  of: (name: string, total: string, when: string) => `${name}, ${total}, đặt ${when}`,
  cancelled: 'đơn đã hủy',
  byHand: 'đã xác nhận tiền bằng tay',
  attach: (id: string) => `Ghi vào đơn ${id}`,
  attachShort: 'Ghi vào đơn',
  attachName: (amount: string, id: string) => `Ghi khoản ${amount} vào đơn ${id}`,
  attached: {
    paid: (id: string) => `Đã ghi tiền, đơn ${id} đã thanh toán đủ`,
    owed: (id: string) => `Đã ghi tiền vào đơn ${id}, khoản này cần hoàn lại khách`,
  },
  differs: (id: string) => `Đã ghi tiền, nhưng số tiền của đơn ${id} chưa khớp`,
  refunded: 'Đã trả lại',
  kept: 'Giữ lại',
  ask: {
    refunded: {
      title: (amount: string) => `Đã chuyển trả ${amount}?`,
      text: 'Bạn chuyển trả bằng app ngân hàng trước nhé. Khoản này rời danh sách và nhật ký ghi tên bạn.',
      reasonPlaceholder: 'Ví dụ: trả về tài khoản đã chuyển',
      confirm: 'Đã trả lại khách',
    },
    kept: {
      title: (amount: string) => `Giữ lại ${amount}?`,
      text: 'Khoản này không thuộc đơn nào, ví dụ tiền lãi. Nhật ký ghi tên bạn.',
      reasonPlaceholder: 'Ví dụ: lãi tài khoản tháng 11',
      confirm: 'Giữ lại',
    },
  },
} as const;
