import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const COLORS = ['đỏ', 'hồng', 'tím', 'vàng', 'xanh lá', 'xanh dương', 'trắng', 'nâu'];
const pairs = COLORS.flatMap((one) => COLORS.flatMap((other) => (one === other ? [] : [{ one, other }])));
const keysOf = (wish: string): string[] =>
  understand(wish, DEMO_CHARMS).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);
const isRead = (text: string, one: string, other: string): boolean => {
  const keys = keysOf(text);
  return keys.includes(`color:${one}`) && keys.includes(`-color:${other}`);
};

test.each([
  'vòng {1} nha shop, {2} là không được',
  'không phải {2} đâu, {1} cơ',
  'không phải {2} đâu, {1} nha',
  '{1} chứ không {2}',
])('of two colours in "%s" the first is wanted and the second refused', (frame) => {
  const wrong = pairs.filter(
    ({ one, other }) => !isRead(frame.replace('{1}', one).replace('{2}', other), one, other),
  );
  expect(wrong).toEqual([]);
});

test.each(
  ['đâu phải', 'không phải', 'không hẳn là', 'chẳng phải'].flatMap((denial) =>
    ['ghét', 'chê', 'không thích'].map((verb) => `${denial} mình ${verb}`),
  ),
)('"%s" refuses nothing', (said) => {
  const refused = COLORS.filter((color) =>
    understand(`${said} màu ${color}, chọn giúp mình vài cái`, DEMO_CHARMS).slots.some(
      ({ wanted }) => !wanted,
    ),
  );
  expect(refused).toEqual([]);
});

test.each(['hates', 'hated', 'dislikes', 'avoids', 'is allergic to', 'detests'])(
  'in English who "%s" something is shown none of it',
  (verb) => {
    const { slots } = understand(`my mom ${verb} red`, DEMO_CHARMS);
    expect(slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`)).toContain('-color:đỏ');
  },
);

test.each(['loves', 'likes', 'prefers'])(
  'in English what somebody "%s" after a dislike is wanted',
  (verb) => {
    const { slots } = understand(`my mom avoids red, ${verb} blue`, DEMO_CHARMS);
    const wanted = slots.filter((slot) => slot.wanted).map(keyOf);
    expect(wanted.some((key) => key.includes('xanh'))).toBe(true);
    expect(wanted).not.toContain('color:đỏ');
  },
);

const BARE = ['ne', 'ky', 'ki', 'ghet', 'so', 'kieng', 'tranh', 'tru'];
test.each(BARE)('typed without marks "%s" refuses pictures and colours', (verb) => {
  const things = ['mau vang', 'xanh la', 'meo', 'hoa sen', 'con tho', 'gau truc', 'ngoi sao'];
  const missed = things.filter((thing) =>
    understand(`tim vong tang ban gai, ${verb} ${thing}`, DEMO_CHARMS).slots.every(({ wanted }) => wanted),
  );
  expect(missed).toEqual([]);
});

test('a kind is refused without what is wanted by its name after it', () => {
  const { wish } = understand('mèo thì không, chó cũng không, thỏ thì ok', DEMO_CHARMS);
  expect(wish.wanted.map(keyOf)).toContain('shape:thỏ ngọc');
});

test.each(
  [
    '/charm trở xuống',
    ' một hạt trở xuống',
    ' thôi',
    ', đừng cao hơn',
    ' một cái, không hơn',
    '/con đổ lại',
  ].flatMap((limit) => ['tầm', 'khoảng'].map((about) => `${about} 30k${limit}`)),
)('"%s" is a limit', (said) => {
  const { wish } = understand(`quà cho em gái, ${said}`, DEMO_CHARMS);
  expect(wish.budget).toMatchObject({ max: 30_000, about: false, whole: false });
});

test('a boy whose age is told afterwards stays a boy', () => {
  const before = understand('chọn charm cho bé trai', DEMO_CHARMS).slots;
  const { slots } = understand('bé 1 tuổi thôi', DEMO_CHARMS, { slots: before });
  expect(slots.map(keyOf)).toContain('recipient:bé trai');
});

test.each([
  ['cho mình con gấu, đừng gấu nâu', 'shape:gấu trúc'],
  ['gấu nào cũng được trừ gấu bông', 'shape:gấu trúc'],
  ['thích thỏ nhưng đừng thỏ bảy màu', 'shape:thỏ ngọc'],
  ['thích hoa hồng, đừng hồng nhung', 'shape:hoa hồng'],
  ['đừng lấy chuông gió, lấy chuông nhỏ thôi', 'shape:chuông vàng'],
  ['thích đèn lồng, không thích đèn ông sao', 'shape:đèn lồng'],
  ['charm noel nhưng đừng ông già noel', 'occasion:Giáng sinh'],
  ['đồ giáng sinh, không lấy cây thông', 'occasion:Giáng sinh'],
  ['trang trí tết nhưng không phải bao lì xì', 'occasion:Tết'],
])('"%s" refuses one kind of what it wants', (wish, wanted) => {
  const keys = keysOf(wish);
  expect(keys).toContain(wanted);
  expect(keys).not.toContain(`-${wanted}`);
});

test.each([
  ['thích gấu nhưng đừng gấu trúc', 'shape:gấu trúc'],
  ['em có thỏ rồi, đừng thỏ con nữa', 'shape:thỏ ngọc'],
  ['mê mèo mà thôi, đừng con mèo', 'shape:mèo'],
  ['thích hoa hồng đỏ nhưng đừng hoa hồng', 'shape:hoa hồng'],
  ['mình thích noel nhưng đừng noel nhé', 'occasion:Giáng sinh'],
])('"%s" refuses all of it', (wish, refused) => {
  expect(keysOf(wish)).toContain(`-${refused}`);
});

test.each([
  ['thay vì hoa thì cho mình con vật đi', ['-category:hoa', 'category:con vật']],
  ['thay vì trái tim thì ngôi sao', ['-shape:trái tim', 'shape:ngôi sao']],
  ['thay cho hồng thì tím nha', ['-color:hồng', 'color:tím']],
  ['mấy con này dễ thương không: gấu, mèo', ['style:đáng yêu', 'shape:gấu trúc', 'shape:mèo']],
  ['con nay de thuong ko: meo, buom', ['style:đáng yêu', 'shape:mèo', 'shape:bướm']],
  ['không: hoa, bướm. Có: mèo', ['-category:hoa', '-shape:bướm', 'shape:mèo']],
  ['một hoa một lá một con bướm', ['category:hoa', 'shape:lá', 'shape:bướm']],
  ['hoa hoét gì đâu, cho con thú nào đó đi', ['-category:hoa', 'category:con vật']],
  ['chủ yếu là hoa, xen một con bướm', ['category:hoa', 'shape:bướm']],
])('"%s" says %j', (wish, keys) => {
  expect(keysOf(wish)).toEqual(keys);
});
