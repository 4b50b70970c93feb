/** Texts of the client errors page. */
export const copy = {
  title: 'Lỗi trang',
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  range: (rows: string) => `${rows} lỗi`,
  empty: 'Chưa trang nào báo lỗi',
  emptyText:
    'Trang của khách gặp lỗi thì tự báo về đây, gộp theo bản đã phát hành, để người dựng tiệm tìm ra chỗ hỏng.',
  showAll: 'Xem tất cả',
  release: 'Bản phát hành',
  all: 'Mọi bản',
  running: 'Bản đang chạy',
  earlier: (since: string) => `Bản có lỗi từ ${since}`,
  fresh: 'Mới ở bản này',
  times: (count: number) => `${count} lần`,
  seen: (first: string, last: string) => `lần đầu ${first}, gần nhất ${last}`,
  more: 'Chỗ hỏng',
} as const;
