import { expect, test } from 'vitest';
import { isOneTypo, findIntended, countTypos } from './typos.ts';

test.each([
  ['a wrong letter', 'sen', 'sem', true],
  ['a wrong last letter', 'ngok', 'ngoc', true],
  ['a missing letter', 'tyet', 'tuyet', true],
  ['a missing last letter', 'tuye', 'tuyet', true],
  ['an extra letter', 'meoo', 'meo', true],
  ['swapped neighbouring letters', 'hao', 'hoa', true],
  ['the same word', 'hoa', 'hoa', false],
  ['two wrong letters', 'sen', 'sua', false],
  ['swapped distant letters', 'abcd', 'dbca', false],
  ['too short', 'ho', 'ha', false],
])('%s: "%s" and "%s" are one typo apart: %s', (_, typed, meant, is) => {
  expect(isOneTypo(typed, meant)).toBe(is);
  expect(isOneTypo(meant, typed)).toBe(is);
});

test.each([
  ['hao dao', 'Hoa đào', 1],
  ['HAO DAO'.normalize('NFD'), 'Hoa anh đào', 1],
  ['hoa dao', 'Hoa đào', 0],
  ['tho ngoc', 'Thỏ ngọc', 0],
  ['thỏ ngọk', 'Thỏ ngọc', 1],
  ['hao dao', 'Hoa sen', null],
  ['hao dao', 'Đôi anh đào', null],
  ['hao dao', 'Tanzanite', null],
  ['%', 'Hoa sen', null],
])('query "%s", text "%s": %s typos (null: no match)', (query, text, slips) => {
  expect(countTypos(query, text)).toBe(slips);
});

const CHARMS = [
  { name: 'Hoa sen', told: 'thanh khiết, hồng' },
  { name: 'Hoa đào', told: 'mùa xuân, hồng' },
  { name: 'Sếu', told: 'sum vầy, trắng' },
];

test.each([
  ['sne', ['Hoa sen']],
  ['hao sne', ['Hoa sen']],
  ['hao', ['Hoa sen', 'Hoa đào']],
  ['xuan hogn', ['Hoa đào']],
  ['hoa', ['Hoa sen', 'Hoa đào']],
  ['tulip', []],
  ['', []],
])('query %j finds %j: by name, else by description', (text, meant) => {
  const found = findIntended(text, CHARMS, ({ name }) => name, ({ told }) => told);
  expect(found.map(({ name }) => name)).toEqual(meant);
}); // oxfmt-ignore
