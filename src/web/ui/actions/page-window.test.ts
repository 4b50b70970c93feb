import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 0, []],
])('on page %i of %i the numbers are %j', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers);
});

test('any list: the current page among up to five consecutive page numbers within the list', () => {
  const pageOfMany = fc
    .integer({ min: 1, max: 200 })
    .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
  fc.assert(
    fc.property(pageOfMany, ({ page, pages }) => {
      const numbers = pageWindow(page, pages);
      expect(numbers).toContain(page);
      expect(numbers).toHaveLength(Math.min(5, pages));
      expect(numbers[0]).toBeGreaterThanOrEqual(1);
      expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
      expect(numbers).toEqual(numbers.map((_, offset) => (numbers[0] ?? 0) + offset));
    }),
  );
});
