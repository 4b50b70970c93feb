import { expect, test } from 'vitest';
import { fitInside } from './photo.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [300, 200, 300, 200],
  [40_000, 3, 1600, 1],
])('a photograph of %d × %d is sent as %d × %d', (width, height, toWidth, toHeight) => {
  expect(fitInside({ width, height }, 1600)).toEqual({ width: toWidth, height: toHeight });
});
