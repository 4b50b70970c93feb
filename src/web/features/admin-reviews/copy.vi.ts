import type { ReviewFilter } from './view.ts';

/** Texts of the reviews page. */
export const copy = {
  title: 'Đánh giá',
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  search: {
    label: 'Tìm theo mã đơn, tên vòng hoặc khách',
    placeholder: 'Mã đơn, vòng, khách',
    button: 'Tìm',
  },
  filters: 'Lọc đánh giá',
  groups: {
    all: 'Tất cả',
    pending: 'Chờ duyệt',
    shown: 'Đang hiện',
    hidden: 'Đã ẩn',
  } satisfies Record<ReviewFilter, string>,
  waiting: (reviews: number) => `Chờ duyệt (${reviews})`,
  csv: 'Xuất CSV các đánh giá đang lọc',
  range: (rows: string) => `${rows} đánh giá`,
  empty: 'Chưa có đánh giá nào',
  none: 'Không có đánh giá nào ở mục này',
  emptyText: 'Khách đã nhận vòng mới viết được đánh giá. Lời mới sẽ tự hiện ở đây.',
  showAll: 'Xem tất cả',
  of: (name: string, bracelet: string) => `${name}, vòng ${bracelet}`,
  order: (id: string) => `Đơn ${id}`,
  photoAlt: (name: string) => `Ảnh ${name} gửi kèm`,
  shownAs: (name: string) => `Hiện dưới tên “${name}”`,
  show: 'Cho hiện',
  showName: (id: string) => `Cho hiện đánh giá đơn ${id}`,
  hide: 'Ẩn',
  hideName: (id: string) => `Ẩn đánh giá đơn ${id}`,
  done: {
    shown: (id: string) => `Đánh giá đơn ${id} đã hiện ở trang chủ`,
    hidden: (id: string) => `Đã ẩn đánh giá đơn ${id}`,
  },
  undone: (id: string) => `Đã hoàn tác, đánh giá đơn ${id} như trước khi ẩn`,
  judged: (status: string) => ({
    title: 'Quản trị viên khác vừa duyệt trước',
    message: `Đánh giá giờ ở mục “${status}”.`,
  }),
  changed: {
    title: 'Khách vừa sửa lời đánh giá',
    message: 'Bạn đọc lại lời mới rồi duyệt nhé.',
  },
} as const;
