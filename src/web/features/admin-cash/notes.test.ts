import { expect, test } from 'vitest';
import { NOTHING, sumOf } from './notes.ts';

test.each([
  [NOTHING, 0],
  [{ notes: { 500_000: '2', 20_000: '3' }, other: '500' }, 1_060_500],
  [{ notes: { 100_000: '' }, other: '1.000 ₫' }, 1_000],
  [{ notes: { 1_000: 'ba' }, other: '-5' }, 5],
])('%j is %i đồng', (counting, sum) => {
  expect(sumOf(counting)).toBe(sum);
});
