import { listed } from './concepts.ts';

// How a wish goes on from the one before, or begins anew.

const phrases = (text: string): readonly (readonly string[])[] => listed(text).map((said) => said.split(' '));

/** Whoever says one of these looks for something. */
export const SEEKS = phrases(
  'tìm, kiếm, tư vấn, gợi ý, đề xuất, cho hỏi, cho mình hỏi, cho em hỏi, cho tui hỏi, cho tôi hỏi, cho chị hỏi, cho anh hỏi, cho con hỏi, hỏi chút, hỏi xíu, hỏi tí, muốn mua, cần mua, định mua, tính mua, muốn đặt, cần đặt, định đặt, tính đặt, muốn chọn, cần chọn, đang cần, looking for',
);
/** What stands after them where nothing is looked for: "kiếm tiền", "tìm thấy", and `tim` that is a heart or purple. */
export const NOT_SOUGHT: ReadonlySet<string> = new Set(
  listed('tiền, sống, cơm, ăn, thấy, lại, việc, ra, hiểu'),
);
/** Typed without its mark `tim` is `tìm` before one of these. */
export const SOUGHT: ReadonlySet<string> = new Set(
  listed('qua, vong, charm, giup, gium, dum, ho, cho, mon, lac, do, gi, cai, con, hoa'),
);

/** After one of these `tim` without its mark is a colour or a heart all the same: "hoa tim cho me". */
export const SEEN_IN: ReadonlySet<string> = new Set(
  listed(
    'mau, tong, tone, sac, gam, ton, hoa, bong, do, charm, vong, day, da, hat, thich, me, khoai, trai, hinh, cai, con, no, buom, va, voi, hoac, hay, khong',
  ),
);

/** A wish for goods, which are named shortly after it: "mình cần quà". */
export const WISHES: ReadonlySet<string> = new Set(listed('muốn, cần, định, tính, xin, cho, mua, đặt, sắm'));
/** Weaker ones, which may ask for more of the same: "có vòng nào tặng mẹ không". */
export const ASKS_FOR: ReadonlySet<string> = new Set(listed('có, lấy, chọn, làm, xem'));
export const GOODS: ReadonlySet<string> = new Set(listed('quà, vòng, lắc, charm, charms, món, hạt'));
/** What may stand before the first word that tells something. */
export const OPENING: ReadonlySet<string> = new Set(
  listed('shop, ơi, dạ, à, ừ, vậy, thế, rồi, ok, oke, ủa, còn, thôi, giờ, bây, em, ad, tiệm, nữa, hi, chào'),
);

/** Who corrects or points at what was said goes on with the same wish; folded. */
export const TIES =
  /(?<!\p{L})(?:nham|y (?:minh|em|la|toi|tui|chi|anh)|chu khong phai|khong phai .{1,30} ma la|van (?!phong)|nhu (?:tren|vay|cu|nay|hoi nay|luc nay|ban nay|the)|cung (?:vay|the|nhu)|(?:cai|may cai|nhung cai|mau|con|loai|vong|charm|may con) (?:nay|do|kia|tren|ay)|trong so)(?!\p{L})/u;

/** "Thôi hồng đi"; folded. */
export const SETTLES =
  /^(?:a |u |um |vay |ma |thoi )*thoi (?!khong|ko|k |dung|khoi|bo)(?:lay |chon )?(?:\p{L}+ ){1,4}di(?: .{0,8})?$/u;

/** "Thôi hoa cũng được"; folded. */
export const ALLOWS = /(?<!\p{L})cung (?:tam )?(?:duoc|dc|ok|oke|okie|chap nhan|khong sao|ko sao)(?!\p{L})/u;

/** "Màu gì cũng được". */
export const ANY_COLOR =
  /(?<!\p{L})(?:màu|mau)(?: sắc| sac)? (?:(?:gì|gi|nào|nao|sao)(?: thì| thi)? (?:cũng|cung|đều|deu)|(?:thì |thi )?(?:không|chẳng|đâu) (?:quan trọng|quan trong|thành vấn đề)|tùy)(?!\p{L})/u;
const ANY_THING =
  /(?<!\p{L})(?:con|hình|hinh|charm|loại|loai|mẫu) (?:gì|gi|nào|nao) (?:cũng|cung|đều|deu)(?!\p{L})/u;
/** The limit of the price is dropped: "bỏ giá đi", "không giới hạn giá nữa". */
const ANY_PRICE =
  /(?<!\p{L})(?:bỏ|bo|khỏi tính|khoi tinh|không giới hạn|khong gioi han|không cần|khong can|thôi|quên|quen) (?:giới hạn |gioi han |mức |muc |cái |cai |vụ |vu )?(?:giá|gia|ngân sách|ngan sach|budget)(?: cả| ca| tiền| tien)?(?: đi| di| nha| nhé| nhe| nữa| nua| luôn| luon)*$/u;
/** Any colour, any thing, any price is fine. A charm is a question of things. */
export const ANY_OF: readonly (readonly [string, RegExp])[] = [
  ['color', ANY_COLOR],
  ['thing', ANY_THING],
  ['budget', ANY_PRICE],
];
/** What was said before "miễn" need not be, so that it names what must. */
export const NEED_NOT =
  /(?<!\p{L})(?:nhất thiết|nhat thiet|bắt buộc|bat buoc|quan trọng|quan trong|cần phải|can phai|cần thiết|can thiet)(?!\p{L})/u;
