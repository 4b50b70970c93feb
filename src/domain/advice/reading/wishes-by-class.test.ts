import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const keysOf = (wish: string, wanted: boolean) =>
  understand(wish, DEMO_CHARMS)
    .slots.filter((slot) => slot.wanted === wanted)
    .map(keyOf);

test.each([
  ['con gì sống ngoài đại dương', 'shape:đồ biển'],
  ['thích mấy vì sao ngoài vũ trụ', 'shape:ngôi sao'],
  ['đi dạo ngoài rừng gặp nai, muốn charm hươu', 'shape:hươu sao'],
  ['muốn đồ như ngoài tiệm vàng, sang chút', 'style:sang trọng'],
  ['em thích con rùa biển bơi ngoài rạn san hô', 'shape:rùa biển'],
  ['vòng bỏ túi xinh xinh màu hồng', 'color:hồng'],
  ['em bỏ heo được 30k mua con thỏ', 'shape:thỏ ngọc'],
  ['bạn gái chưa bao giờ chê hoa hồng', 'shape:hoa hồng'],
  ['mèo thì ai mà ghét', 'shape:mèo'],
  ['nét mộc mạc mà nhìn phát biết ngay quê mình', 'style:mộc mạc'],
  ['hoa này nhìn là nhớ quê nhà', 'category:hoa'],
  ['hoa sen trông kỳ diệu', 'shape:hoa sen'],
  ['hoa hồng nhìn già dặn sang trọng', 'shape:hoa hồng'],
])('nothing is refused in "%s", and %s is wanted', (wish, wanted) => {
  expect(keysOf(wish, true)).toContain(wanted);
  expect(keysOf(wish, false)).toEqual([]);
});

test.each([
  ['con gì cũng được ngoài mèo', 'shape:mèo'],
  ['màu gì cũng ok ngoài đen', 'color:đen'],
  ['lấy hết ngoài con cú', 'shape:cú mèo'],
  ['hoa cúc nhìn quê quá', 'shape:hoa cúc'],
])('"%s" refuses %s', (wish, refused) => {
  expect(keysOf(wish, false)).toContain(refused);
});

const LISTS = [
  { liked: 'em thích xanh lá, ', list: 'đen, nâu, tím than', kept: ['color:xanh lá'], count: 3 },
  { liked: 'em mê bướm, ', list: 'mèo, thỏ, cáo', kept: ['shape:bướm'], count: 3 },
  { liked: 'em mê bướm, ', list: 'nơ, vương miện', kept: ['shape:bướm'], count: 2 },
];
const OPENS = ['', 'còn ', 'chứ ', 'riêng ', 'với lại ', 'mấy cái như '];
const CLOSES = [
  ' thì em né',
  ' thì thôi',
  ' thì miễn',
  ' là em không đeo',
  ' em không thích',
  ' đều không hợp',
  ' thì xin kiếu',
  ' nhà có hết rồi',
  ' thì để người khác',
];
test.each(OPENS.flatMap((open) => CLOSES.map((close) => [open, close])))(
  'closing words refuse the whole list and keep what is liked: %s…%s',
  (open, close) => {
    for (const { liked, list, kept, count } of LISTS) {
      const wish = `${liked}${open}${list}${close}`;
      expect(keysOf(wish, true), wish).toEqual(kept);
      expect(keysOf(wish, false), wish).toHaveLength(count);
    }
  },
);

test.each([
  'Mẹ em tầm 50, thích hoa',
  'mẹ tui khoảng 55, hiền',
  'bà nội trên 80 rồi, quà mừng thọ',
  'chị ấy khoảng 35, thích sang trọng',
  'dì tầm 40 mấy, thích tím',
  'vợ em độ 28, thích nhẹ nhàng',
])('an age is not read as a budget: %s', (wish) => {
  expect(keysOf(wish, true).filter((key) => key.startsWith('budget'))).toEqual([]);
});

test.each(['quà cho mẹ tầm 50', 'mua cho bạn khoảng 40 thôi', 'mẹ em thích hoa, tầm 50k'])(
  'an amount is read as a budget: %s',
  (wish) => {
    expect(keysOf(wish, true).some((key) => key.startsWith('budget'))).toBe(true);
  },
);

test('two identical pieces share the budget and set no count', () => {
  const keys = keysOf('có đúng 60 ngàn, mua 2 cái giống hệt cho em với nhỏ bạn', true);
  expect(keys).toContain('budget:each::30000:');
  expect(keys.filter((key) => key.startsWith('count'))).toEqual([]);
});

test.each([
  ['mẹ em suốt ngày chăm chậu hồng', 'shape:hoa hồng'],
  ['bà có giàn lan', 'shape:lan hồ điệp'],
  ['mẹ mê trồng cúc', 'shape:hoa cúc'],
  ['ba chơi mai', 'shape:mai vàng'],
  ['nhà có gốc đào', 'shape:hoa đào'],
])('the short name of a plant is read as the flower: "%s" has the slot %s', (wish, flower) => {
  expect(keysOf(wish, true)).toContain(flower);
});

test.each([
  ['tặng chi để hắn nhớ mình hoài', 'meaning:nhớ nhung'],
  ['cho bả nhớ tui mỗi ngày', 'meaning:nhớ nhung'],
  ['dì mới ly hôn, muốn làm lại', 'recipient:cô dì'],
  ['thầy giáo dạy văn sắp về hưu', 'recipient:thầy cô'],
  ['chị làm tiếp viên, bay suốt', 'recipient:chị em gái'],
  ['chị thợ may, cả ngày ngồi bên máy khâu', 'interest:thợ thuyền'],
  ['tụi em 5 đứa con gái thân nhau, mỗi đứa 1 con vật', 'recipient:chị em gái'],
])('"%s" has the slot %s', (wish, key) => {
  expect(keysOf(wish, true)).toContain(key);
});

test.each([
  'Chị khoái ngọc trai, có loại nào không',
  'chị ơi cho em con mèo',
  'bạn tư vấn giúp mình với, thích xanh lá',
])('a form of address is not read as a recipient: %s', (wish) => {
  expect(keysOf(wish, true).filter((key) => key.startsWith('recipient'))).toEqual([]);
});
