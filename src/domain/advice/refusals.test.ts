import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../kernel/folding.ts';
import { slotFit, SUITS } from './fit.ts';
import type { Concept } from './knowledge/concepts.ts';
import { CONCEPTS } from './knowledge/index.ts';
import { readWish } from './reading/read-wish.ts';
import { recommend } from './recommend.ts';
import { keyOf } from './slots.ts';

const names = demo.map(({ name }) => name);
const read = (wish: string) =>
  readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);

const NAMED: readonly (readonly [Concept['kind'], string, string])[] = [
  ['color', 'đỏ', 'màu đỏ'],
  ['color', 'tím', 'màu tím'],
  ['category', 'hoa', 'hoa lá'],
  ['category', 'hoa', 'bông'],
  ['category', 'con vật', 'con vật'],
  ['category', 'đá', 'đá'],
  ['shape', 'trái tim', 'trái tim'],
  ['shape', 'chữ và số', 'chữ cái'],
  ['shape', 'mèo', 'mèo'],
  ['shape', 'bướm', 'bướm'],
  ['shape', 'nơ lụa', 'nơ'],
];

test.each([
  'tui đâu có ưa X, kiếm cái khác đẹp đẹp đi',
  'tặng bạn gái, X thì thôi nha',
  'em bị ám ảnh với X nên né giùm',
  'cái gì cũng được, riêng X thì xin kiếu',
  'vợ tôi ghét cay ghét đắng X',
  'ny em hổng mê X đâu',
  'bạn em nó k ưa X cho lắm',
  'X là em chịu hổng nổi',
  'chưa bao giờ em thích X',
  'em không phải người thích X',
  'chị ngán X tới tận cổ rồi',
  'màu xanh, đừng lẫn X',
  'bé nhà em sợ X, mua cho bé sinh nhật',
  'tông pastel, say no với X',
  'gì cũng ok nhưng X thì không nhé',
])('no refused X is suggested: %s', (frame) => {
  const shownAll = NAMED.flatMap(([kind, name, said]) => {
    const concept = CONCEPTS.find((one) => one.kind === kind && one.name === name);
    if (!concept) throw new Error(`no ${kind} ${name}`);
    return recommend(frame.replace('X', said), demo)
      .suggestions.map(({ charm }) => charm)
      .filter(
        (charm) => slotFit(charm, { type: 'concept', concept, wanted: false, sure: 1, span: null }) >= SUITS,
      )
      .map((charm) => `${said}: ${charm.name}`);
  });
  expect(shownAll).toEqual([]);
});

test.each([
  ['k thich tim', ['-color:tím', '-shape:trái tim']],
  ['em ne meo voi buom nha', ['-shape:mèo', '-shape:bướm']],
  ['không đá điếc gì hết', ['-category:đá']],
  ['bông ơi tư vấn giùm', []],
])('a refused ambiguous word refuses its meanings and wishes for none: "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test('too few matches are filled up with the nearest within refusals and budget, and the message says so', () => {
  const { suggestions, message } = recommend('con vật màu đen, mỗi charm dưới 30k, không lấy hoa', demo);
  expect(suggestions.map(({ charm }) => charm.name)).toContain('Bọ rùa');
  expect(suggestions).toHaveLength(5);
  expect(
    suggestions.filter(({ charm }) => charm.price >= 30_000 || charm.category.type === 'Flower'),
  ).toEqual([]);
  expect(message).toMatch(
    /^Tiệm có 1 charm đúng ý “con vật, đen, dưới 30\.000.₫”, kèm vài charm gần nhất\.$/,
  );
});

test('when refusals leave too few charms, the message says how many there are', () => {
  const few = demo.filter(({ _id }) => ['hoa-sen', 'oai-huong', 'meo'].includes(_id));
  const { suggestions, message } = recommend('hoa màu tím, không lấy con vật', few.slice(1, 2));
  expect([suggestions.length, message]).toEqual([1, 'Tiệm chỉ có 1 charm đúng ý “hoa, tím”.']);
});

test('refused charms take no place of allowed ones: five stones are suggested', () => {
  const { suggestions } = recommend('đá màu tím, không lấy màu hồng', demo);
  expect(suggestions).toHaveLength(5);
  expect(suggestions.map(({ charm }) => charm.category.type)).toEqual(
    Array.from({ length: 5 }, () => 'Gems'),
  );
});

const SAID: readonly (readonly [Concept['kind'], string, string])[] = [
  ...NAMED,
  ['color', 'đỏ', 'đồ đỏ'],
  ['color', 'đen', 'đồ đen'],
  ['color', 'hồng', 'màu hồng'],
  ['color', 'vàng', 'màu vàng'],
  ['color', 'trắng', 'màu trắng'],
  ['color', 'nâu', 'màu nâu'],
  ['color', 'xanh lá', 'màu xanh lá'],
  ['category', 'hoa', 'hoa'],
  ['category', 'con vật', 'thú'],
  ['category', 'đá', 'đá quý'],
  ['shape', 'chim', 'chim'],
  ['shape', 'con vật dưới nước', 'cá'],
  ['shape', 'trái cây', 'trái cây'],
];
const FRAMES = [
  ...['không', 'k', 'ko', 'hem', 'hổng', 'hông', 'chẳng', 'chả'].flatMap((no) => [
    `${no} thích X`,
    `${no} lấy X`,
    `em ${no} ưa X đâu`,
    `tặng mẹ, ${no} thích X`,
  ]),
  ...'đừng X, đừng đưa X, chớ đưa X, trừ X, trừ X ra, ngoài X, ngoài X ra cái gì cũng được, né X, tránh X, ghét X'.split(
    ', ',
  ),
  ...'em không phải người thích X, không phải người thích X, tui k phải dạng mê X, mẹ em ghét X lắm, sợ X'.split(
    ', ',
  ),
  ...'miễn X, cái gì cũng được trừ X, đừng có X nha, X thì thôi, không có X nhé, dị ứng X, anti X, kiêng X'.split(
    ', ',
  ),
  ...'kỵ X, X thì không thích, không muốn X, không cần X, bỏ X, chán X rồi, hết thích X, chưa bao giờ thích X'.split(
    ', ',
  ),
  'tặng bạn gái, đừng lấy X',
];
/** Without marks these are as much a friend (`bồ trai`) and what is lucky (`số đỏ`). */
const SOMETHING_ELSE = new Set(['bo trai tim', 'so do do']);

test.each(FRAMES)('no refused X is suggested, with and without diacritics: %s', (frame) => {
  const leaked = SAID.flatMap(([kind, name, said]) => {
    const concept = CONCEPTS.find((one) => one.kind === kind && one.name === name);
    if (!concept) throw new Error(`no ${kind} ${name}`);
    const wish = frame.replace('X', said);
    const slot = { type: 'concept', concept, wanted: false, sure: 1, span: null } as const;
    return [wish, withoutDiacritics(wish)].filter(
      (typed) =>
        !SOMETHING_ELSE.has(typed) &&
        recommend(typed, demo).suggestions.some(({ charm }) => slotFit(charm, slot) >= SUITS),
    );
  });
  expect(leaked).toEqual([]);
});

test.each([
  ['miễn màu hồng là được', ['color:hồng']],
  ['không thích hoa hồng', ['-shape:hoa hồng']],
  ['khong thich hoa hong', ['-shape:hoa hồng']],
])('"%s" refuses no more than it says: %j', (wish, slots) => {
  expect(read(wish)).toEqual(slots);
});
