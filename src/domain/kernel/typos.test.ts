import { expect, test } from 'vitest';
import { isOneTypo, findIntended, countTypos } from './typos.ts';

test.each([
  ['another letter', 'sen', 'sem', true],
  ['another last letter', 'ngok', 'ngoc', true],
  ['one missing', 'tyet', 'tuyet', true],
  ['the last one missing', 'tuye', 'tuyet', true],
  ['one more', 'meoo', 'meo', true],
  ['neighbours changed places', 'hao', 'hoa', true],
  ['the same word', 'hoa', 'hoa', false],
  ['two other letters', 'sen', 'sua', false],
  ['letters apart changed places', 'abcd', 'dbca', false],
  ['too short to tell', 'ho', 'ha', false],
])('one slip: %s', (_, typed, meant, is) => {
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
])('%s means %s with %s slips', (query, text, slips) => {
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
])('%j means %j: by name, else by what is told', (text, meant) => {
  const found = findIntended(text, CHARMS, ({ name }) => name, ({ told }) => told);
  expect(found.map(({ name }) => name)).toEqual(meant);
}); // oxfmt-ignore
