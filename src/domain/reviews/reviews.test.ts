import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../ordering/statuses.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from './limits.ts';
import { checkReviewText, isReviewable, publicName } from './reviews.ts';

test('an order is reviewed once the bracelet is there, and not before', () => {
  expect(ORDER_STATUSES.filter(isReviewable)).toEqual(['delivered', 'completed']);
});

test.each([
  ['Nguyễn Khánh Linh', 'Linh N.'],
  ['Lê Thu Hà', 'Hà L.'],
  ['  ông   bình ', 'bình Ô.'],
  ['Ông Bình'.normalize('NFD'), 'Bình Ô.'],
  ['đỗ Ân', 'Ân Đ.'],
  ['Linh', 'Linh'],
  ['', 'Một bạn của tiệm'],
  ['   ', 'Một bạn của tiệm'],
  [null, 'Một bạn của tiệm'],
])('%j is shown as %j', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});

test('of a family name strangers never read more than a letter', () => {
  const family = fc.constantFrom('Nguyễn', 'Trần', 'Võ', 'Ỷ');
  const given = fc.array(fc.constantFrom('Thị', 'Khánh', 'Linh', 'Ngọc'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(family, given, (first, rest) => {
      expect(publicName([first, ...rest].join(' '))).toBe(`${rest.at(-1)} ${first[0]}.`);
    }),
  );
});

test.each([
  ['', 'Bạn kể cho tiệm một câu nhé'],
  [' \n ', 'Bạn kể cho tiệm một câu nhé'],
  ['Đẹp lắm', 'Lời đánh giá phải có ít nhất 10 ký tự'],
  ['ệ'.repeat(REVIEW_TEXT_MAX + 1), 'Lời đánh giá không được vượt quá 400 ký tự'],
  ['ệ'.repeat(REVIEW_TEXT_MAX).normalize('NFD'), null],
  ['ệ'.repeat(REVIEW_TEXT_MIN).normalize('NFD'), null],
  ['Vòng xinh,\n\nđeo rất vừa tay', null],
])('the words %j: %j', (text, complaint) => {
  expect(checkReviewText(text)?.message ?? null).toBe(complaint);
});
