/** Teencode and dialect as it is read in words of despair, folded. */
export const SHORT: Readonly<Record<string, string>> = {
  mun: 'muon',
  chit: 'chet',
  chot: 'chet',
  li: 'ly',
  bin: 'bien',
  bik: 'biet',
  lun: 'luon',
  bh: 'bao gio',
  nx: 'nua',
  r: 'roi',
  rui: 'roi',
  wa: 'qua',
  mik: 'minh',
  mk: 'minh',
  e: 'em',
  ck: 'chong',
  vk: 'vo',
  iu: 'yeu',
  zia: 've',
  ni: 'nay',
  ...Object.fromEntries(
    ['ko', 'k', 'kg', 'kh', 'hk', 'hok', 'hong', 'hem', 'hum', 'khum', 'khon', 'chang', 'cha'].map((no) => [
      no,
      'khong',
    ]),
  ),
};

/** Before the name of a thing these ask for it. */
export const ASKS_FOR_IT: ReadonlySet<string> = new Set(
  'muốn,cần,cho,xin,lấy,mua,tìm,kiếm,thích,mê,chọn,có,đổi,muon,can,xin,lay,mua,tim,kiem,thich,co'.split(','),
);

/** Words that are harmless ones when folded (`đánh` and `dành`, `tự vẫn` and `tư vấn`): they count with their marks only. */
export const MARKED: readonly (readonly [RegExp, string])[] = [
  [/đánh/g, 'beat'],
  [/đâm/g, 'stab'],
  [/tạt/g, 'splash'],
  [/tự (?:v[ẫậ]n|tử)/g, 'suicide'],
  [/di chúc/g, 'testament'],
  [/sóng/g, 'wave'],
  [/tự (?:rạch|cứa|cắt (?=(?:vào )?(?:tay|da|mình|đùi)))/g, 'selfcut '],
];

/** Before somebody whom a present is for, at whose name the text ends; folded. */
export const GIFT_FOR =
  /(?:^| )(?:vong|qua|charm|lac|mon|gi)(?: tay)? (?:de )?(?:cho|tang|bieu|gui|danh tang)$/;
/** A text that only says whom a present is for, whoever that is: "làm vòng cho em bồ"; folded. */
export const ONLY_FOR =
  /^(?:[a-z0-9]+ ){0,4}(?:vong|qua|charm|lac)(?: tay)? (?:de )?(?:cho|tang|bieu|gui|danh tang) (?:em|anh|chi|be|con|chau|ban|nguoi|ba|bo|me|ma|ong|co|di|chu|bac|cau|thay|sep|vo|chong|crush|ny)(?: (?!chet|tu|danh|bi|dau|khong)[a-z]+){0,2}$/;
/** What may stand behind; folded. */
export const CLOSES =
  /^(?:(?:em|minh|toi|tui|a|nha|nhe|voi|shop|oi|di|cua|giup|gium|ho|duoc|khong|ko)(?: |$))*$/;
/** "Làm mẹ bất ngờ"; folded. */
export const PLEASES =
  /^(?:(?:em|minh|toi|tui) )?(?:bat ngo|vui|cuoi|hanh phuc|cam dong|thich|me)(?: (?:a|nha|nhe|shop|oi|qua|lam|chut|xiu|voi))*$/;
/** "Ghét hồng, còn lại sao cũng được"; folded. */
export const ANY_OTHER = /(?:^| )(?:sao|gi|nao|nhieu) (?:cung|deu) (?:duoc|ok|oke|thich)(?: |$)/;
