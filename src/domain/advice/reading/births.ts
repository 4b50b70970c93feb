import { MONTHS } from '../knowledge/occasions.vi.ts';
import { elementOf, zodiacOf } from '../knowledge/signs.vi.ts';
import type { SlotValue, Span } from '../slots.ts';

const BIRTH_YEAR =
  /(?<![\d.,/])(?:sinh (?:nam )?|sn |nam sinh |tuoi |nam )?(19[4-9]\d|20[0-2]\d)(?!\d|[.,/]\d|k| ?(?:cay so|km|met|nguoi|dong|vnd|charm|hat|cai))/;
const SHORT_YEAR = /(?<![\p{L}\d])2k(\d)(?!\d)|(?:sinh nam|sn|sinh) ?(?:19)?([5-9]\d)(?!\d|k|[.,/]\d)/u;
/** "Sinh 15/8", "sn ngày 15 tháng 8 năm 1998". */
const BIRTH_DATE =
  /(?:sinh|sanh|sn)\s*(?:vao )?(?:ngay )?(\d{1,2})(?:[/.-]| ?thang )(\d{1,2})(?:(?:[/.-]|,? ?nam )(19[4-9]\d|20[0-2]\d))?(?![\d/])/;
const BIRTH_MONTH =
  /(?:sinh|sn|sinh nhat|de)[^,.;]{0,14}thang (\d{1,2})(?!\d)|(?:sinh|sanh|sn)\s*(?:ngay )?\d{1,2}[/.-](\d{1,2})(?!\d)/;

/** "Đá theo tháng sinh: tháng 1, 5, 7 và 9". */
const MONTHS_OF_SEVERAL = /(?<=thang (?:sinh|sanh).{0,40})thang (\d{1,2})(?= *(?:,|va) *\d)/;
const OTHER_MONTHS =
  /^(?:\s*(?:,|va|voi|&)\s*(?:thang )?\d{1,2}(?!\d|[/.-]\d| *(?:k|nghin|ngan|tuoi|hat|cai)(?![a-z])))+/;

/** Who names her element means that one, whatever her year. */
const NAMES_ELEMENT = /(?:menh|mang|hanh) (?:kim|moc|thuy|hoa|tho)/;

/** A plain date tells the stone of its month; its sign is given to who speaks of signs. `Cũng` and `cùng` fold to the same. */
const ASKS_SIGN = /hoang dao|horoscope|(?<!\p{L})(?:cung (?:gi|nao)|theo cung)(?!\p{L})/u;

const spanOf = (found: RegExpExecArray | null): Span | null =>
  found && { from: found.index, to: found.index + found[0].length };

/** Adds, of a folded wish, the element of a year of birth, the sign of a birthday and the stones of its months. */
export function addBirth(
  wish: string,
  budget: Span | null,
  add: (value: SlotValue, span: Span, sure?: number) => void,
): void {
  const folded = withoutGiver(wish);
  const date = BIRTH_DATE.exec(folded);
  const whole = date?.[3] ? date : null;
  const year = whole ? null : BIRTH_YEAR.exec(folded);
  const short = whole || year ? null : SHORT_YEAR.exec(folded);
  const born = whole ? yearOfElement(whole) : year ? Number(year[1]) : short ? yearOf(short) : null;
  const place = spanOf(whole ?? year ?? short);
  const element = born === null ? undefined : elementOf(born);
  const isAmount = place && budget && place.from < budget.to && place.to > budget.from;
  if (place && element && !isAmount && !NAMES_ELEMENT.test(folded))
    add({ type: 'concept', concept: element }, place, 0.6);
  const day = spanOf(date);
  const sign = date && zodiacOf(Number(date[1]), Number(date[2]));
  if (day && sign && ASKS_SIGN.test(folded)) add({ type: 'concept', concept: sign }, day, 0.6);
  const month = BIRTH_MONTH.exec(folded) ?? MONTHS_OF_SEVERAL.exec(folded);
  if (!month) return;
  const months = { from: month.index, to: month.index + month[0].length };
  const others = OTHER_MONTHS.exec(folded.slice(months.to))?.[0].match(/\d+/g) ?? [];
  for (const number of [month[1] ?? month[2], ...others]) {
    const stone = MONTHS[Number(number) - 1];
    if (stone) add({ type: 'concept', concept: stone }, months);
  }
}

const yearOf = ([, after2k, before]: RegExpExecArray): number =>
  after2k === undefined ? 1900 + Number(before) : 2000 + Number(after2k);

/** Before the earliest possible Tết it is still the year before. */
const yearOfElement = ([, day, month, year]: RegExpExecArray): number =>
  Number(year) - (Number(month) === 1 && Number(day) <= 20 ? 1 : 0);

/** "Con gái sinh năm 1998", "bé sn 15/8/2018", "em gái 2k8", "con trai 2001". */
const SOMEBODY_BORN =
  /(?<!\p{L})(?:sinh(?! vien| to| ton)|sanh|sn)[^,;!?\n]{0,24}?(?<!\d)(19[4-9]\d|20[0-2]\d)(?!\d)|(?<= (?:gai|trai|be|con|chau|em) )(19[4-9]\d|20[0-2]\d)(?!\d|[.,/]\d|k| ?(?:dong|vnd|charm|hat|cai))/u;

/** The year in which somebody is said to be born, in folded text. */
export function yearOfBirth(folded: string): number | null {
  const whole = SOMEBODY_BORN.exec(folded);
  if (whole) return Number(whole[1] ?? whole[2]);
  const short = SHORT_YEAR.exec(folded);
  return short && yearOf(short);
}

/** "Em 25 tuổi, mua cho con gái": it is not the daughter who is 25. */
const OF_GIVER =
  /(?:^|[,.;!?\n])\s*(?:(?:da|a|shop oi),? )?(?:em|minh|toi|tui|to)(?: nam nay)? (?:\d{1,2} ?(?:t|tuoi)|(?:sinh nam|sinh|sn) (?:19|20)?\d{2}|2k\d)(?!\p{L})(?=[^.;!?]{0,30}(?<!\p{L})(?:mua|tang|tim|chon|lua|kiem|can|muon)(?!\p{L})[^.;!?]{0,30} cho (?!minh|toi|tui|em(?! (?:gai|trai|be))))/gu;

/** A folded text with spaces for what somebody who gives says of her own age. */
export const withoutGiver = (folded: string): string =>
  folded.replace(OF_GIVER, (said) => ' '.repeat(said.length));
