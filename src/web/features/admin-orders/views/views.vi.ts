/** Texts of the saved views. */
export const viewsWords = {
  button: 'Cách xem',
  title: 'Cách xem đã lưu',
  more: 'Lọc thêm',
  list: 'Các cách xem đã lưu',
  none: 'Chưa có cách xem nào. Bạn chọn bộ lọc rồi lưu lại ở đây nhé.',
  failed: 'Chưa tải được các cách xem',
  shared: 'cả tiệm dùng',
  name: 'Tên cho cách xem này',
  placeholder: 'Ví dụ: COD chưa giao quá 3 ngày',
  missing: 'Bạn đặt tên cho cách xem này nhé',
  share: 'Cho cả tiệm dùng',
  save: 'Lưu cách xem này',
  saving: 'Đang lưu...',
  saved: (name: string) => `Đã lưu “${name}”`,
  remove: (name: string) => `Bỏ “${name}”`,
  removed: (name: string) => `Đã bỏ “${name}”`,
} as const;
