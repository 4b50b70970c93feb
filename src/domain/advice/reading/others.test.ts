import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../../test-support/judged-wishes.ts';
import { recommend } from '../recommend.ts';
import { keyOf } from '../slots.ts';
import { readWish } from './read-wish.ts';

const names = demo.map(({ name }) => name);
const read = (wish: string) =>
  readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);
const shown = (wish: string) => recommend(wish, demo).suggestions.map(({ charm }) => charm);

test.each([
  ['hướng dương thì ok, hoa khác thì hổng', 'Hướng dương', 'Flower'],
  ['mèo thì được, mấy con khác thì không', 'Mèo', 'Animal'],
  ['chỉ lấy hoa sen, còn hoa nào khác cũng đừng', 'Hoa sen', 'Flower'],
  ['không hoa, nhưng hoa nhài thì châm chước', 'Hoa nhài', 'Flower'],
  ['không thích hoa, ngoại trừ tulip', 'Tulip', 'Flower'],
  ['đừng con vật, chỉ cá voi là ok', 'Cá voi', 'Animal'],
  ['không lấy đá, ngọc trai thì được', 'Ngọc trai', 'Gems'],
])('"%s" suggests %s first and no other charm of %s', (wish, name, kind) => {
  const charms = shown(wish);
  expect(charms[0]?.name).toBe(name);
  expect(charms.slice(1).map(({ category }) => category.type)).not.toContain(kind);
});

test('an exception from a refusal is kept in the follow-up', () => {
  const first = recommend('hướng dương thì ok, hoa khác thì hổng', demo);
  const next = recommend('rẻ thôi nha', demo, { slots: first.slots });
  expect(next.slots.map(keyOf)).toContain('category:hoa khác');
  expect(next.suggestions[0]?.charm.name).toBe('Hướng dương');
});

test.each([
  ['nếu không có mèo thì thỏ', ['shape:mèo', 'shape:thỏ ngọc']],
  ['không hoa thì lá cũng được', ['category:hoa', 'shape:lá']],
  ['đỏ không được thì hồng', ['color:đỏ', 'color:hồng']],
  ['không thích màu hồng nhưng hồng phấn nhạt thì ok', ['-color:hồng đậm', 'color:hồng nhạt']],
  ['ngoài mèo ra không thích con gì', ['shape:mèo']],
  ['đá quý thì thích mà đừng đá màu đỏ', ['category:đá', '-color:đỏ']],
  ['hoa đỏ thì được, hoa vàng thì không', ['category:hoa', 'color:đỏ', '-color:vàng']],
  ['cái gì cũng được miễn có màu tím', ['color:tím']],
  ['vàng với cam nhìn chán, né 2 màu đó ra', ['-color:vàng', '-color:cam']],
  ['không gì bằng hoa sen', ['shape:hoa sen']],
  ['thôi miễn mấy đồ Noel', ['-occasion:Giáng sinh']],
  ['bỏ giùm hai cái tim, giữ lại hoa', ['-shape:đôi tim', 'category:hoa']],
  ['em muốn tập nói thật lòng, khỏi vòng vo', ['meaning:chân thành']],
  ['sắp mổ ruột thừa, hơi sợ', ['meaning:mau lành']],
  ['k muốn đồ tình yêu gì hết, FA vui vẻ', ['-meaning:tình yêu', 'meaning:tự do']],
  ['màu đọt chuối nha, hỏng phải xanh đậm', ['color:xanh lá nhạt', '-color:xanh đậm']],
  ['không lấy hoa, mèo thì được', ['-category:hoa', 'shape:mèo']],
  ['tone xanh cam', ['color:xanh', 'color:cam']],
  ['cam mau do', ['-color:đỏ']],
])('refused and wanted together: "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test.each([
  ['mèo thì nhà đã có ba con, thôi cho con khác', ['-shape:mèo']],
  ['vừa được tặng bướm tuần trước, giờ tìm con khác', ['-shape:bướm']],
  ['mẹ thích hoa mà hoa hồng thì ba tặng hoài rồi', ['-shape:hoa hồng']],
  ['nó bảo nơ là kẻ thù', ['-shape:nơ lụa']],
])('what somebody already has or hates is refused: "%s" has the slots %j', (wish, slots) => {
  expect(read(wish)).toEqual(expect.arrayContaining(slots));
});

test('a refused shade excludes only itself when its colour is wanted, otherwise the whole colour', () => {
  const yellows = (wish: string) => shown(wish).filter(({ colors }) => colors[0]?.startsWith('vàng')).length;
  expect(yellows('vàng thì vàng nhưng đừng vàng chóe')).toBeGreaterThan(3);
  expect(yellows('vàng khè nhìn quê lắm, đừng nha')).toBe(0);
});
