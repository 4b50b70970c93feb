import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { zodiacOf } from '../knowledge/signs.vi.ts';
import { understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const read = (wish: string) =>
  understand(wish, DEMO_CHARMS, { slots: [], thisYear: 2026 })
    .slots.map((slot) => keyOf(slot))
    .toSorted();

test.each([
  ['con gái tôi sinh năm 1998', ['recipient:chị em gái', 'sign:mệnh Thổ']],
  [
    'con gái sinh ngày 15 tháng 8 năm 1998',
    ['occasion:sinh tháng 8', 'recipient:chị em gái', 'sign:mệnh Thổ'],
  ],
  ['tặng con trai 2001', ['recipient:em trai', 'sign:mệnh Kim']],
  ['con gái 2k8', ['recipient:chị em gái', 'sign:mệnh Hỏa']],
  ['con gái sn 2020', ['recipient:bé gái', 'sign:mệnh Thổ']],
  ['tặng em gái sinh năm 2015', ['recipient:bé gái', 'sign:mệnh Kim']],
  ['chị gái sinh năm 1975', ['recipient:cô dì', 'sign:mệnh Thủy']],
  ['em gái 8 tuổi', ['recipient:bé gái']],
  ['tặng em trai 10 tuổi', ['recipient:bé trai']],
  ['em gái 20 tuổi', ['recipient:chị em gái']],
])('whoever is born in a year has an age: "%s"', (wish, slots) => {
  expect(read(wish)).toEqual(slots);
});

test('without the year it is, a year of birth tells no age', () => {
  const { slots } = understand('con gái tôi sinh năm 1998', DEMO_CHARMS);
  expect(slots.map((slot) => keyOf(slot)).toSorted()).toEqual(['recipient:bé gái', 'sign:mệnh Thổ']);
});

test.each([
  ['em 25 tuổi mua cho con gái', ['recipient:bé gái']],
  ['mình sinh năm 1995, muốn tìm gì đó cho bé gái', ['recipient:bé gái']],
  ['shop ơi em 25 tuổi muốn tặng quà cho em gái 8 tuổi', ['recipient:bé gái']],
  ['em sinh năm 2002 mua cho em thôi', ['sign:mệnh Mộc']],
])('the age of who gives is nobody else’s: "%s"', (wish, slots) => {
  expect(read(wish)).toEqual(slots);
});

test.each([
  ['mẹ sinh ngày 3/11/1970', ['occasion:sinh tháng 11', 'recipient:mẹ', 'sign:mệnh Kim']],
  ['bạn thân sn 5.1.1995', ['occasion:sinh tháng 1', 'recipient:bạn thân', 'sign:mệnh Hỏa']],
  ['sinh 22/12 là cung gì, hợp charm nào', ['occasion:sinh tháng 12', 'sign:Ma Kết']],
  ['em cung sư tử sinh 2/8', ['occasion:sinh tháng 8', 'sign:Sư Tử']],
  ['mẹ sinh 3/11, cũng thích hoa hồng', ['occasion:sinh tháng 11', 'recipient:mẹ', 'shape:hoa hồng']],
  ['tặng bạn gái sinh 15/8', ['occasion:sinh tháng 8', 'recipient:bạn gái']],
])('a whole date of birth tells the year’s element, and the sign who asks for it: "%s"', (wish, slots) => {
  expect(read(wish)).toEqual(slots);
});

test.each([
  [21, 3, 'Bạch Dương'],
  [20, 3, 'Song Ngư'],
  [22, 7, 'Cự Giải'],
  [23, 7, 'Sư Tử'],
  [21, 12, 'Nhân Mã'],
  [22, 12, 'Ma Kết'],
  [31, 12, 'Ma Kết'],
  [1, 1, 'Ma Kết'],
  [20, 1, 'Bảo Bình'],
  [29, 2, 'Song Ngư'],
  [0, 5, undefined],
  [32, 5, undefined],
  [1, 13, undefined],
])('born on %i/%i: %s', (day, month, sign) => {
  expect(zodiacOf(day, month)?.name).toBe(sign);
});
