import { expect, test } from 'vitest';
import { FACT_NAMES, factCheck, factsIn, factsOf, fitsFact, parseFact } from './facts.ts';

const kind = factsIn({ widthMm: 8.5, heightMm: 9, material: 'Đồng đỏ', makingDays: 2 });

test('a charm’s own facts override those of its category', () => {
  const own = factsIn({ widthMm: 12, plating: 'Mạ vàng' });
  expect(factsOf(kind, own)).toEqual(
    factsIn({ widthMm: 12, heightMm: 9, material: 'Đồng đỏ', plating: 'Mạ vàng', makingDays: 2 }),
  );
  expect(factsOf(kind, factsIn({}))).toEqual(kind);
  expect(factsOf(factsIn({}), factsIn({}))).toEqual(factsIn({}));
  expect(Object.keys(kind)).toEqual(FACT_NAMES);
});

test.each([
  ['8,5', 8.5],
  [' 8.5 ', 8.5],
  ['12', 12],
  ['8,', null],
  ['-3', null],
  ['1e3', null],
  ['8 mm', null],
  ['', null],
])('fact %j is parsed as %j', (text, value) => expect(parseFact(text)).toBe(value));

test.each([
  ['widthMm', 0.9, false],
  ['widthMm', 1, true],
  ['widthMm', 60, true],
  ['widthMm', 60.1, false],
  ['widthMm', 8.55, false],
  ['weightG', 1.25, true],
  ['weightG', 1.255, false],
  ['makingDays', 2.5, false],
  ['makingDays', 60, true],
] as const)('fact %s of %d is valid: %s', (name, value, fits) => expect(fitsFact(name, value)).toBe(fits));

test('an empty fact is valid, a number must be within its range, a text has at most 120 characters', () => {
  for (const name of FACT_NAMES) expect(factCheck(name)('  ')).toBeNull();
  expect(factCheck('widthMm')('8,5')).toBeNull();
  expect(factCheck('widthMm')('to')?.message).toBe('Vui lòng nhập từ 1 đến 60 mm, lẻ nhất 0,1');
  expect(factCheck('material')('đ'.repeat(120))).toBeNull();
  expect(factCheck('material')('đ'.repeat(121))?.message).toContain('120');
});
