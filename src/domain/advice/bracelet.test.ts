import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { CHARMS_MIN } from '../design/limits.ts';
import { isLetter } from './fit.ts';
import { recommend } from './recommend.ts';
import { wishOf } from './wish.ts';
import { ringOf } from './ring.ts';
import { readWish } from './reading/read-wish.ts';
import { keyOf } from './slots.ts';

const names = demo.map(({ name }) => name);
const read = (wish: string) => readWish(wish, names).slots.map(keyOf);
const priceOf = (id: string) => demo.find(({ _id }) => _id === id)?.price ?? Infinity;
const spaces = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['dưới 200k nguyên vòng', 'budget:whole::199999:'],
  ['duoi 200k nguyen vong', 'budget:whole::199999:'],
  ['cả vòng dưới 300k', 'budget:whole::299999:'],
  ['trọn bộ tầm 250k', 'budget:whole:200000:275000:about'],
  ['90k trọn bộ', 'budget:whole::90000:'],
  ['nguyên set 95k', 'budget:whole::95000:'],
  ['80k cho cả vòng', 'budget:whole::80000:'],
  ['full vòng 350k', 'budget:whole::350000:'],
  ['nguyên chiếc tối đa 300 nghìn', 'budget:whole::300000:'],
  // Nevertheless the budget of each charm.
  ['cả vòng charm nào cũng dưới 30k', 'budget:each::29999:'],
  ['mỗi charm dưới 30k', 'budget:each::29999:'],
  ['dưới 50k', 'budget:each::49999:'],
])('"%s" is read as the budget %s (whole bracelet or each charm)', (wish, key) => {
  expect(read(wish)).toEqual([key]);
});

test('no bracelet fits the budget: the message gives the price of its charms, the cheapest that fit are shown', () => {
  const { suggestions, message, understood } = recommend('dưới 200k nguyên vòng, màu hồng', demo);
  expect(understood).toBe(true);
  expect(spaces(message)).toBe(
    'Tiệm chưa xâu được cả vòng dưới 200.000 ₫, đây là những charm mềm giá nhất hợp ý bạn. Riêng 15 charm của một vòng đã từ 300.000 ₫, chưa kể dây.',
  );
  expect(suggestions).toHaveLength(5);
  expect(suggestions.every(({ nearest, charm }) => nearest && charm.price <= 30_000)).toBe(true);
  expect(suggestions.every(({ charm }) => charm.colors.some((color) => /hồng|san hô/.test(color)))).toBe(
    true,
  );
});

test('the suggestions make a whole ring within the budget, or the message says what its charms cost', () => {
  const tastes = ['', 'tặng mẹ', 'màu xanh', 'dễ thương', 'hoa', 'con vật', 'không lấy hoa', 'tặng bé gái'];
  fc.assert(
    fc.property(fc.constantFrom(...tastes), fc.integer({ min: 24, max: 90 }), (taste, tens) => {
      const { suggestions, slots, message } = recommend(`${taste}, cả vòng tối đa ${tens}0k`, demo);
      const ring = ringOf(
        suggestions.map(({ charm }) => charm),
        wishOf(slots),
      );
      const price = ring.reduce((sum, id) => sum + priceOf(id), 0);
      expect(price).toBeLessThanOrEqual(tens * 10_000);
      const isSaid = /[Rr]iêng .*charm.* đã từ \d+\.000 ₫, chưa kể dây/.test(spaces(message));
      expect([ring.length, isSaid]).toEqual(isSaid ? [0, true] : [CHARMS_MIN, false]);
    }),
    { numRuns: 60 },
  );
});

test('a tight budget: the suggestions make a whole ring, and the first ones still have the wished colour', () => {
  const { suggestions, slots } = recommend('màu hồng, cả vòng tối đa 460k', demo);
  const charms = suggestions.map(({ charm }) => charm);
  expect(ringOf(charms, wishOf(slots))).toHaveLength(CHARMS_MIN);
  expect(charms.slice(0, 2).every(({ colors }) => colors[0]?.startsWith('hồng'))).toBe(true);
});

test.each([
  ['quà sinh nhật mẹ thích hoa sen và thỏ, tầm 400k', ['Hoa sen', 'Thỏ ngọc'], 440_000],
  ['vòng có con mèo cả vòng dưới 450k', ['Mèo'], 450_000],
  ['vòng hoa hướng dương 400k', ['Hướng dương'], 400_000],
  ['set 500k có vương miện kim cương', ['Vương miện', 'Kim cương trắng'], 500_000],
])(
  '"%s": charms called by name come first, and a whole bracelet with them keeps within the budget',
  (wish, called, most) => {
    const { suggestions, slots, message } = recommend(wish, demo);
    const ring = ringOf(
      suggestions.map(({ charm }) => charm),
      wishOf(slots),
    );
    const hung = ring.map((id) => demo.find(({ _id }) => _id === id)?.name);
    expect(suggestions.slice(0, called.length).map(({ charm }) => charm.name)).toEqual(called);
    expect(hung).toEqual(expect.arrayContaining(called));
    expect(ring.reduce((sum, id) => sum + priceOf(id), 0)).toBeLessThan(most);
    expect(message).not.toMatch(/chưa kể dây/);
  },
);

test('charms called by name are shown even if no bracelet with them fits the budget, and the message says so', () => {
  const { suggestions, message } = recommend('mẹ thích hoa sen và thỏ, cả vòng 350k', demo);
  expect(suggestions.slice(0, 2).map(({ charm }) => charm.name)).toEqual(['Hoa sen', 'Thỏ ngọc']);
  expect(spaces(message)).toMatch(/đã từ 300\.000 ₫, chưa kể dây/);
});

test('letter charms are not suggested to keep within a budget', () => {
  for (const wish of ['trọn bộ tầm 250k', 'màu xanh, cả vòng 370k', 'sinh nhật bạn thân, cả vòng 380k'])
    expect(recommend(wish, demo).suggestions.filter(({ charm }) => isLetter(charm))).toEqual([]);
});
