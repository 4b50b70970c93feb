import { fold } from '../kernel/folding.ts';
import { issue, type Check } from '../kernel/issue.ts';
import { identityCopy as copy } from './copy.vi.ts';

/**
 * Passwords that attackers try first: common words, combined with common prefixes and suffixes, over a hundred thousand in all.
 * Words are lower case without diacritics; capitals, and `@`, `0`, `1`, `3`, `$` in place of letters, count as the same word.
 */
const WORDS = new Set(
  `
  password passwd pass passwort matkhau mk mkmoi admin administrator root user guest test tester demo login welcome
  qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm zxcv qaz qazwsx wsx abc abcd abcde abcdef abcabc aaa aaaa aaaaa aaaaaa
  a b q qq z x xxx iloveyou ilove loveyou love lovely loveme lover sweetheart darling honey baby babygirl babyboy princess prince
  queen king angel sunshine moon star sky flower rose lily daisy tulip lotus orchid hoa hoahong hoasen hoamai hoalan hoacuc
  dragon tiger lion monkey panda kitty kitten cat dog puppy bunny bear wolf eagle shark fish bird butterfly unicorn
  football soccer baseball basketball hockey liverpool chelsea arsenal barcelona realmadrid juventus manutd manchester
  superman batman spiderman ironman pokemon naruto doraemon conan onepiece hello hellokitty kitty minecraft roblox freefire lienquan
  pubg lol dota game gamer master shadow killer hunter ninja samurai secret letmein trustno access changeme default temp
  computer internet google facebook zalo tiktok youtube gmail yahoo iphone samsung nokia apple android windows microsoft
  michael jordan jessica ashley jennifer daniel thomas robert andrew joshua matthew nicole amanda charlie george michelle anthony
  summer winter spring autumn monday tuesday friday sunday january december
  vietnam vietnamese hanoi saigon danang hue haiphong cantho dalat nhatrang vungtau quynhon
  anhyeuem emyeuanh yeuem yeuanh yeu yeuthuong tinhyeu tinh thuong nho nhoem nhoanh anhnhoem vochong vo chong conyeu congai contrai
  mevabe meyeu boyeu giadinh gia dinh nhatui tuiday matma khongbiet khongco khongnho biet quen toilaai toi tao may minh tui ban banbe
  cuocsong cuocdoi hanhphuc binhan maymanh tailoc phattai tiennhieu nhieutien giauco thanhcong vuive buon vui cuoi khoc
  nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly
  nguyenvan nguyenthi tranvan tranthi levan lethi phamvan phamthi
  anh ahn binh chau chi cuong dat dieu diep dung duc giang ha hai han hang hanh hau hieu hoa hoai hong hung huong huy khanh khoa khoi
  kien kieu lam lan linh loan loc long lua mai manh minh my nam nga ngan nghia ngoc nhan nhat nhi nhu nhung oanh phat phong phuc
  phuong quan quang quoc quyen quynh sang son tam tan tai thai thanh thao thang thien thinh tho thu thuan thuy thuong tien tin toan
  trang tri trinh trong trung truc tu tuan tung tuyen tuyet uyen van vi viet vinh vy xuan yen
  ngocanh minhanh quynhanh haianh tuananh vietanh lananh phuonganh thuylinh khanhlinh mylinh dieulinh thuytrang huyentrang thutrang
  thanhthao phuongthao thuhuong thuha hongnhung tuyetmai ngocmai minhthu anhthu baongoc baochau giahan giabao giahuy minhkhang
  vuoncharm charm vongtay vong tiem shop cuahang
  samsungs oppo vivo xiaomi honda yamaha wave vision airblade winner exciter vinfast toyota mercedes ferrari lamborghini bmw
  bigbang blackpink bts exo twice sontung sontungmtp jack mtp
  fuckyou fuck shit bitch asshole sexy dit ditme dmm vcl vl clgt cc dcm dkm
  q1w2e3r4 q1w2e3 q1w2e3r4t5 a1b2c3 a1b2c3d4 a1s2d3f4 z1x2c3v4 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qwe asd zxc qweasd qweasdzxc
  qwerasdf asdzxc poiuy lkjh mnbv azerty dvorak
  `
    .trim()
    .split(/\s+/),
);

/** Common suffixes and prefixes: one of these beside a word adds no security. */
const ENDINGS = new Set([
  '',
  ...Array.from({ length: 100 }, (_, n) => String(n)),
  ...Array.from({ length: 10 }, (_, n) => `0${n}`),
  // Years of birth, and recent ones.
  ...Array.from({ length: 90 }, (_, n) => String(1950 + n)),
  ...'012 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123 01234 012345 0123456 0123456789 234 321 4321 54321 654321 987654321'.split(
    ' ',
  ),
  ...'111 222 333 444 555 666 777 888 999 000 1111 2222 3333 4444 5555 6666 7777 8888 9999 0000 111111 222222 333333 555555 666666 777777 888888 999999 000000'.split(
    ' ',
  ),
  ...'100 101 110 112 113 114 115 121 123123 123321 1212 1122 112233 11223344 1313 1314 131313 1412 147 147258 147258369 159 159357 168 179 1997 2468 258 369 357 456 456789 520 5201314 567 678 686868 68 6868 69 696969 789 789456 7979 8386 86 8686 99 9090 abc abc123 qwe xyz'.split(
    ' ',
  ),
]);

/** Digits and symbols used in place of letters. */
const AS_LETTERS: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
  '7': 't',
  '4': 'a',
};

/** Whether attackers try this password first, regardless of capitals, diacritics, spaces and punctuation. */
function isCommonPassword(password: string): boolean {
  const bare = fold(password).replace(/[\s._!?*#~^&+=,;:()-]+/g, '');
  if (/^(.)\1*$/u.test(bare) || /^\d+$/.test(bare)) return true;
  const whole = new Set([bare, bare.replaceAll('@', ''), lettersOf(bare)]);
  for (const text of whole) if (isWordAndEnding(text) || isWordAndEnding(text, lettersOf)) return true;
  return false;
}

/** Tries every split of the text into a word and an ending, in either order. */
function isWordAndEnding(text: string, read: (word: string) => string = (word) => word): boolean {
  return Array.from({ length: text.length + 1 }, (_, at) => at).some((at) => {
    const [front, back] = [text.slice(0, at), text.slice(at)];
    return (WORDS.has(read(front)) && ENDINGS.has(back)) || (ENDINGS.has(front) && WORDS.has(read(back)));
  });
}

const lettersOf = (text: string) => text.replace(/[@013547$]/g, (sign) => AS_LETTERS[sign] ?? sign);

/** The same as a field check; kept out of `checks.ts`, so that no page ships the word list. */
export const checkNotCommon: Check = (password) =>
  isCommonPassword(password) ? issue('common', copy.passwordTooCommon) : null;
