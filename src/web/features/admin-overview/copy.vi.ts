import { groupThousands } from '#domain/kernel/vnd.ts';
import { reportsCopy } from '#domain/reports/copy.vi.ts';
import type { Preset } from '#domain/reports/periods.ts';
import type { OverviewTable, SalesOrder } from '#domain/reports/sales.ts';

/** Texts of the overview. */
export const copy = {
  title: 'Tổng quan',
  periods: 'Khoảng thời gian',
  presets: {
    '7': '7 ngày',
    '30': '30 ngày',
    '90': '90 ngày',
    'thang-nay': 'Tháng này',
    'thang-truoc': 'Tháng trước',
  } satisfies Record<Preset, string>,
  range: {
    button: 'Chọn ngày',
    title: 'Xem từ ngày đến ngày',
    from: 'Từ ngày',
    to: 'Đến ngày',
    show: 'Xem',
    missing: reportsCopy.bothDays,
  },
  comparedWith: (span: string) => `So với ${span}`,
  csv: {
    button: 'Tải CSV',
    title: 'Tải bảng của khoảng này',
    tables: { days: 'Theo ngày', charms: 'Theo charm', colors: 'Theo màu' } satisfies Record<
      OverviewTable,
      string
    >,
  },
  failed: 'Load data failed. Bạn thử tải lại nhé.',

  revenue: 'Doanh thu',
  orders: 'Đơn hàng',
  average: 'Giá trị trung bình',
  newCustomers: 'Khách mua lần đầu',
  waiting: 'Đang chờ bạn',
  jobs: (count: number) => `${count} việc`,
  noJobs: 'Tiệm rảnh tay rồi',
  jobsUnread: 'Chưa đọc được',
  toLookAt: (transfers: number) =>
    transfers === 0 ? 'Không có khoản chuyển nào chờ' : `${transfers} khoản chuyển chờ đối soát`,
  /** compared with the previous period of equal length */
  more: (percent: number) => `Tăng ${groupThousands(percent)}%`,
  less: (percent: number) => `Giảm ${percent}%`,
  moreOf: {
    orders: (count: number) => `Tăng ${groupThousands(count)} đơn`,
    customers: (count: number) => `Tăng ${groupThousands(count)} khách`,
  },
  lessOf: {
    orders: (count: number) => `Giảm ${groupThousands(count)} đơn`,
    customers: (count: number) => `Giảm ${groupThousands(count)} khách`,
  },
  same: 'Như kỳ trước',
  noBefore: 'Chưa có gì để so',

  chart: {
    title: { revenue: 'Doanh thu', orders: 'Đơn hàng' },
    /** accessible label of the chart */
    label: { revenue: 'Doanh thu theo ngày', orders: 'Đơn hàng theo ngày' },
    choose: 'Xem theo',
    span: (first: string, last: string) => `${first} – ${last}`,
    now: 'Kỳ này',
    before: 'Kỳ trước',
    day: (day: string, orders: number) => `${day}, ${groupThousands(orders)} đơn`,
    spoken: (day: string, orders: number, revenue: string) =>
      `${day}: ${groupThousands(orders)} đơn, ${revenue}`,
    million: (count: string) => `${count} tr`,
    thousand: (count: number) => `${count} k`,
    empty: 'Chưa có đơn nào trong khoảng này.',
    figures: 'Xem bảng số liệu',
    columns: { day: 'Ngày', orders: 'Đơn', revenue: 'Doanh thu' },
  },

  best: {
    title: 'Bán chạy nhất',
    how: 'Charm và vòng có sẵn khách đặt trong khoảng này, kể cả đơn chưa xác nhận, đã trừ đơn hủy.',
    pieces: (pieces: string) => `${pieces} chiếc`,
    empty: 'Chưa bán được chiếc nào trong khoảng này.',
  },

  sales: {
    title: 'Bán theo charm',
    empty: 'Chưa bán được charm nào trong khoảng này.',
    sums: (kinds: number, pieces: string) => `${pieces} chiếc của ${kinds} loại charm`,
    orderBy: 'Xếp theo',
    orders: { pieces: 'Số chiếc', revenue: 'Số tiền' } satisfies Record<SalesOrder, string>,
    columns: { name: 'Charm', pieces: 'Số chiếc', revenue: 'Tiền charm', margin: 'Lãi gộp' },
    gone: (name: string) => `${name} (không còn bán)`,
    unit: 'chiếc',
    noCost: '–',
    earned: (margin: string, revenue: string) => `Lãi gộp ${margin} trên ${revenue} tiền charm`,
    byCost: 'tính theo giá vốn hiện nay.',
    withoutCost: (charms: number) => `${charms} charm chưa có giá vốn`,
    noCosts: 'Điền giá vốn của charm để xem lãi gộp',
    how: 'Charm trên vòng khách tự thiết kế, trong các đơn được tính doanh thu; giá lúc đặt, chưa gồm dây, nút thắt, phí giao và gói quà, chưa trừ tiền đã hoàn.',
  },

  colors: {
    title: 'Bán theo màu',
    how: 'Charm nhiều màu được tính ở mỗi màu.',
    empty: 'Chưa có màu nào trong khoảng này.',
    sums: (pieces: string, revenue: string) => `${pieces} chiếc, ${revenue}`,
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
    sums: (orders: number, revenue: string) => `${groupThousands(orders)} đơn, ${revenue}`,
  },
} as const;
