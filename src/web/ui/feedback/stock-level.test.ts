import { expect, test } from 'vitest';
import { stockLevel } from './stock-level.ts';

test.each([
  [-2, 'out'],
  [0, 'out'],
  [1, 'low'],
  [5, 'low'],
  [6, 'in'],
  [120, 'in'],
])('%i pieces are %s', (available, level) => {
  expect(stockLevel(available)).toBe(level);
});
