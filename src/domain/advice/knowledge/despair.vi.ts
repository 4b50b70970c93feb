import { withoutDiacritics } from '../../kernel/folding.ts';

// How people say, often in a roundabout way, that they think of dying, hurt themselves or are in danger. Patterns rather than
// phrases, because no list holds them; a warm answer too many is better than one missing. See `despair.test.ts`.

/** Teencode as it is read here. */
const SHORT: Readonly<Record<string, string>> = {
  mun: 'muon',
  chit: 'chet',
  chot: 'chet',
  li: 'ly',
  bin: 'bien',
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
  s0ng: 'song',
  iu: 'yeu',
  zia: 've',
  ...Object.fromEntries(
    ['ko', 'k', 'kg', 'kh', 'hk', 'hok', 'hong', 'hem', 'hum', 'khum', 'chang', 'cha'].map((no) => [
      no,
      'khong',
    ]),
  ),
};

/** Words that are harmless ones when folded (`đánh` and `dành`, `tự vẫn` and `tư vấn`): they count with their marks only. */
const MARKED: readonly (readonly [RegExp, string])[] = [
  [/đánh/g, 'beat'],
  [/đâm/g, 'stab'],
  [/tạt/g, 'splash'],
  [/tự (?:v[ẫậ]n|tử)/g, 'suicide'],
  [/di chúc/g, 'testament'],
  [/tự (?:rạch|cứa|cắt (?=(?:vào )?(?:tay|da|mình|đùi)))/g, 'selfcut '],
];

const spoken = (text: string): string =>
  withoutDiacritics(
    MARKED.reduce((said, [word, meant]) => said.replaceAll(word, meant), text.normalize('NFC').toLowerCase()),
  )
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .map((word) => SHORT[word] ?? withLetters(word))
    .join(' ')
    .trim();

/** `mu0n ch3t`. */
const withLetters = (word: string): string =>
  /^[a-z]+[03][a-z]*$/.test(word) ? word.replace('0', 'o').replace('3', 'e') : word;

const SELF =
  '(?<!(?:ba|me|bo|ong|anh|chi|chu|bac|cau|ban|noi|ngoai|yeu|chong|vo|thay|be|ong ba|nguoi|dua) )(?:em|minh|toi|tao|tui|con|chau|t|m)';
const ONE_OF_HERS = '(?:em|minh|toi|tao|tui|con|chau|me con|ca nha|vo con|chi em|t)';
/** Up to so many words. */
const some = (most: number) => String.raw`(?:\p{L}+ ){0,${most}}`;

const DESPAIR: readonly RegExp[] = [
  // "Em muốn chết", not "mệt muốn chết", "mê chết đi được".
  String.raw`(?:^|${SELF} |chi |that su |cu |luc nao cung |roi |nay |no |het |cung )muon chet(?! (?:me|lam|mat|xiu|tiet|vi))`,
  String.raw`(?:${SELF} (?:dinh|sap|tinh)|thoi|nen|uoc gi|tha|de|toan nghi) (?:${SELF} )?(?:duoc |di )?chet(?! (?:me|lam|mat|xiu|di duoc|tiet|vi|cuoi))`,
  String.raw`nghi (?:den|toi|ve) (?:cai|chuyen|viec)? ?chet`,
  String.raw`${SELF} (?:ma )?(?:chet|die)(?: (?:di|quach|phut|roi|chac|cho))+ ${some(4)}(?:vui|nhe|khoe|do kho|xong|roi|moi nguoi)`,
  String.raw`(?:tu sat|suicide|ket lieu|tuyet menh|testament|gieo minh)`,
  String.raw`(?:${SELF}|chi|^) ?${some(2)}muon (?:bien mat|tan bien|ngu luon)(?! (?:vi|cho do))`,
  String.raw`muon (?:bien mat|tan bien) (?:mai mai|khoi)`,
  String.raw`${SELF} ${some(4)}(?:di|ra di|bien mat|ngu|nham mat|tan bien) (?:mai mai|mai khong|luon khong)`,
  String.raw`dung lai mai mai`,
  String.raw`(?:chac|thoi|de) ${SELF} di chet`,
  String.raw`chi con (?:mot |cach )?(?:ra di|loi thoat|duong chet|cai chet)(?! mot)`,
  String.raw`(?:loi thoat|cach) duy nhat ${some(3)}(?:chet|ra di|bien mat)`,
  String.raw`${SELF} di luon day|khong muon (?:di )?xuong nua`,
  // Not to wake again.
  String.raw`(?:ngu|nham mat)(?: \p{L}+| \d+){0,6} (?:khong|khoi|dung) (?:bao gio |can |phai |muon )?(?:day|tinh|thuc)(?: day)?`,
  String.raw`(?:uoc gi|gia ma|mong) ${some(4)}khong (?:bao gio )?(?:tinh|thuc|day)(?: lai| day| nua)`,
  String.raw`(?:khong|khoi|dung) (?:muon |can )?(?:thuc day|tinh day|thuc giac|mo mat)(?: ra)? nua`,
  String.raw`(?:uong|nuot)(?: \p{L}+| \d+){0,5} thuoc${' '}(?:\p{L}+ ){0,2}(?:cho xong|cho roi|cho chet|tu|de chet|chet|luon cho)`,
  String.raw`(?:uong|nuot) (?:het|ca|nguyen) ${some(2)}(?:vi|hop|lo|nam|bich) thuoc`,
  // "Không có mình thì mọi người nhẹ gánh hơn".
  String.raw`(?:khong co|khong con|thieu|vang|bot) ${SELF} ${some(8)}(?:nhe ganh|nhe nhom|nhe long|do kho|do met|do phien|tot hon|vui hon|hanh phuc hon|nhe hon)`,
  String.raw`(?:nhe ganh|nhe nhom|do kho|do phien|tot hon|vui hon|hanh phuc hon) ${some(3)}(?:neu )?(?:khong co|khong con|vang|thieu) ${SELF}`,
  String.raw`(?:ganh nang|vo dung|phien phuc) ${some(6)}(?:bien mat|chet|khong con|dung ton tai|dung sinh ra)`,
  String.raw`(?:gia nhu|uoc gi|phai chi) ${SELF} ${some(3)}(?:chua tung|dung|khong) (?:duoc )?(?:sinh ra|ton tai|co mat)`,
  // No longer there.
  String.raw`${SELF} (?:chac |se )?khong con (?:song|tren doi|o tren doi|o day|tren the gian|ton tai)`,
  String.raw`(?:sau khi|den luc ${some(4)}|neu (?:mai |mot mai |mot ngay )?|khi|luc|chac) ?${SELF} (?:chac )?(?:khong con(?: nua|$| (?=shop|thi|nho|hay))|mat di|chet)`,
  String.raw`khong (?:con|co) ${SELF} (?:o )?tren doi`,
  String.raw`${SELF} ${some(8)}khong con (?:o )?day(?! du| lam)`,
  String.raw`(?:cung|se) (?:chang|khong) con day$`,
  // Farewells for good.
  String.raw`(?:tin nhan|loi|dong|la thu|buc thu) cuoi(?: cung)? cua ${SELF}`,
  String.raw`(?:qua|lan|loi|vong) cuoi(?: cung)?(?! (?:nam|tuan|thang|cap|khoa|ky)) ${some(8)}(?:khong ve|di mai|di luon|tam biet|vinh biet|khong con|khong gap lai|ra di)`,
  String.raw`(?:tam biet|vinh biet|gia biet) (?:the gioi|the gian|cuoc doi|coi doi|tat ca|moi nguoi|ca nha mai)(?! (?:o cong ty|trong lop|trong phong|cung phong|de qua|de di|di du))`,
  String.raw`viet (?:xong )?(?:thu|la thu|loi) de lai`,
  String.raw`(?:chuan bi|lo|don|sap xep) xong (?:het|ca|xuoi|moi thu|moi chuyen)? ?(?:roi )?${some(7)}de lai`,
  String.raw`cho (?:di )?het (?:do dac|do|dong do) ${some(12)}(?:khong can|khong con|nua)`,
  String.raw`(?:mat|qua doi|khong con)(?: roi)? ${some(3)}(?:${SELF} )?(?:muon|se|dinh|cung muon) (?:di|theo) theo`,
  String.raw`(?:cung|deu) (?:di|chet)(?: luon)? cho (?:nhe|xong|roi|het)`,
  String.raw`${SELF} ${some(2)}di luon cho ${some(4)}(?:do kho|nhe|xong|roi)`,
  String.raw`(?:roi|xong) ${SELF} di luon(?! (?:cho|cong|choi|ve|qua|toi|den|ra))`,
  String.raw`muon (?:di|theo) theo ${some(4)}(?:khong con ai|khong ai|mat|qua doi)`,
  String.raw`de lai cho ${some(6)}(?:tha loi|tha thu|bo con|bo me|bo nha)`,
  // No reason left.
  String.raw`khong con (?:chut )?hy vong|bo cuoc voi (?:cuoc doi|cuoc song|tat ca)`,
  String.raw`(?:doi|cuoc doi) (?:em|minh|toi|con|tao) ${some(2)}(?:het|cham het|xong)(?: roi|$)`,
  String.raw`khong thay (?:ngay mai|tuong lai|loi ra|loi thoat)`,
  String.raw`song (?:khong |cung khong )?de lam (?:gi|chi)`,
  String.raw`(?:khong|het) (?:con )*${some(3)}(?:ly do|dong luc|suc|can dam|hy vong|gi) (?:nao |gi )?(?:de )?(?:song|ton tai|rang|co gang|bam viu)(?! (?:ao|khoe|vui|tot|lau|xanh))`,
  String.raw`(?:khong|het) (?:con )?(?:muon|thiet|can|ham) (?:song|ton tai)(?! (?:voi|o|chung|ao|gia|vo))`,
  String.raw`(?:song|ton tai) (?:nhu vay |nua )?(?:de lam (?:gi|chi)|lam (?:gi|chi) nua|chi nua|chi cho)`,
  String.raw`song khong (?:noi|con y nghia)(?: nua)?(?! (?:thieu|neu|ma))`,
  String.raw`(?:het|khong) chiu noi (?:cuoc doi|cuoc song|the gioi|noi dau)`,
  String.raw`(?:cham dut|ket thuc|tu bo) (?:tat ca|cuoc doi|cuoc song|moi thu)(?! (?:voi|de bat dau))`,
  // Harm to herself.
  String.raw`(?:vet|seo|dau) ${some(4)}(?:selfcut|rach|cua)(?: \p{L}+){0,2} (?:tay|dui|minh)`,
  String.raw`selfcut|tu (?:lam dau|lam hai|lam ton thuong)|(?:rach|cua) (?:tay|co tay|mach|dui)|cat (?:co tay|mach)`,
  String.raw`(?:tu |chi muon )?(?:hanh ha|trung phat) (?:ban than|chinh minh|minh)`,
  String.raw`lam dau (?:ban than|chinh minh|minh)|so chinh minh`,
  String.raw`thu ${some(2)}(?:\d+ )?lan (?:ma )?khong thanh`,
  String.raw`dung (?:tren|o tren|o|ngoai) (?:cau|san thuong|lan can|noc|mep|thanh cau|ban cong tang)(?! (?:vang|rong|thang|quay))`,
  String.raw`(?:nhay|lao) (?:xuong|khoi) (?:lau|cau|song|ray|dat|ho)|nhay (?:lau|cau)(?! (?:long|vong))|lao (?:dau )?vao xe`,
  // Somebody harms her.
  String.raw`(?<!chac(?: \p{L}+){1,3} )(?:giet|chem|stab|bop co|splash|tat axit) (?:chet )?${some(2)}${ONE_OF_HERS}(?! (?:mat|luon|chet mat))`,
  String.raw`(?:doa|dinh|doi) (?:giet|chem|stab|splash|beat)|doa (?:dam|danh)`,
  String.raw`(?:bam theo|rinh|theo doi|khong quay lai) ${some(10)}(?:splash|giet|chem|doa|beat)`,
  String.raw`(?:beat|danh dap|bao hanh) ${some(1)}${ONE_OF_HERS}(?! (?:gia|dau|mat|cau|vang|bai|dan|tranh|co|co nghia))`,
  String.raw`(?:chong|vo|bo|cha|bo duong|cha duong|ban trai|nguoi yeu|nguoi ta|ong ay|no) (?:hay |cu |lai |toan )?(?:beat|danh) ${ONE_OF_HERS} (?:hoai|moi|suot|nua|bam|dap|so|chay)`,
  String.raw`la (?:beat|danh) con ${some(2)}(?:so|khoc)`,
  String.raw`nhot ${ONE_OF_HERS}|vao phong ${ONE_OF_HERS} ${some(2)}(?:dem|toi)|bi (?:nhot|bat coc|xam hai|hiep|cuong buc|bao hanh|ep quan he|so soang|beat dap|beat hoai|khong che)|khong cho ${ONE_OF_HERS} ra (?:ngoai|khoi nha)`,
  String.raw`(?:dap|pha|day|mo) cua ${some(3)}(?:em|minh|con|toi) so|so ${some(4)}(?:dap|pha) cua|dang (?:tron|nap) trong|tron trong (?:phong|nha ve sinh|nha tam|tu|gam) ${some(2)}(?:nhan|goi|vi|khong dam)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'u'));

/** Whether somebody seems to be in danger, by herself or by others. */
export function soundsDesperate(text: string): boolean {
  const said = spoken(text);
  return DESPAIR.some((pattern) => pattern.test(said));
}
