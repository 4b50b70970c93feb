import { expect, test } from 'vitest';
import { cordPercent, cordTone } from './cord-tone.ts';

test.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 10],
  [14, 10],
  [15, 15],
  [19, 15],
  [20, 20],
  [25, 20],
])('%i charms give the cord the colour of %i', (value, tone) => {
  expect(cordTone(value)).toBe(tone);
});

test.each([
  [0, 20, 0],
  [5, 20, 25],
  [20, 20, 100],
  [25, 20, 100],
  [-1, 20, 0],
  [3, 0, 0],
])('%i of %i charms fill %i percent of the cord', (value, max, percent) => {
  expect(cordPercent(value, max)).toBe(percent);
});
