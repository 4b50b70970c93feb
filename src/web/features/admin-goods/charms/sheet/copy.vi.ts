import type { EditReason } from '#domain/catalogue/stock-reasons.ts';

/** Texts of the charm sheet and its bulk actions. */
export const copy = {
  cell: {
    price: (name: string, shown: string) => `Giá của ${name}: ${shown}`,
    stock: (name: string, shown: string) => `Trên kệ của ${name}: ${shown}`,
    cost: (name: string, shown: string) => `Giá vốn của ${name}: ${shown}`,
  },
  newIn: {
    price: (name: string) => `Giá mới của ${name}`,
    stock: (name: string) => `Số trên kệ mới của ${name}`,
    cost: (name: string) => `Giá vốn mới của ${name}`,
  },
  clearCost: 'Bạn nhập một số nhé; muốn bỏ giá vốn thì mở biểu mẫu sửa charm',
  keys: 'Enter lưu và xuống dòng, Tab sang ô bên, Esc bỏ. Ở cột tồn kho gõ +5 để nhập thêm 5.',
  reasonLabel: 'Sửa tồn kho vì',
  reasons: {
    '': 'Nhập, sửa số',
    restock: 'Nhập hàng',
    correction: 'Sửa số',
    breakage: 'Hỏng vỡ',
    stocktake: 'Kiểm kho',
  } satisfies Record<EditReason | 'stocktake' | '', string>,
  notNumber: (most: number) => `Bạn nhập số từ 0 đến ${most} nhé`,
  saved: (name: string, what: string) => `Đã lưu ${name}: ${what}`,
  conflict: (column: string, value: string) => `Có người vừa sửa: ${column} giờ là ${value}.`,
  take: (value: string) => `Dùng ${value}`,
  mine: (value: string) => `Vẫn lưu ${value}`,
  again: 'Sửa lại',
  drop: 'Thôi',
  failed: 'Chưa lưu được',
  columns: { price: 'giá', stock: 'số trên kệ', cost: 'giá vốn' },

  pick: (name: string) => `Chọn ${name}`,
  pickAll: 'Chọn mọi charm trên trang này',
  picked: (count: number) => `Đã chọn ${count} charm`,
  clear: 'Bỏ chọn',
  tooMany: 'Mỗi lần chọn tối đa 100 charm',
  bar: 'Việc với các charm đã chọn',
  category: 'Chuyển sang danh mục',
  hide: 'Ẩn khỏi tiệm',
  show: 'Đưa lại tiệm',
  showName: (name: string) => `Đưa ${name} lại tiệm`,
  done: {
    hide: (count: number) => `Đã ẩn ${count} charm`,
    show: (count: number) => `Đã đưa lại ${count} charm`,
    category: (count: number, name: string) => `Đã chuyển ${count} charm sang ${name}`,
  },
  nothing: 'Không có gì phải đổi',
  refused: 'Có charm chưa đổi được',
  refusedToo: (count: number) => `và ${count} charm nữa`,
  bulkFailed: 'Chưa đổi được các charm đã chọn',
} as const;
