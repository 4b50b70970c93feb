import { MONTHS } from '../knowledge/occasions.vi.ts';
import { elementOf } from '../knowledge/signs.vi.ts';
import type { SlotValue, Span } from '../slots.ts';

const BIRTH_YEAR =
  /(?<![\d.,/])(?:sinh (?:nam )?|sn |nam sinh |tuoi |nam )?(19[4-9]\d|20[0-2]\d)(?!\d|[.,/]\d|k| ?(?:cay so|km|met|nguoi|dong|vnd|charm|hat|cai))/;
const SHORT_YEAR = /(?<![\p{L}\d])2k(\d)(?!\d)|(?:sinh nam|sn|sinh) ?(?:19)?([5-9]\d)(?!\d|k|[.,/]\d)/u;
const BIRTH_MONTH =
  /(?:sinh|sn|sinh nhat|de)[^,.;]{0,14}thang (\d{1,2})(?!\d)|(?:sinh|sanh|sn)\s*(?:ngay )?\d{1,2}[/-](\d{1,2})(?!\d)/;

/** "Đá theo tháng sinh: tháng 1, 5, 7 và 9". */
const MONTHS_OF_SEVERAL = /(?<=thang (?:sinh|sanh).{0,40})thang (\d{1,2})(?= *(?:,|va) *\d)/;
const OTHER_MONTHS =
  /^(?:\s*(?:,|va|voi|&)\s*(?:thang )?\d{1,2}(?!\d|[/.-]\d| *(?:k|nghin|ngan|tuoi|hat|cai)(?![a-z])))+/;

/** Adds the element of a year of birth and the stones of its months. */
export function addBirth(
  folded: string,
  budget: Span | null,
  add: (value: SlotValue, span: Span, sure?: number) => void,
): void {
  const year = BIRTH_YEAR.exec(folded) ?? null;
  const short = year ? null : SHORT_YEAR.exec(folded);
  const born = year ? Number(year[1]) : short ? yearOf(short) : null;
  const place = year ?? short;
  const element = born === null ? undefined : elementOf(born);
  const isAmount = place && budget && place.index < budget.to && place.index + place[0].length > budget.from;
  // Who names her element means that one, whatever her year.
  if (place && element && !isAmount && !/(?:menh|mang|hanh) (?:kim|moc|thuy|hoa|tho)/.test(folded)) {
    add({ type: 'concept', concept: element }, { from: place.index, to: place.index + place[0].length }, 0.6);
  }
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
