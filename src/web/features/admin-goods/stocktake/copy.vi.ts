import { groupThousands } from '#domain/kernel/vnd.ts';

/** Texts of the stocktake. */
export const copy = {
  title: 'Kiểm kho',
  back: 'Danh sách charm',
  how: 'Đếm cả những chiếc đang giữ cho đơn chưa gửi. Ghi xong món nào, sổ đúng món đó.',
  searchLabel: 'Tìm món để đếm',
  searchPlaceholder: 'Tên, nhãn',
  categoryLabel: 'Danh mục',
  allCategories: 'Mọi danh mục',
  kindLabel: 'Đếm',
  kinds: { charm: 'Charm', vong: 'Vòng có sẵn' },
  labels: 'In nhãn',
  all: 'Xem mọi món',
  begin: 'Bắt đầu lần đếm mới',
  askBegin: {
    title: (counts: number) => `Bỏ ${counts} số đếm chưa ghi?`,
    message: 'Những số đã ghi vẫn ở trong sổ.',
    confirmLabel: 'Đếm lại từ đầu',
    cancelLabel: 'Để sau',
  },
  list: { charm: 'Charm cần đếm', vong: 'Vòng cần đếm' },
  empty: { charm: 'Chưa có charm nào', vong: 'Chưa có vòng có sẵn nào' },
  emptyText: 'Bạn thêm hàng trước, rồi mình đếm ở đây.',
  none: 'Không tìm thấy món nào',
  noneText: 'Bạn thử tên khác, hoặc chọn danh mục khác.',
  showAll: 'Xem tất cả',
  range: {
    charm: (rows: string) => `${rows} charm`,
    vong: (rows: string) => `${rows} vòng`,
  },
  books: (stock: number, reserved: number) =>
    reserved > 0
      ? `Sổ ghi ${groupThousands(stock)}, đang giữ ${groupThousands(reserved)}`
      : `Sổ ghi ${groupThousands(stock)}`,
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
