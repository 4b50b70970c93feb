import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../ordering/statuses.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from './limits.ts';
import { checkReviewText, isReviewable, publicName } from './reviews.ts';

test('an order can be reviewed only when it is delivered or completed', () => {
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
])('the reviewer %j is shown as %j', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});

test('a public name shows only the initial of the family name', () => {
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
])('review text %j gives the message %j', (text, complaint) => {
  expect(checkReviewText(text)?.message ?? null).toBe(complaint);
});
