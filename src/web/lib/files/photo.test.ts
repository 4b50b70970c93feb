import { expect, test } from 'vitest';
import { fitInside } from './photo.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [300, 200, 300, 200],
  [40_000, 3, 1600, 1],
])('a photo of %d × %d is scaled to %d × %d', (width, height, toWidth, toHeight) => {
  expect(fitInside({ width, height }, 1600)).toEqual({ width: toWidth, height: toHeight });
});
