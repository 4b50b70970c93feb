import { expect, test } from 'vitest';
import {
  categoryNamed,
  columnOf,
  hasBrokenLetters,
  importedNumber,
  importedNumberIssue,
} from './import-lines.ts';

test.each([
  ['35000', '35000'],
  ['35.000', '35000'],
  ['35,000 ₫', '35000'],
  ['1.250.000đ', '1250000'],
  ['35\u00a0000', '35000'],
  ['', ''],
])('number %j is read as "%s"', (written, number) => {
  expect(importedNumber(written)).toBe(number);
});

test.each(['35000.00', '35.5', '3.500,00', '1.2.3', '-5', '=1+1'])(
  'number %j is left unchanged, for the validation to refuse',
  (written) => {
    expect(importedNumber(written)).toBe(written);
  },
);

test.each([
  ['', null],
  ['12', null],
  ['-5', null],
  ['abc', '“abc” không phải là số'],
  ['1.5', '“1.5” không phải là số nguyên'],
  ['3.500,00', '“3.500,00” không phải là số nguyên'],
])('number %j has the issue: %s', (digits, issue) => {
  expect(importedNumberIssue(digits)).toBe(issue);
});

test.each([
  ['Hoa \ufffd\ufffdo', true],
  ['Hoa Ä‘Ã o', true],
  ['Hoa Ä‘áº¡i', true],
  ['Hoa \u0000', true],
  ['Hoa đào, “quá»', false],
  ['HOA SỮA MÃ ĐÁP, Ưng Ô Ăn', false],
  ['Cúc “họa mi” – 35.000 ₫', false],
  ['hai\r\ndòng\tmột ô', false],
])('text %j was decoded with a wrong encoding: %s', (text, broken) => {
  expect(hasBrokenLetters(text)).toBe(broken);
});

test('column headings are recognized in Vietnamese and English, with and without diacritics', () => {
  expect(['Tên', 'gia', ' Tồn kho ', 'DANH MỤC', 'tags', 'màu'].map(columnOf)).toEqual([
    'name',
    'price',
    'stock',
    'category',
    'tags',
    undefined,
  ]);
});

test('a category is found by its name first, then by its type', () => {
  const categories = [
    { id: 1, name: 'Hoa', type: 'Flower' },
    { id: 2, name: 'Nature', type: 'Gems' },
    { id: 3, name: 'Thiên nhiên', type: 'Nature' },
  ] as const;
  expect(['hoa', 'nature', 'thien nhien', 'animal'].map((text) => categoryNamed(text, categories))).toEqual([
    1,
    2,
    3,
    undefined,
  ]);
});
