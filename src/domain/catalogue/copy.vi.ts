import type { CategoryType, CharmSort } from './categories.ts';
import type { AddRefusal, GardenTone } from './selection.ts';

export const categoryLabels = {
  Flower: 'Hoa',
  Nature: 'Thiên nhiên',
  Animal: 'Động vật',
  Icon: 'Biểu tượng',
  Gems: 'Đá quý',
} as const satisfies Record<CategoryType, string>;

export const charmSortLabels = {
  popular: 'Tiệm gợi ý',
  bestselling: 'Bán chạy',
  newest: 'Mới nhất',
  price_low: 'Giá thấp đến cao',
  price_high: 'Giá cao đến thấp',
  name: 'Tên A đến Z',
} as const satisfies Record<CharmSort, string>;

export const catalogueCopy = {
  outOfStock: 'Hết hàng',
  left: (available: number) => `Còn ${available}`,
  noPrice: 'Liên hệ',
  charmFallbackName: 'Charm hoa',
  emptyCategory: 'Chưa có charm nào',
  charmSoldOut: (charm: string) => `Charm "${charm}" đã hết hàng. Vui lòng chọn charm khác.`,
  charmsShort: (kinds: number) => `Có ${kinds} loại charm không đủ số lượng. Vui lòng chọn charm khác.`,
} as const;

/** Tooltips of a disabled add button (spec §2, Charm garden). */
export const addRefusals = {
  no_slot: 'Đã đạt giới hạn slots',
  out_of_stock: 'Hết hàng',
  none_available: 'Hết hàng có sẵn',
} as const satisfies Record<AddRefusal, string>;

/** The wide button under the garden, by count (spec §2, Charm garden). */
export const continueLabels = {
  empty: 'Hãy chọn ít nhất một charm',
  growing: 'Tiếp tục thiết kế vòng tay',
  great: 'Tuyệt vời! Tiếp tục thiết kế vòng tay',
  almost: 'Gần xong rồi! Tiếp tục thiết kế',
  full: 'Hoàn thành! Thiết kế ngay!',
} as const satisfies Record<GardenTone, string>;

/** Copy of the goods editor at the desk. */
export const goodsCopy = {
  name: 'Tên',
  description: 'Mô tả',
  meaning: 'Ý nghĩa',
  color: 'Màu',
  pricePositive: 'Giá phải lớn hơn 0',
  priceNotNegative: 'Giá không được âm',
  costNotNegative: 'Giá vốn là số nguyên từ 0 trở lên',
  stockNotNegative: 'Số lượng không được âm',
  daysPositive: 'Số ngày giao phải lớn hơn 0',
  colorFormat: 'Màu phải có dạng #rrggbb',
  stockMoved: (pieces: number) => `Tồn kho vừa đổi thành ${pieces} chiếc`,
  reasonUnfit: 'Lý do này không hợp với số chiếc vừa đổi',
  categoryGone: 'Danh mục của charm này đã bị xóa. Bạn chuyển nó sang danh mục khác trước nhé.',
  charmGone: 'Charm này không còn nữa',
  importHidden: 'Charm này đang ẩn. Bạn đưa lại trước rồi nhập nhé.',
  changeMissing: 'Cho biết số lượng mới hoặc số lượng thêm vào',
  tooManyPictures: (most: number) => `Mỗi charm có tối đa ${most} ảnh`,
  unknownPicture: 'Charm này không có ảnh đó',
  unknownCategory: 'Danh mục này không còn nữa',
  promised: (pieces: number) => `Đang giữ ${pieces} chiếc cho các đơn đã đặt, tồn kho không thể ít hơn`,
  countedLate: (pieces: number) => `Sổ kho vừa đổi thành ${pieces} chiếc, bạn đếm lại nhé`,
  priceBeforeStock: 'Vui lòng đặt giá trước khi nhập kho',
  importNotNumber: (cell: string) => `“${cell}” không phải là số`,
  importNotWhole: (cell: string) => `“${cell}” không phải là số nguyên`,
  importUnreadable: 'Tệp này không đọc được như một bảng CSV',
  importColumns: 'Bảng cần có dòng tiêu đề với ít nhất hai cột tên và giá',
  importTooLong: (most: number) => `Mỗi lần chỉ nhập tối đa ${most} dòng`,
  importBroken: 'Chữ ở dòng này bị hỏng. Bạn lưu lại tệp ở dạng “CSV UTF-8” rồi nhập nhé',
  importCategoryMissing: 'Charm mới cần một danh mục',
  importUnknownSlug: (slug: string) => `Không có charm nào mang mã “${slug}”`,
  importBusy: 'Một bảng khác đang được nhập. Bạn đợi nhập xong nhé',
  importTwice: 'Tên này đã có ở một dòng phía trên',
} as const;
