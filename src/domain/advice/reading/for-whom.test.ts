import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
import { understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const recipientsIn = (wish: string) =>
  understand(wish, DEMO_CHARMS)
    .slots.map(keyOf)
    .filter((key) => key.startsWith('recipient:'));

const PEOPLE: readonly (readonly [string, string])[] = [
  ['má', 'mẹ'],
  ['mẹ chồng', 'mẹ'],
  ['tía', 'bố'],
  ['ba vợ', 'bố'],
  ['ông bà ngoại', 'ông bà'],
  ['ba mẹ', 'bố mẹ'],
  ['vợ', 'vợ'],
  ['bạn trai', 'bạn trai'],
  ['con bạn thân', 'bạn thân'],
  ['cô chủ nhiệm', 'thầy cô'],
  ['chị dâu', 'chị em gái'],
  ['chị vợ', 'chị em gái'],
  ['em trai chồng', 'em trai'],
  ['mấy chị trong công ty', 'đồng nghiệp'],
  ['anh chị cùng cơ quan', 'đồng nghiệp'],
  ['cấp dưới', 'đồng nghiệp'],
  ['mấy đứa cháu', 'em bé'],
  ['mấy đứa em', 'chị em gái'],
];
const FRAMES = [
  'em muốn mua quà cho R',
  'R thích gì nhỉ',
  'có gì hợp với R không shop',
  'nhớ R quá',
  'em nhớ R',
  'lỡ làm R giận',
  'mình muốn làm R bất ngờ',
  'muốn xin lỗi R',
  'muốn cảm ơn R',
  'thương R quá muốn mua gì đó',
  'R đang buồn',
  'đi thăm R nên mua gì',
];
test.each(FRAMES)('every recipient R is read from: %s', (frame) => {
  const mistaken = PEOPLE.filter(
    ([said, name]) => recipientsIn(frame.replace('R', said)).join() !== `recipient:${name}`,
  );
  expect(mistaken.map(([said]) => said)).toEqual([]);
});

test.each([
  ['muốn làm mẹ', []],
  ['sắp làm mẹ', []],
  ['nhớ chồng cũ', []],
  ['bà ngoại em mất rồi, em muốn cái gì nhớ bà', []],
  ['tụi em bạn bè thôi', ['recipient:bạn thân']],
  ['có mấy con nào dưới biển', []],
  ['mấy bé màu xanh nhạt', []],
  ['mẹ bạn trai của em', ['recipient:mẹ']],
  ['ba mẹ của em', ['recipient:bố mẹ']],
  ['con của sếp', ['recipient:em bé']],
  ['tặng chị sui', ['recipient:ông bà']],
  ['muốn gửi vợ anh hai món gì đó', ['recipient:chị em gái']],
  ['tặng cậu con trai 8 tuổi', ['recipient:bé trai']],
  ['em bé sơ sinh', ['recipient:em bé']],
  ['tặng mấy em học sinh', ['recipient:tuổi teen']],
])('the recipients of "%s" are %j', (wish, people) => {
  expect(recipientsIn(wish)).toEqual(people);
});

test.each([
  ['tang sep', 'recipient:sếp'],
  ['bieu ba cu', 'recipient:bà'],
  ['qua cho anh re', 'recipient:anh trai'],
  ['tang co chu', 'recipient:cô dì'],
])('"%s" without diacritics is read as %s and nothing else', (wish, who) => {
  expect(understand(wish, DEMO_CHARMS).slots.map(keyOf)).toEqual([who]);
});

test.each([
  'shop ơi tư vấn quà cho má với ạ',
  'tư vấn giúp em',
  'shop tư vấn vòng tặng mẹ',
  'làm vòng cho em dâu',
  'làm vòng cho cháu ngoại',
  'mình muốn làm em dâu bất ngờ',
])('asking for advice or planning a present is no crisis, with and without diacritics: %s', (wish) => {
  for (const typed of [wish, withoutDiacritics(wish), withoutDiacritics(wish).replace('shop', 'Shop ơi')])
    expect(understand(typed, DEMO_CHARMS).intent, typed).not.toBe('crisis');
});

test.each(['em muốn tự vẫn', 'làm vòng cho mẹ xong em muốn tự tử', 'mình muốn làm mẹ vui rồi tự sát'])(
  'despair beside it is detected as a crisis: %s',
  (text) => {
    expect(understand(text, DEMO_CHARMS).intent).toBe('crisis');
  },
);
