import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
import { understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const read = (wish: string) =>
  understand(wish, DEMO_CHARMS).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);

const THINGS: readonly (readonly [string, string])[] = [
  ['mèo', 'shape:mèo'],
  ['bướm', 'shape:bướm'],
  ['nơ', 'shape:nơ lụa'],
  ['đá', 'category:đá'],
  ['rắn', 'shape:con rắn'],
  ['hổ', 'shape:con hổ'],
  ['khỉ', 'shape:con khỉ'],
  ['hoa', 'category:hoa'],
  ['màu hồng', 'color:hồng'],
];
const PRAISES = [
  'thích T',
  'T nha',
  'nghiện T',
  'cuồng T',
  'săn T',
  'kiểu T',
  'thích nhất T',
  'phải có T',
  'ngắm T hoài',
];
test.each(PRAISES)('a thing T named by one word is wanted: %s', (said) => {
  for (const [thing, key] of THINGS)
    expect(read(`quà cho mẹ, ${said.replace('T', thing)}`), thing).toContain(key);
});

const REFUSALS = [
  'đừng T',
  'đừng nhiều T',
  'bớt T',
  'trừ T',
  'ngán tới cổ T rồi',
  'chưa bao giờ thích T',
  'nói không với T',
  'gì cũng được trừ T',
];
test.each(REFUSALS)('a thing T named by one word is refused, and the recipient is kept: %s', (said) => {
  for (const [thing, key] of THINGS)
    expect(read(`quà cho mẹ, ${said.replace('T', thing)}`), thing).toEqual(
      expect.arrayContaining(['recipient:mẹ', `-${key}`]),
    );
});

test.each(['đồ rắn chắc', 'rắn rỏi', 'đá mắt hổ', 'hổ phách', 'mặt khỉ gió', 'cứng rắn'])(
  'no animal is read from: %s',
  (wish) => {
    expect(read(wish).filter((key) => key.startsWith('shape:con '))).toEqual([]);
  },
);

test.each([
  ['né thỏ giùm', '-shape:thỏ ngọc'],
  ['đừng gấu', '-shape:gấu trúc'],
  ['dị ứng hồng', '-color:hồng'],
  ['tránh hồng', '-color:hồng'],
  ['nghiện thỏ', 'shape:thỏ ngọc'],
  ['hoa cũng được', 'category:hoa'],
])('a short word without diacritics keeps its meaning: "%s" has the slot %s', (said, key) => {
  expect(read(withoutDiacritics(`tặng bạn gái, ${said}`))).toContain(key);
});

test.each([
  ['vòng hoa tặng ông ngoại', ['recipient:ông', 'category:hoa']],
  ['quà cho ông ngoại, ông thích hoa', ['recipient:ông', 'category:hoa']],
  ['tìm vòng tặng chị dâu nhân tết', ['recipient:chị em gái', 'occasion:Tết']],
  [
    'crush của em rất thích cỏ bốn lá mà né côn trùng giùm',
    ['recipient:crush', 'shape:cỏ bốn lá', '-shape:côn trùng'],
  ],
  ['bạn gái em thích màu xanh lá mà đừng có nơ', ['recipient:bạn gái', 'color:xanh lá', '-shape:nơ lụa']],
])('"%s" is read as %j, with and without diacritics', (wish, keys) => {
  expect(read(wish).toSorted()).toEqual(keys.toSorted());
  expect(read(withoutDiacritics(wish)).toSorted()).toEqual(keys.toSorted());
});

test.each(['ghét hồng, còn lại sao cũng được', 'chỉ cần không có hồng, còn lại sao cũng được'])(
  'refusing one thing and accepting everything else is no crisis: %s',
  (wish) => {
    expect(understand(wish, DEMO_CHARMS).intent).not.toBe('crisis');
    expect(read(wish)).toContain('-color:hồng');
  },
);

test.each([
  ['cho minh xem may mau co con cu voi hoa hong', ['shape:cú mèo', 'shape:hoa hồng']],
  ['qua noel cho may dua nho', ['occasion:Giáng sinh', 'recipient:em bé']],
  ['ba em kho tinh lam', ['recipient:bố']],
  ['no dep qua shop oi, cho e 1 cai no voi', ['shape:nơ lụa']],
])('a word typed without diacritics is read by its neighbours: %s', (wish, slots) => {
  expect(read(wish)).toEqual(slots);
  expect(understand(wish, DEMO_CHARMS).intent).toBeNull();
});
test('a heart between letters is not read as fruit', () => {
  expect(read('chữ T với chữ H và trái tim ở giữa')).toEqual(['letters:TH', 'shape:tim nối chữ']);
});
