import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
import { keyOf } from '../slots.ts';
import { readWish } from './read-wish.ts';

const names = DEMO_CHARMS.map(({ name }) => name);
const read = (wish: string) =>
  readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);

const THINGS = [
  ['category:hoa', 'hoa'],
  ['color:đỏ', 'màu đỏ'],
  ['shape:trái tim', 'trái tim'],
  ['style:sang trọng', 'sang trọng'],
] as const;

test.each([
  'không nhất thiết phải là X',
  'không nhất thiết X',
  'ko cần phải X đâu',
  'không cần phải có X',
  'không bắt buộc X nha',
  'không bắt buộc phải là X',
  'đâu cần phải X',
  'khỏi cần phải là X',
  'không quan trọng là X hay gì',
  'không cần thiết phải có X',
  'không cứ phải X',
  'chẳng cần phải là X',
  'X không quan trọng',
  'X không bắt buộc nha',
  'không có X cũng được',
])('an optional X is neither wanted nor refused: %s', (frame) => {
  const wrong = THINGS.flatMap(([key, said]) => {
    const wish = frame.replace('X', said);
    return [wish, withoutDiacritics(wish)].filter((typed) => {
      const slots = read(typed);
      return slots.includes(key) || slots.includes(`-${key}`);
    });
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['không nhất thiết phải là hoa, miễn màu hồng', ['color:hồng']],
  ['không nhất thiết phải là hoa nhưng phải màu hồng', ['color:hồng']],
  ['tặng mẹ, màu gì không quan trọng', ['recipient:mẹ']],
  ['tặng mẹ màu hồng không quan trọng hình gì', ['recipient:mẹ', 'color:hồng']],
  ['màu hồng, không bắt buộc hoa', ['color:hồng']],
  ['không cần phải sang trọng, dễ thương là được', ['style:đáng yêu']],
  ['màu nào cũng được, miễn hoa', ['category:hoa']],
  ['miễn hoa', ['-category:hoa']],
  ['giá không quan trọng', []],
  // “Not needed” and “must not be” are refusals all the same.
  ['không cần hoa', ['-category:hoa']],
  ['đâu cần hoa', ['-category:hoa']],
  ['không cần may mắn, cần bình an', ['-meaning:may mắn', 'meaning:bình an']],
  ['không phải hoa', ['-category:hoa']],
  ['nhất định không hoa', ['-category:hoa']],
  ['không lấy hoa, mèo cũng được', ['-category:hoa', 'shape:mèo']],
  ['không hoa thì lá cũng được', ['category:hoa', 'shape:lá']],
])('"%s" leaves open no more than it says: %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});
