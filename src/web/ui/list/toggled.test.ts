import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

const ROWS = ['a', 'b', 'c', 'd'];

test.each<[string, string, string, string | null, string]>([
  ['one row', '', 'b', null, 'b'],
  ['one row that was ticked', 'ab', 'b', null, 'a'],
  ['a range downwards', 'b', 'd', 'b', 'bcd'],
  ['a range upwards', 'd', 'b', 'd', 'bcd'],
  ['a range that is taken back', 'abcd', 'c', 'b', 'ad'],
  ['a range whose start is on another page: only the row itself', 'z', 'b', 'z', 'bz'],
])('toggling %s (ticked "%s", row %s, range from %s): ticked "%s"', (_what, before, id, from, after) => {
  expect([...toggled(new Set(before), ROWS, { id, from })].toSorted().join('')).toBe(after);
});
