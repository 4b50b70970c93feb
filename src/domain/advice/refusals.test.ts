import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
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
])('a refusal holds, however it is said: %s', (frame) => {
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
])('what a short word may mean is refused with it, and never wished for: %s', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test('too few of a kind are filled up with the nearest, and that is said; refusals and budget hold', () => {
  const { suggestions, message } = recommend('con vật màu đen, mỗi charm dưới 30k, không lấy hoa', demo);
  expect(suggestions.map(({ charm }) => charm.name)).toContain('Bọ rùa');
  expect(suggestions).toHaveLength(5);
  expect(
    suggestions.filter(({ charm }) => charm.price >= 30_000 || charm.category.type === 'Flower'),
  ).toEqual([]);
  expect(message).toMatch(/^Tiệm có 1 charm đúng ý “con vật, đen \(.+\)”, kèm vài charm gần nhất\.$/);
});

test('where refusals leave too few, it is said how few there are', () => {
  const few = demo.filter(({ _id }) => ['hoa-sen', 'oai-huong', 'meo'].includes(_id));
  const { suggestions, message } = recommend('hoa màu tím, không lấy con vật', few.slice(1, 2));
  expect([suggestions.length, message]).toEqual([1, 'Tiệm chỉ có 1 charm đúng ý “hoa, tím”.']);
});

test('what may not be shown takes the place of nothing that may', () => {
  const { suggestions } = recommend('đá màu tím, không lấy màu hồng', demo);
  expect(suggestions).toHaveLength(5);
  expect(suggestions.map(({ charm }) => charm.category.type)).toEqual(
    Array.from({ length: 5 }, () => 'Gems'),
  );
});
