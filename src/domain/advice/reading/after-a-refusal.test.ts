import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
import { recommend, understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const read = (wish: string) =>
  understand(wish, DEMO_CHARMS).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);

const REFUSALS = [
  'ngán bướm rồi',
  'không thích bướm',
  'đừng bướm',
  'trừ bướm',
  'có bướm rồi',
  'nhà nhiều bướm rồi',
  'bướm thì thôi',
];
const REQUESTS =
  'đổi, đổi qua, kiếm, chuyển, qua, giờ, mua, thử, xem, coi, tư vấn, gợi ý, đặt, giờ muốn, nên tìm, thôi lấy'.split(
    ', ',
  );
test.each(REQUESTS)('a request after a refusal is wanted: …, %s ngôi sao', (request) => {
  for (const refusal of REFUSALS) {
    const wish = `quà cho mẹ, ${refusal}, ${request} ngôi sao`;
    expect(read(wish), wish).toEqual(
      expect.arrayContaining(['recipient:mẹ', '-shape:bướm', 'shape:ngôi sao']),
    );
  }
});

test.each(['ngán bướm rồi, mèo, ngôi sao', 'không thích bướm, ngôi sao', 'kiêng đỏ, cam'])(
  'a refusal continues through a list with commas: %s',
  (wish) => {
    expect(read(wish).filter((key) => !key.startsWith('-'))).toEqual([]);
  },
);

const THINGS: readonly (readonly [string, string])[] = [
  ['con vật', 'Animal'],
  ['hoa', 'Flower'],
  ['đá', 'Gems'],
];
const WISHES = [
  'quà cho mẹ, R',
  'R, tặng vợ kỷ niệm ngày cưới',
  'vòng may mắn, R',
  'tặng ba thích câu cá, R',
  'cho bé gái 5 tuổi, R, dưới 40k',
];
const SAID = [
  'nhà nhiều T rồi',
  'đừng nhiều T',
  'né T giùm',
  'gì cũng được trừ T',
  'T thì em không thích',
  'ngoài T ra gì cũng được',
];
test.each(SAID)('no charm of a refused category is suggested: %s', (said) => {
  const wrong = THINGS.flatMap(([thing, kind]) =>
    WISHES.map((wish) => wish.replace('R', said.replace('T', thing))).filter((wish) =>
      recommend(wish, DEMO_CHARMS).suggestions.some(({ charm }) => charm.category.type === kind),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['vòng có số 7', 'size'],
  ['tìm đồ cho bạn gái', 'abuse'],
  ['quà cho mẹ may mắn', 'abuse'],
  ['vòng cho đôi bạn thân', 'returns'],
])('"%s" without diacritics is understood as a wish, not as the intent %s', (wish, intent) => {
  const heard = understand(withoutDiacritics(wish), DEMO_CHARMS);
  expect(heard.intent).not.toBe(intent);
  expect(heard.isUnderstood).toBe(true);
});

test.each([
  ['con gái mới đậu đại học', 'occasion:thi đậu'],
  ['mong con gái đậu đại học', 'occasion:thi cử'],
  ['mười charm hoa', 'count:10'],
  ['4 con vật', 'category:con vật'],
  ['sắp sinh nhật rồi', 'occasion:sinh nhật'],
])('"%s", with and without diacritics, has the slot %s', (wish, key) => {
  expect(read(wish)).toContain(key);
  expect(read(withoutDiacritics(wish))).toContain(key);
});
