import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
import { keyOf } from '../slots.ts';
import { readWish } from './read-wish.ts';

const names = DEMO_CHARMS.map(({ name }) => name);
const read = (wish: string) => {
  const { slots } = readWish(wish, names);
  const keys = (isWanted: boolean) => slots.filter(({ wanted }) => wanted === isWanted).map(keyOf);
  return { wanted: keys(true), refused: keys(false) };
};
const spelt = (wish: string) => [wish, withoutDiacritics(wish)];

const THINGS = [
  ['color:tím', 'màu tím'],
  ['category:hoa', 'hoa'],
  ['category:con vật', 'con vật'],
  ['shape:trái tim', 'trái tim'],
  ['shape:bướm', 'con bướm'],
  ['shape:hoa hồng', 'hoa hồng'],
] as const;

test.each([
  'có X rồi',
  'em có X rồi, lấy cái khác',
  'mua X rồi, giờ muốn con khác',
  'ai cũng đeo X, em muốn khác',
  'ai cũng tặng X rồi, cho cái khác',
  'năm ngoái tặng X rồi',
  'đợt trước mua X rồi',
  'đeo X hoài chán rồi',
  'có thích X đâu',
  'nó có ưa X đâu nha',
  'ai mà thích X',
  'trước thích X giờ hết rồi',
  'hồi trước em mê X, giờ đổi gu',
  'X lỗi thời rồi',
  'ngoài X ra',
  'miễn sao không phải X',
  'gì cũng được trừ X',
  'hết thích X rồi',
  'không thích X chút nào',
  'i don’t like X',
  'hok thích X',
  'khum thích X',
])('X is refused and not wanted, with and without diacritics: %s', (frame) => {
  const wrong = THINGS.flatMap(([key, said]) =>
    spelt(frame.replace('X', said)).filter((wish) => {
      const { wanted, refused } = read(wish);
      return wanted.includes(key) || !refused.includes(key);
    }),
  );
  expect(wrong).toEqual([]);
});

/** What is refused, what is wanted; `marks`: without its marks one of them is another word. */
const PAIRS = [
  ['color:đỏ', 'màu đỏ', 'color:tím', 'màu tím'],
  ['category:hoa', 'hoa', 'category:con vật', 'con vật'],
  ['shape:hoa hồng', 'hoa hồng', 'category:hoa', 'hoa'],
  ['color:hồng', 'hồng', 'color:xanh lá', 'xanh lá', 'marks'],
  ['style:đáng yêu', 'trẻ con', 'style:sang trọng', 'sang trọng'],
  ['category:đá', 'đá', 'color:trắng', 'màu trắng', 'marks'],
] as const;

test.each([
  'không lấy X, chỉ lấy Y',
  'Y chứ không phải X',
  'Y nhưng đừng X',
  'bỏ X ra, cho em Y',
  'X thì không, Y thì có',
  'không phải X mà là Y',
  'Y thôi, khỏi X',
  'đã có X, giờ muốn Y',
  'X em có rồi, lấy Y',
  'thay X bằng Y',
  'đổi X sang Y',
  'đổi X thành Y',
  'thà Y còn hơn X',
  'thích Y nhưng ghét X',
  'X thì em ghét còn Y thì em thích',
  'em thích Y lắm còn X thì em ghét',
  'Y nha, X hổng chịu đâu',
  'trước thích X, giờ thích Y',
  'mẹ không thích X, mẹ thích Y',
  'vì ghét X nên em muốn Y',
  'muốn Y, không cần X',
])('X is refused and Y is wanted: %s', (frame) => {
  const wrong = PAIRS.flatMap(([not, notSaid, key, said, marks]) =>
    (ALSO_BARE.has(frame) && !marks ? spelt : (wish: string) => [wish])(
      frame.replace('X', notSaid).replace('Y', said),
    ).filter((wish) => {
      const { wanted, refused } = read(wish);
      return wanted.includes(not) || !refused.includes(not) || !wanted.includes(key);
    }),
  );
  expect(wrong).toEqual([]);
});
/** Frames whose own words are clear without marks. */
const ALSO_BARE = new Set([
  'không lấy X, chỉ lấy Y',
  'Y chứ không phải X',
  'Y nhưng đừng X',
  'X thì không, Y thì có',
  'Y thôi, khỏi X',
  'đã có X, giờ muốn Y',
  'X em có rồi, lấy Y',
  'trước thích X, giờ thích Y',
  'mẹ không thích X, mẹ thích Y',
  'vì ghét X nên em muốn Y',
  'muốn Y, không cần X',
]);

const COLORS = ['đỏ', 'hồng', 'tím', 'vàng', 'cam', 'đen', 'trắng', 'nâu'].map((said) => [
  `color:${said}`,
  said,
]);
const PICTURES = [
  ['category:hoa', 'hoa'],
  ['shape:mèo', 'mèo'],
  ['shape:trái tim', 'trái tim'],
  ['shape:nơ lụa', 'nơ'],
  ['shape:bướm', 'bướm'],
  ['shape:chữ và số', 'chữ'],
  ['shape:côn trùng', 'côn trùng'],
  ['shape:hoa hồng', 'hoa hồng'],
];

test.each([
  'không lấy X với Y',
  'không X, Y',
  'không X không Y',
  'trừ X, Y, Z',
  'ghét X lẫn Y',
  'né X hoặc Y',
  'X với Y thì thôi',
  'X, Y thì không thích',
  'đừng X hay Y gì hết',
  'có X với Y rồi',
  'X cũng không, Y cũng không',
  'chẳng X chẳng Y',
])('a refusal covers the whole list: %s', (frame) => {
  const wrong = [COLORS, PICTURES].flatMap((things) =>
    things.flatMap((_, n) => {
      const said = [0, 1, 3].map((by) => things[(n + by) % things.length] ?? []);
      const parts = ['X', 'Y', 'Z'].filter((part) => frame.includes(part));
      const wish = parts.reduce((text, part, at) => text.replace(part, said[at]?.[1] ?? ''), frame);
      const { refused } = read(wish);
      return parts.every((_part, at) => refused.includes(said[at]?.[0] ?? '')) ? [] : wish;
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['không hoa hồng, hoa khác', ['category:hoa'], ['shape:hoa hồng']],
  ['không mèo, không bướm, con vật khác', ['category:con vật'], ['shape:mèo', 'shape:bướm']],
  ['ngoài hoa hồng với tulip thì hoa nào cũng thích', ['category:hoa'], ['shape:hoa hồng', 'shape:tulip']],
  ['không thích đồ công chúa, con gái cá tính', ['style:cá tính'], ['interest:công chúa']],
  ['trừ tím với hồng, màu lạnh khác ok', ['color:màu lạnh'], ['color:tím', 'color:hồng']],
  ['đừng gì mang nghĩa chia ly', [], ['meaning:chia ly']],
  ['không cần may mắn, cần bình an', ['meaning:bình an'], ['meaning:may mắn']],
  ['không thích đồ con gái', [], ['style:nữ tính']],
  ['không tôn giáo gì hết', [], []],
  ['đừng phong thủy mê tín', [], []],
  ['tặng cô giáo con vật', ['recipient:thầy cô', 'category:con vật'], []],
  ['em khong thich nhung mau nong', [], ['color:màu nóng']],
  ['khong meo, trai tim', [], ['shape:mèo', 'shape:trái tim']],
  ['dễ thương nhưng không trẻ con', ['style:đáng yêu'], []],
  ['không trẻ con, không màu mè', ['style:tối giản'], ['style:đáng yêu']],
  ['không muốn đụng hàng', ['style:cá tính'], []],
  ['không phải mẹ em mà là bà em', ['recipient:bà'], []],
  [
    'sợ rắn, sợ nhện, sợ bọ, con khác thì được',
    ['category:con vật'],
    ['shape:con rắn', 'shape:con nhện', 'shape:côn trùng'],
  ],
  ['có cỏ bốn lá rồi, còn gì may mắn nữa không', ['meaning:may mắn'], ['shape:cỏ bốn lá']],
  ['charm hoa sen mua ở đâu', ['shape:hoa sen'], []],
  // What somebody wears or keeps does not belong to the list of refusals.
  ['không hợp gu nó, nó đeo bướm', ['shape:bướm'], []],
  ['không hợp gu nó nó đeo bướm', ['shape:bướm'], []],
  ['hoa hồng không hợp gu nó, nó đeo bướm', ['shape:bướm'], ['shape:hoa hồng']],
  ['không lấy hoa, nó xài bướm', ['shape:bướm'], ['category:hoa']],
  ['nó không hợp màu hồng, nó mặc đồ đen', ['color:đen'], ['color:hồng']],
  ['bỏ mặt trời, giữ hướng dương', ['shape:hướng dương'], ['shape:mặt trời']],
  ['không hợp gu, không nơ, bướm', [], ['shape:nơ lụa', 'shape:bướm']],
  // Typed without marks, the last word of a refusal is its object, whatever else it may be.
  ['khong no', [], ['shape:nơ lụa']],
  ['ko no, ko hoa', [], ['shape:nơ lụa', 'category:hoa']],
  ['khong thich no nha', [], ['shape:nơ lụa']],
  ['khong da', [], ['category:đá']],
  ['khong la khong ca', [], ['shape:lá', 'shape:con vật dưới nước']],
  ['tang em gai, no khong thich hong', ['recipient:chị em gái'], ['color:hồng']],
  ['khong la hoa hong', [], ['shape:hoa hồng']],
  ['em gai em, no thich hoa', ['recipient:chị em gái', 'category:hoa'], []],
])('"%s" has the wanted slots %j and the refused slots %j', (wish, wanted, refused) => {
  expect(read(wish)).toEqual({ wanted, refused });
});
