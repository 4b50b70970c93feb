import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['', 0],
  ['abc12', 0],
  ['matkhau', 1],
  ['aaaaaaaa1', 1],
  ['matkhau1', 2],
  ['Matkhau1', 3],
  ['matkhau123', 3],
  ['Matkhau-dai-1', 4],
])('%s earns %i bars', (password, bars) => {
  expect(strengthOf(password)).toBe(bars);
});

test('a longer password of the same kind is never weaker', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 6, maxLength: 15 }),
      (letters) => {
        const shorter = letters.join('');
        expect(strengthOf(`${shorter}z`)).toBeGreaterThanOrEqual(strengthOf(shorter));
      },
    ),
  );
});
