import { expect, test } from 'vitest';
import { rove } from './roving.ts';

const all = [true, true, true];
const firstLocked = [false, true, true];

test.each([
  ['ArrowRight', 0, all, 1],
  ['ArrowRight', 2, all, 0],
  ['ArrowLeft', 0, all, 2],
  ['ArrowLeft', 2, all, 1],
  ['Home', 2, all, 0],
  ['End', 0, all, 2],
  ['ArrowRight', 2, firstLocked, 1],
  ['ArrowLeft', 1, firstLocked, 2],
  ['Home', 2, firstLocked, 1],
  ['Enter', 1, all, null],
  ['ArrowRight', 0, [false, false], null],
])('%s from %i in %j goes to %j', (key, from, usable, to) => {
  expect(rove(key, from, usable)).toBe(to);
});
