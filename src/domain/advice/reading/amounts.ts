import { DIGIT_WORDS, NEIGHBOURS, TENS, TENTHS } from '../knowledge/amounts.vi.ts';
import { valueOfWord } from './counts.ts';

/** An amount of money in a text: what it may be at least and at most, in đồng, and whether a unit says that it is money. */
export type Amount = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly unit: boolean;
};

const DIGITS = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const SPELT = DIGIT_WORDS;
const UNIT = 'k|ka|nghin|ngan|ng|canh|tr|trieu|cu|cu khoai|xi|lit|tram|chuc|d|dong|vnd|₫';
const GOODS = 'charm|hat|hot|con|cai|chiec|vien|bong|mon|vong|lac|day|bo|set|doi|cap|loai|kieu|mau';
/** Behind a last digit (`trăm hai`) these tell that it counts something else, or goes on. */
const NO_TENTH = String.raw`(?!\s*(?:${GOODS}|nguoi|dua|ban|be|chi|thang|ngay|tuan|lan|muoi|chuc|tram|trieu|hoa)(?!\p{L}))`;
const TENTH = `(?:${TENTHS})${NO_TENTH}(?![\\p{L}\\d])`;
/** `30k`, `1tr2`, `250.000đ`, `3 chục`, `4x k`; or in words: `ba trăm nghìn`, `hai mấy nghìn`, `nửa triệu`, `vài trăm`. */
export const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\d/.,])(?:(?<digits>${DIGITS})\s*(?:(?<unit>${UNIT})(?<after>\d)?(?![\p{L}\d]|/\d(?!\s*(?:charm|hat|hot|vien|con|cai)))|(?![\p{L}\d%]|/\d))(?<half>\s*ruoi|(?<=(?:tr|trieu|cu|tram)) (?:\d(?![\p{L}\d/]|[.,]\d)${NO_TENTH}|${TENTH}))?)`,
    String.raw`(?<![\p{L}\d])(?<tens>[1-9])x(?:\s*(?:k|nghin|ngan|canh))?(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?!(?<=(?:cho|tang|bieu|qua|gui|cua|voi) )cu )(?<oneunit>tram|trieu|cu)\s*(?<onemore>ruoi|${TENTH})(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?<nua>nua)\s*(?<nuaunit>trieu|cu|tram)`,
    String.raw`(?<![\p{L}\d])(?:vai|dam)(?: ba)?\s*(?<few>chuc|tram)(?:\s*(?:nghin|ngan|k))?(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?<hundreds>${SPELT})\s*tram(?:\s*(?<htens>${SPELT})\s*(?:muoi|chuc)|(?<hhalf>\s*ruoi)|\s*(?<hmore>${TENTH}|nam(?! (?:nay|sau|truoc|toi|sinh|moi))${NO_TENTH}))?(?:\s*(?:nghin|ngan|k))?(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?<some>${SPELT})\s*(?:muoi\s*|chuc\s*)?may\s*(?:muoi\s*|chuc\s*)?(?:nghin|ngan|k|canh)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?:(?<wtens>${SPELT})\s*(?:muoi|chuc)|(?<ten>muoi)(?=\s*(?:${SPELT})?\s*(?:nghin|ngan|k|canh)))(?:\s*(?<wones>(?!nam(?!\s*(?:nghin|ngan|k|canh)))(?!\p{L}+\s*(?:${GOODS})(?!\p{L}))(?:${SPELT})|ruoi))?(?:\s*(?<wunit>nghin|ngan|k|canh|cu|trieu))?(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?<pair>${NEIGHBOURS})\s*(?<pairunit>chuc|tram|xi|lit|trieu)(?:\s*(?:nghin|ngan|k))?(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?<short>${TENS})\s*(?<sones>${SPELT}|ruoi)\s*(?:nghin|ngan|k|canh)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?!(?<=(?:cho|tang|bieu|qua|gui|cua) )ba cu(?! ruoi))(?<wmany>${SPELT})\s*(?<wmunit>trieu|cu|xi|lit)(?:(?<wmhalf>\s*ruoi)|\s*(?<wmtenth>${SPELT})(?!\s*(?:charm|hat|con|cai|vong)))?(?![\p{L}\d])`,
  ].join('|'),
  'gu',
);

const UNITS: Readonly<Record<string, number>> = {
  tr: 1_000_000,
  trieu: 1_000_000,
  cu: 1_000_000,
  xi: 100_000,
  lit: 100_000,
  'cu khoai': 1_000_000,
  tram: 100_000,
  chuc: 10_000,
  d: 1,
  dong: 1,
  vnd: 1,
  '₫': 1,
};
/** "Vài trăm" is so many of them. */
const FEW = { least: 2, most: 5 };

type Groups = Readonly<Record<string, string | undefined>>;

/** What an amount says. */
export function amountIn(match: RegExpExecArray): Amount {
  const groups: Groups = match.groups ?? {};
  const [low, high = low] = groups.digits === undefined ? spelt(groups) : [valueOfDigits(groups)];
  return {
    from: match.index,
    to: match.index + match[0].length,
    low: Math.round(low),
    high: Math.round(high),
    unit: isInUnits(groups, match[0]),
  };
}

function isInUnits({ digits, unit, wtens, ten, wunit }: Groups, said: string): boolean {
  if (digits !== undefined) return unit !== undefined || isInDong(digits);
  return (wtens === undefined && ten === undefined) || wunit !== undefined || /chuc/.test(said);
}

function spelt(groups: Groups): readonly [number, number?] {
  const value = (word: string | undefined) => (word === 'ruoi' ? 5 : valueOfWord(word));
  const unitOf = (unit: string | undefined) => UNITS[unit ?? ''] ?? 0;
  const { tens, oneunit, onemore, nua, few, hundreds, htens, hmore, some, wmany, pair, short, sones } =
    groups;
  if (tens !== undefined) return [Number(tens) * 10_000, Number(tens) * 10_000 + 9_900];
  if (oneunit !== undefined) return [unitOf(oneunit) * (1 + value(onemore) / 10)];
  if (nua !== undefined) return [unitOf(groups.nuaunit) / 2];
  if (few !== undefined) return [unitOf(few) * FEW.least, unitOf(few) * FEW.most];
  if (hundreds !== undefined)
    return [valueOfWord(hundreds) * 100_000 + value(groups.hhalf?.trim() ?? htens ?? hmore) * 10_000];
  if (some !== undefined) return [valueOfWord(some) * 10_000, valueOfWord(some) * 10_000 + 9_900];
  if (wmany !== undefined) {
    const tenth = groups.wmhalf === undefined ? valueOfWord(groups.wmtenth) : 5;
    return [(valueOfWord(wmany) + tenth / 10) * unitOf(groups.wmunit)];
  }
  if (pair !== undefined) {
    const [low = 0, high = 0] = pair.split(' ').map((word) => valueOfWord(word) * unitOf(groups.pairunit));
    return [low, high];
  }
  if (short !== undefined) return [(valueOfWord(short) * 10 + value(sones)) * 1_000];
  const whole = groups.ten === undefined ? valueOfWord(groups.wtens) * 10 : 10;
  return [(whole + value(groups.wones)) * 1_000];
}

/** `30000`, `30.000`: round and long enough to be đồng. */
const isInDong = (digits: string): boolean => /^[1-9]\d{1,3}[05]00$/.test(digits.replaceAll(/[.,]/g, ''));

function valueOfDigits({ digits = '', unit, after, half }: Groups): number {
  const grouped = /[.,]\d{3}/.test(digits);
  const number = Number(grouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
  // `30` alone is thirty thousand; `30000` is what it says.
  const factor = unit === undefined ? (grouped || number >= 1_000 ? 1 : 1_000) : (UNITS[unit] ?? 1_000);
  return number * factor + (tenthsOf(after ?? half?.trim()) * factor) / 10;
}

/** `1tr2`, `1 triệu 2`, `1 triệu mốt`, `1 triệu rưỡi`. */
function tenthsOf(said: string | undefined): number {
  if (said === undefined) return 0;
  return said === 'ruoi' ? 5 : Number(said) || valueOfWord(said);
}
