import { fold } from '../kernel/folding.ts';
import { tidyLine } from '../kernel/text-rules.ts';
import { bareProvince, type PlaceTables } from './places.ts';

/** Today's province → district before July 2025 → today's ward → the former wards it absorbed, whole or in part. */
export type FormerWards = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;

/** A ward of today, and the former place that matched: `Phường 12, Quận Gò Vấp`, or the district alone. */
export type Successor = { readonly ward: string; readonly was: string };

/** The ward mergers of July 2025, from the tables of the package. */
export function formerWardsIn(database: PlaceTables): FormerWards {
  const former: Record<string, Record<string, Record<string, string[]>>> = {};
  for (const row of (database.find(({ name }) => name === 'ward_mappings')?.data ?? []) as readonly Row[]) {
    const [was, district, now] = [row['old_ward_name'], row['old_district_name'], row['new_ward_name']];
    // Islands had no wards before.
    if (!was || !district || !now) continue;
    const districts = (former[bareProvince(row['new_province_name'])] ??= {});
    ((districts[tidyLine(district)] ??= {})[tidyLine(now)] ??= []).push(tidyLine(was));
  }
  return former;
}
type Row = Readonly<Record<string, string | null>>;

/** Today's wards of a province that match a former ward, a former district or both, as people write them (`p12 gò vấp`). */
export function searchFormerWards(former: FormerWards, province: string, typed: string): Successor[] {
  const wanted = wordsOf(typed);
  if (wanted.every((word) => KINDS.has(word))) return [];
  const found = new Map<string, string>();
  for (const { was, district, ward } of rowsOf(former, province)) {
    if (found.has(ward)) continue;
    const inDistrict = wordsOf(district);
    if (fits(wanted, inDistrict)) found.set(ward, district);
    else if (fits(wanted, [...wordsOf(was), ...inDistrict])) found.set(ward, `${was}, ${district}`);
  }
  return [...found].map(([ward, was]) => ({ ward, was }));
}

/** The one ward of today that replaced a former ward, when the text names that ward in full and the result is unambiguous. */
export function findSuccessor(former: FormerWards, province: string, typed: string): Successor | undefined {
  const wanted = wordsOf(typed).join(' ');
  const matching = rowsOf(former, province).filter(({ was, district }) =>
    waysToWrite(was, district).includes(wanted),
  );
  const same = matching.filter(({ was, ward }) => was === ward);
  const [first, ...others] = same.length > 0 ? same : matching;
  if (first === undefined || others.some(({ ward }) => ward !== first.ward)) return undefined;
  return { ward: first.ward, was: `${first.was}, ${first.district}` };
}

/** The provinces that contained a former district: `Thủ Đức` matches Hồ Chí Minh. */
export function searchFormerDistricts(
  former: FormerWards,
  typed: string,
): { province: string; district: string }[] {
  const wanted = wordsOf(typed);
  if (wanted.every((word) => KINDS.has(word))) return [];
  return Object.entries(former).flatMap(([province, districts]) => {
    const district = Object.keys(districts).find((name) => fits(wanted, wordsOf(name)));
    return district === undefined ? [] : [{ province, district }];
  });
}

function rowsOf(former: FormerWards, province: string) {
  return Object.entries(former[province] ?? {}).flatMap(([district, successors]) =>
    Object.entries(successors).flatMap(([ward, names]) => names.map((was) => ({ was, district, ward }))),
  );
}

/** Abbreviations of administrative units in an address: `P.12`, `Q1`, `TT Củ Chi`. */
const SHORT: Readonly<Record<string, string>> = {
  p: 'phuong',
  x: 'xa',
  q: 'quan',
  h: 'huyen',
  tx: 'thi xa',
  tt: 'thi tran',
  tp: 'thanh pho',
};
const KIND = /^(?:phuong|xa|thi tran|quan|huyen|thi xa|thanh pho) /;
const KINDS = new Set(Object.values(SHORT).flatMap((kind) => kind.split(' ')));

function wordsOf(text: string): string[] {
  const spaced = fold(text)
    .replaceAll(/[^\p{L}\p{N}'’]+/gu, ' ')
    .replaceAll(/\b([pqx])(\d)/g, '$1 $2')
    .replaceAll(/\b0+(\d)/g, '$1')
    .trim();
  return spaced === '' ? [] : spaced.split(' ').flatMap((word) => (SHORT[word] ?? word).split(' '));
}

/** Every way to write a former ward in full: alone or with its district, each with or without its unit. */
function waysToWrite(was: string, district: string): string[] {
  const [ward, place] = [wordsOf(was).join(' '), wordsOf(district).join(' ')];
  const wards = [ward, ward.replace(KIND, '')];
  return [...wards, ...wards.flatMap((name) => [`${name} ${place}`, `${name} ${place.replace(KIND, '')}`])];
}

/** Whether every wanted word is a prefix of some word; a number must match a whole word, and the unit before it as well. */
function fits(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((want, at) =>
    words.some((word, there) => {
      if (!/^\d/.test(want)) return word.startsWith(want);
      const kind = wanted[at - 1];
      return word === want && (kind === undefined || !KINDS.has(kind) || words[there - 1] === kind);
    }),
  );
}
