import { expect, test } from 'vitest';
import { charms } from '#seeds/catalogue.ts';
import { swatchOf } from './swatches.ts';

test('every colour name of the demo has a hex colour, except the two multicoloured ones', () => {
  const named = [...new Set(charms.flatMap(({ colors }) => colors))];
  const many = named.filter((color) => !swatchOf(color).startsWith('#'));
  expect(many.toSorted()).toEqual(['ngũ sắc', 'nhiều màu']);
});

test.each([
  ['Xanh dương đậm', 'xanh dương'],
  ['đỏ rượu', 'đỏ'],
  ['xanh', 'xanh lá'],
])('the swatch of %s is that of %s', (color, like) => {
  expect(swatchOf(color)).toBe(swatchOf(like));
});
