import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { keyOf } from '../slots.ts';
import { readWish } from './read-wish.ts';

const names = DEMO_CHARMS.map(({ name }) => name);
const keysOf = (wish: string): string[] =>
  readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);

const THINGS = [
  ['color:tím', 'màu tím'],
  ['category:hoa', 'hoa'],
  ['shape:trái tim', 'trái tim'],
  ['shape:bướm', 'con bướm'],
  ['shape:hoa hồng', 'hoa hồng'],
  ['shape:nơ lụa', 'nơ'],
] as const;

const missed = (frame: string, isWanted: boolean): string[] =>
  THINGS.flatMap(([key, said]) => {
    const wish = frame.replace('X', said);
    return keysOf(wish).includes(isWanted ? key : `-${key}`) ? [] : [wish];
  });

test.each([
  // What everybody has.
  'X nhiều người đeo quá rồi, em muốn khác',
  'X thì bạn em đứa nào cũng có',
  'thấy ai cũng chọn X nên em muốn khác',
  // What she meant to take, or was shown, and no longer wants.
  'định lấy X nhưng đổi ý rồi',
  'định mua X mà thấy trẻ con nên thôi',
  'lúc đầu tính X, giờ không muốn nữa',
  'hôm bữa shop gợi ý X mà em hổng ưng',
  'hồi nhỏ mê X, lớn lên hết mê',
  // What is said of it.
  'X dìm da em lắm',
  'X thì tui dội',
  'có X là em trả hàng',
  'X bị coi là điềm gở',
  'X mang ý nghĩa xấu',
  'X dễ bị hiểu lầm lắm',
  'X chỉ hợp con nít',
  'X trông không sang',
  'X xung với mệnh em',
  // Praise that is taken back.
  'X cũng xinh mà em không mê',
  'X thì dễ thương nhưng mẹ em không ưa',
  'X sang thật nhưng hơi già',
  'mê X lắm nhưng mẹ cấm',
  // Another is asked for instead.
  'X cũng được nhưng em muốn cái khác',
  'thay X đi giùm',
  'giảm X lại giùm',
  'lấy X làm gì',
])('X is refused: %s', (frame) => {
  expect(missed(frame, false)).toEqual([]);
});

test.each([
  'X thì khỏi chê',
  'đừng bỏ X nha',
  'hồi trước ghét X, giờ lại thích',
  'lúc đầu không thích X, giờ thì nghiện',
  'ai cũng có X mà em chưa có',
  'bạn em có X đẹp quá, em cũng muốn',
  'không X không chịu',
  'X xui hay hên em đều thích',
  'X thì ai mà ghét',
  'tính mua X mà không biết loại nào',
  'lấy X, thêm cái khác nữa',
  'nếu hết X thì cho em cái khác',
])('X is wanted: %s', (frame) => {
  expect(missed(frame, true)).toEqual([]);
});

const PAIRS = [
  ['color:tím', 'màu tím', 'shape:bướm', 'bướm'],
  ['category:hoa', 'hoa', 'color:đỏ', 'đỏ'],
  ['shape:trái tim', 'trái tim', 'shape:hoa sen', 'hoa sen'],
  ['shape:mèo', 'mèo', 'category:hoa', 'hoa'],
] as const;
test.each([
  'thích Y hơn X',
  'thấy Y hợp hơn X',
  'X với em không hợp bằng Y',
  'bớt X thêm Y',
  'bỏ X thêm Y vô',
  'càng nhiều Y càng tốt, X thì khỏi',
  'X nhiều người có, nên em chọn Y',
  'em định lấy X nhưng chồng bảo Y đẹp hơn',
  'thay X bằng Y giúp em',
])('of two things X is refused and Y wanted: %s', (frame) => {
  const wrong = PAIRS.map(([x, one, y, other]) => ({
    wish: frame.replace('X', one).replace('Y', other),
    keys: [`-${x}`, y],
  })).filter(({ wish, keys }) => !keys.every((key) => keysOf(wish).includes(key)));
  expect(wrong).toEqual([]);
});

test.each([
  ['purple instead of red', ['color:tím', '-color:đỏ']],
  ['rather flowers than hearts', ['category:hoa', '-shape:trái tim']],
  ['swap red for purple', ['color:tím', '-color:đỏ']],
  ['red is boring, give me purple', ['color:tím', '-color:đỏ']],
  ['no roses, she is into butterflies', ['shape:bướm', '-shape:hoa hồng']],
])('in English: %s', (wish, keys) => {
  expect(keysOf(wish)).toEqual(expect.arrayContaining(keys));
});

test.each(['kỵ đồ đôi', 'đồ đôi em không đeo', 'đừng đưa đồ cặp đôi'])(
  'lovers’ pairs are refused: %s',
  (wish) => {
    expect(keysOf(wish)).toContain('-shape:đồ đôi');
  },
);
test('who wants them is a couple', () => {
  expect(keysOf('đồ đôi cho hai đứa')).toEqual(['recipient:bạn đôi']);
});

test.each([
  ['mèo thì không dám mua vì bà bảo xui', '-shape:mèo'],
  ['animals yes, flowers no', '-category:hoa'],
  ['nàng không phải mẫu con gái thích hồng', '-color:hồng'],
])('%s: %s', (wish, key) => {
  expect(keysOf(wish)).toContain(key);
});

test('a word that begins a phrase is no misspelling: "con dễ thương" is no son-in-law', () => {
  expect(keysOf('mấy con dễ thương em không đeo nữa')).toEqual(['-style:đáng yêu']);
});
