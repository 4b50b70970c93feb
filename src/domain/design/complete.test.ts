import { expect, test } from 'vitest';
import { asId } from '../kernel/ids.ts';
import type { StringId } from '../kernel/ids.ts';
import { vnd } from '../kernel/vnd.ts';
import { checkBraceletName, checkDesign, isFullRing, priceOf } from './complete.ts';
import { checkWrist, formatWrist, parseWrist, slotCountForWrist, slotCountOf } from './wrist.ts';

const done = { name: 'Gửi Linh', stringId: asId<StringId>('silk'), charmCount: 17, slotCount: 17 };

test.each([
  [{ name: ' ' }, 'Chưa nhập tên vòng tay'],
  [{ name: 'L' }, 'Tên vòng tay quá ngắn'],
  [{ name: 'L'.repeat(51) }, 'Tên vòng tay quá dài'],
  [{ name: 'Linh <3' }, 'Tên vòng tay không hợp lệ'],
  [{ stringId: null }, 'Chưa chọn dây xỏ'],
  [{ charmCount: 14 }, 'Chưa đủ charm tối thiểu'],
  [{ charmCount: 16 }, 'Còn slot trống'],
  [{}, undefined],
])('a complete design changed by %j gives the message: %s', (flaw, title) => {
  expect(checkDesign({ ...done, ...flaw })?.message).toBe(title);
});

test('fifteen charms on fifteen slots are enough', () => {
  expect(checkDesign({ ...done, charmCount: 15, slotCount: 15 })).toBeNull();
});

test('a bracelet’s name may contain digits and the punctuation of the specification', () => {
  expect(checkBraceletName('Sinh nhật 21/11 (Linh) #1, vui!')).toBeNull();
});

test('of several missing fields the first one of the form is reported', () => {
  expect(checkDesign({ name: '', stringId: null, charmCount: 0, slotCount: 15 })?.code).toBe('name_missing');
  expect(checkDesign({ ...done, stringId: null, charmCount: 0 })?.code).toBe('string_missing');
});

test('a bracelet costs its charms, its string and its tying method', () => {
  const charms = [{ price: vnd(35_000) }, { price: vnd(20_000) }];
  expect(priceOf({ charms, string: { price: vnd(45_000) }, tyingMethod: { price: vnd(15_000) } })).toEqual({
    charmsPrice: 55_000,
    stringPrice: 45_000,
    tyingMethodPrice: 15_000,
    price: 115_000,
  });
  expect(priceOf({ charms }).price).toBe(55_000);
});

test.each([
  [10, 15],
  [11.5, 15],
  [12, 16],
  [13.5, 16],
  [14, 17],
  [15.5, 17],
  [16, 18],
  [17.5, 18],
  [18, 20],
  [20, 22],
  [22, 24],
  [23.5, 24],
  [24, 25],
  [30, 25],
])('a wrist of %d cm takes %i charms', (cm, slots) => {
  expect(slotCountForWrist(cm)).toBe(slots);
});

test('without a wrist a design has 15 slots, or as many as asked for from 15 to 25', () => {
  expect(slotCountOf({})).toBe(15);
  expect(slotCountOf({ calculatedCharmCount: 40 })).toBe(25);
  expect(slotCountOf({ calculatedCharmCount: 3 })).toBe(15);
  expect(slotCountOf({ wristSize: 15.5, calculatedCharmCount: 20 })).toBe(17);
});

test('a wrist is 10 to 30 cm in half centimetres', () => {
  expect([10, 15.5, 30].map(checkWrist)).toEqual([null, null, null]);
  expect([9.5, 30.5, 15.2, Number.NaN, null].map((cm) => checkWrist(cm)?.code)).toEqual([
    'range',
    'range',
    'step',
    'format',
    'format',
  ]);
});

test('a wrist size is parsed with comma or point and formatted with a comma', () => {
  expect(['15,5', ' 15.5 cm', '16', 'x', '1,2,3'].map(parseWrist)).toEqual([15.5, 15.5, 16, null, null]);
  expect(formatWrist(15.5)).toBe('15,5 cm');
});

test('positions of a full ring are 0 to n-1, each once', () => {
  expect(isFullRing([2, 0, 1])).toBe(true);
  expect(isFullRing([0, 0, 1])).toBe(false);
  expect(isFullRing([0, 1, 3])).toBe(false);
  expect(isFullRing([-1, 0, 1])).toBe(false);
});
