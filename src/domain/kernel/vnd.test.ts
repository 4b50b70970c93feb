import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVnd, groupThousands, sum, sumOf, times, vnd } from './vnd.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

test.each([
  [0, '0\u00a0₫'],
  [999, '999\u00a0₫'],
  [1_000, '1.000\u00a0₫'],
  [285_000, '285.000\u00a0₫'],
  [1_234_567, '1.234.567\u00a0₫'],
])('%i đồng reads %s', (amount, text) => {
  expect(formatVnd(vnd(amount))).toBe(text);
});

test('money is grouped as the vi-VN locale groups it', () => {
  const locale = new Intl.NumberFormat('vi-VN');
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatVnd(vnd(amount))).toBe(`${locale.format(amount)}\u00a0₫`);
    }),
  );
});

test.each([0.5, -1, Number.NaN, Infinity, 2 ** 53])('%d is refused as an amount of money', (amount) => {
  expect(() => vnd(amount)).toThrow(RangeError);
});

test('a fractional or negative quantity and an overflowing sum throw a RangeError', () => {
  expect(() => times(vnd(35_000), 1.5)).toThrow(RangeError);
  expect(() => times(vnd(35_000), -1)).toThrow(RangeError);
  expect(() => sum(vnd(Number.MAX_SAFE_INTEGER), vnd(1))).toThrow(RangeError);
});

test('the sum of a list is the sum of its parts, in any order', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 30 }), (list) => {
      const forward = sumOf(list, vnd);
      expect(forward).toBe(sumOf(list.toReversed(), vnd));
      expect(forward).toBe(list.reduce((a, b) => a + b, 0));
    }),
  );
});

test.each([
  [-1, '-1'],
  [-1_500, '-1.500'],
  [-0.5, '0'],
  [0, '0'],
])('a difference of %d is formatted as %s', (amount, text) => {
  expect(groupThousands(amount)).toBe(text);
});
