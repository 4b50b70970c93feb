import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REVIEW_FILTERS, reviewsPath, viewOf, type ReviewsView } from './view.ts';

const at = (query: string) => viewOf(new URLSearchParams(query));

test('without parameters: all reviews', () => {
  expect(at('')).toEqual({ search: '', status: 'all', page: 1 });
  expect(reviewsPath(at(''))).toBe('/admin?tab=reviews');
});

test.each(['trang-thai=gone', 'trang=-1', 'trang=hai'])(
  'an invalid parameter counts as absent: %s',
  (query) => expect(at(query)).toEqual(at('')),
);

test('round trip: every view is read back from its address', () => {
  const views = fc.record<ReviewsView>({
    search: fc.constantFrom('', 'Nguyễn Linh', 'a&b=c', '1A2B3C4D'),
    status: fc.constantFrom(...REVIEW_FILTERS),
    page: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(viewOf(new URL(reviewsPath(view), 'http://shop.test').searchParams)).toEqual(view);
    }),
  );
});
