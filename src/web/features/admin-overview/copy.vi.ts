/** What the overview says. */
export const copy = {
  title: 'Tổng quan',
  periods: 'Khoảng thời gian',
  days: (days: number) => (days === 365 ? '1 năm' : `${days} ngày`),
  failed: 'Load data failed. Bạn thử tải lại nhé.',

  revenue: 'Doanh thu',
  orders: 'Đơn hàng',
  average: 'Giá trị trung bình',
  waiting: 'Đang chờ bạn',
  jobs: (count: number) => `${count} việc`,
  noJobs: 'Tiệm rảnh tay rồi',
  toLookAt: (transfers: number) =>
    transfers === 0 ? 'Không có khoản chuyển nào chờ' : `${transfers} khoản chuyển chờ đối soát`,
  /** against as many days before */
  more: (percent: number) => `Tăng ${percent}%`,
  less: (percent: number) => `Giảm ${percent}%`,
  moreOrders: (count: number) => `Tăng ${count} đơn`,
  lessOrders: (count: number) => `Giảm ${count} đơn`,
  same: 'Như kỳ trước',
  noBefore: 'Kỳ trước chưa có',

  chart: {
    title: { revenue: 'Doanh thu', orders: 'Đơn hàng' },
    /** what the chart shows, for screen readers */
    label: { revenue: 'Doanh thu theo ngày', orders: 'Đơn hàng theo ngày' },
    choose: 'Xem theo',
    span: (first: string, last: string) => `${first} – ${last}`,
    now: 'Kỳ này',
    before: 'Kỳ trước',
    day: (day: string, orders: number) => `${day}, ${orders} đơn`,
    spoken: (day: string, orders: number, revenue: string) => `${day}: ${orders} đơn, ${revenue}`,
    million: (count: string) => `${count} tr`,
    thousand: (count: number) => `${count} k`,
    empty: 'Chưa có đơn nào trong khoảng này.',
    figures: 'Xem bảng số liệu',
    columns: { day: 'Ngày', orders: 'Đơn', revenue: 'Doanh thu' },
  },

  best: {
    title: 'Bán chạy nhất',
    pieces: (pieces: number) => `${pieces} chiếc`,
    empty: 'Chưa bán được chiếc nào trong khoảng này.',
  },

  year: {
    title: (year: number) => `Doanh thu năm ${year}`,
    used: (percent: number, limit: string) => `${percent}% của mức chưa phải nộp thuế ${limit}`,
    soon: 'Sắp chạm mức. Bạn hỏi kế toán về thuế và hóa đơn điện tử trước khi vượt nhé.',
    over: 'Đã vượt mức. Tiệm cần khai thuế và xuất hóa đơn điện tử; bạn hỏi kế toán hoặc cơ quan thuế ngay nhé.',
    how: 'Đơn đặt từ ngày 1 tháng 1 đã xác nhận, cả phí giao và gói quà, chưa trừ tiền đã hoàn.',
  },

  sources: {
    how: 'Theo liên kết khách bấm trước khi đặt (utm_source, utm_campaign).',
    empty: 'Chưa có đơn nào trong khoảng này.',
    sums: (orders: number, revenue: string) => `${orders} đơn, ${revenue}`,
  },
} as const;
