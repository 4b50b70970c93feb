/** What the counting of the shelves says. */
export const copy = {
  title: 'Kiểm kho',
  back: 'Danh sách charm',
  how: 'Đếm cả những chiếc đang giữ cho đơn chưa gửi. Ghi xong món nào, sổ đúng món đó.',
  searchLabel: 'Tìm charm để đếm',
  searchPlaceholder: 'Tên charm',
  categoryLabel: 'Danh mục',
  allCategories: 'Tất cả danh mục',
  list: 'Charm cần đếm',
  none: 'Không tìm thấy charm nào',
  noneText: 'Bạn thử tên khác, hoặc chọn danh mục khác.',
  showAll: 'Xem tất cả',
  range: (from: number, to: number, total: number) => `${from}–${to} trên ${total} charm`,
  books: (stock: number, reserved: number) =>
    reserved > 0 ? `Sổ ghi ${stock}, đang giữ ${reserved}` : `Sổ ghi ${stock}`,
  counted: (name: string) => `Đếm được, ${name}`,
  placeholder: 'Đếm',
  even: 'Khớp sổ',
  short: (pieces: number) => `Thiếu ${pieces}`,
  over: (pieces: number) => `Thừa ${pieces}`,
  book: 'Ghi',
  bookName: (name: string) => `Ghi số đếm của ${name}`,
  booked: 'Đã ghi',
  missing: (most: number) => `Bạn nhập số từ 0 đến ${most} nhé`,
  failed: 'Chưa ghi được số đếm',
  progress: (counted: number, off: number) =>
    off > 0 ? `Đã ghi ${counted} loại, ${off} loại lệch sổ` : `Đã ghi ${counted} loại`,
} as const;
