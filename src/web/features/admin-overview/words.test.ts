import { expect, test } from 'vitest';
import { vnd } from '#domain/kernel/vnd.ts';
import { growth, shortMoney } from './words.ts';

test.each([
  [0, 500_000, '0'],
  [500_000, 500_000, '0,5 tr'],
  [1_500_000, 500_000, '1,5 tr'],
  [12_000_000, 2_000_000, '12 tr'],
  [50_000, 50_000, '50 k'],
  [150_000, 50_000, '150 k'],
])('%i đồng on a grid of %i is %s', (amount, step, written) => {
  expect(shortMoney(vnd(amount), vnd(step))).toBe(written);
});

test('growth in per cent, none if the value before was 0', () => {
  expect([growth(150, 100), growth(50, 100), growth(5, 0)]).toEqual([50, -50, null]);
});
