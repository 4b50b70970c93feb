import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUT_AT, cut, inPages, wrapAround } from './cut.ts';
import { flowers } from '#web/entities/article/flowers.vi.ts';

test('a text that fits stays as it is', () => {
  expect(cut('Ba lá nhỏ.')).toBe('Ba lá nhỏ.');
  expect(cut('ễ'.repeat(CUT_AT))).toBe('ễ'.repeat(CUT_AT));
});

test('a longer text ends after a whole word with three dots', () => {
  expect(cut('một hai ba', 8)).toBe('một hai...');
  expect(cut('một hai, ba', 9)).toBe('một hai...');
  expect(cut('một hai ba', 7)).toBe('một hai...');
});

test('a single word longer than the limit is cut at the limit', () => {
  expect(cut('a'.repeat(300))).toBe(`${'a'.repeat(200)}...`);
});

test('any text: the cut one is a prefix within the limit, with three dots if shortened', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 400 }), fc.integer({ min: 1, max: 300 }), (text, at) => {
      const short = cut(text, at);
      const head = short === text ? text : short.slice(0, -'...'.length);
      expect(text.startsWith(head)).toBe(true);
      expect(Array.from(head).length).toBeLessThanOrEqual(at);
      expect(short).toBe(head === text ? text : `${head}...`);
    }),
  );
});

test('pages hold every item once, in order, three at a time', () => {
  expect(inPages([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(inPages([], 3)).toEqual([]);
});

test('paging wraps around at both ends', () => {
  expect(wrapAround(0, -1, 3)).toBe(2);
  expect(wrapAround(2, 1, 3)).toBe(0);
  expect(wrapAround(1, 1, 3)).toBe(2);
  expect(wrapAround(0, 1, 0)).toBe(0);
});

test('there are nine flowers with texts in NFC, more than three of them long enough to be cut', () => {
  expect(flowers.map(({ slug }) => slug)).toEqual([
    'hoa-anh-dao',
    'co-bon-la',
    'co-ba-la',
    'cuc-hoa-mi',
    'hoa-su',
    'linh-lan',
    'dam-but',
    'lan-ho-diep',
    'tulip',
  ]);
  expect(flowers.every(({ text }) => text === text.normalize('NFC'))).toBe(true);
  expect(flowers.filter(({ text }) => cut(text) !== text).length).toBeGreaterThan(3);
});
