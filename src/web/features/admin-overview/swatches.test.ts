import { expect, test } from 'vitest';
import { charms } from '#seeds/catalogue.ts';
import { swatchOf } from './swatches.ts';

test('every colour of the demo is shown as itself, but for those of many', () => {
  const named = [...new Set(charms.flatMap(({ colors }) => colors))];
  const many = named.filter((color) => !swatchOf(color).startsWith('#'));
  expect(many.toSorted()).toEqual(['ngũ sắc', 'nhiều màu']);
});

test.each([
  ['Xanh dương đậm', 'xanh dương'],
  ['đỏ rượu', 'đỏ'],
  ['xanh', 'xanh lá'],
])('%s looks like %s', (color, like) => {
  expect(swatchOf(color)).toBe(swatchOf(like));
});
