import type { BoardRefusal } from './board.ts';
import type { DesignIssueCode } from './complete.ts';
import type { NameRefusal } from './name-letters.ts';

/** Titles of the issues that keep a design out of the cart (spec §5, Bracelet name and following). */
export const designTitles = {
  name_missing: 'Chưa nhập tên vòng tay',
  name_too_short: 'Tên vòng tay quá ngắn',
  name_too_long: 'Tên vòng tay quá dài',
  name_format: 'Tên vòng tay không hợp lệ',
  string_missing: 'Chưa chọn dây xỏ',
  too_few_charms: 'Chưa đủ charm tối thiểu',
  empty_slots: 'Còn slot trống',
} as const satisfies Record<DesignIssueCode, string>;

/** How to resolve each issue. */
export const designHints = {
  name_missing: 'Đặt cho chiếc vòng một cái tên nhé.',
  name_too_short: 'Tên vòng tay cần ít nhất 2 ký tự.',
  name_too_long: 'Tên vòng tay dài tối đa 50 ký tự.',
  name_format: 'Tên chỉ gồm chữ cái, số, khoảng trắng và - _ . , ! ? ( ) / #',
  string_missing: 'Chọn một sợi dây xỏ để tiệm xâu charm.',
  too_few_charms: 'Mỗi chiếc vòng cần ít nhất 15 charm.',
  empty_slots: 'Đặt charm vào các chỗ còn trống hoặc dùng Tự điền.',
} as const satisfies Record<DesignIssueCode, string>;

/** Why a charm cannot be placed (spec §5, Charm placement). */
export const boardRefusals = {
  full: 'Vòng tay đã đầy',
  none_left: 'Hết charm',
  over_stock: 'Vượt quá stock!',
  no_such_slot: 'Vị trí này không còn trên vòng',
  nothing_chosen: 'Hãy chọn ít nhất một charm',
} as const satisfies Record<BoardRefusal, string>;

/** Why a name cannot be placed. */
export const nameRefusals = {
  no_letters: 'Hãy nhập ít nhất một chữ hoặc số',
  too_long: 'Tên dài hơn số chỗ trên vòng',
  letter_missing: 'Tiệm chưa có đủ chữ cho tên này',
  over_stock: 'Không đủ charm chữ cho tên này',
} as const satisfies Record<NameRefusal, string>;

export const designCopy = {
  wristFormat: 'Cỡ cổ tay không đúng định dạng (ví dụ: 15,5)',
  wristRange: 'Cỡ cổ tay từ 10 đến 30 cm',
  wristStep: 'Cỡ cổ tay theo bước 0,5 cm',
  tooManyCharms: 'Mỗi chiếc vòng có nhiều nhất 25 charm',
  positions: 'Vị trí charm trên vòng chưa hợp lệ',
  loginNeeded: 'Cần đăng nhập',
  emptySlots: (slots: number) => `Còn ${slots} chỗ trống`,
  /** default name of an unnamed bracelet */
  namedAfter: (charm: string) => `Vòng ${charm}`,
  namedAfterNothing: 'Vòng của mình',
} as const;

/** Families of matching colours, each with the words that a charm's first colour may be. */
export const colorFamilies = {
  rose: ['hồng', 'hồng phấn', 'hồng đậm', 'hồng cánh sen', 'hồng đào', 'trắng hồng', 'san hô', 'đỏ hồng'],
  lavender: ['tím', 'tím hồng', 'xanh tím', 'tím than'],
  leaf: ['xanh lá', 'xanh non', 'xanh ngọc'],
  sea: [
    'xanh dương',
    'xanh lam',
    'xanh biển',
    'xanh nước',
    'xanh trời',
    'xanh băng',
    'xanh đậm',
    'trắng xanh',
  ],
  honey: ['vàng', 'vàng chanh', 'cam', 'cam vàng', 'cam mật', 'hổ phách', 'kem', 'nâu vàng'],
  cherry: ['đỏ', 'đỏ cam', 'đỏ rượu', 'đỏ nâu', 'cam đỏ'],
} as const satisfies Record<string, readonly string[]>;
