import { expect, test } from 'vitest';
import { slotAfter } from './slot-after.ts';

test.each([
  ['ArrowRight', 16, 0],
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 16],
  ['ArrowUp', 3, 2],
  ['Home', 9, 0],
  ['End', 9, 16],
  ['Enter', 9, null],
])('%s from slot %i of 17 goes to %s', (key, from, to) => {
  expect(slotAfter(key, from, 17)).toBe(to);
});
