import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { recommend } from '../recommend.ts';
import { keyOf } from '../slots.ts';
import { readWish } from './read-wish.ts';

const names = DEMO_CHARMS.map(({ name }) => name);
const read = (wish: string) =>
  readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);

test.each([
  // Amounts, however they are written.
  ['30-40k/charm nha sốp', ['budget:each:30000:40000:']],
  ['2-3 chục 1 con', ['budget:each:20000:30000:']],
  ['hai ba chục một con', ['budget:each:20000:30000:']],
  ['dưới ba lăm nghìn', ['budget:each::34999:']],
  ['3 cai duoi 1 tram', ['budget:each::33333:', 'count:3']],
  ['k qua 60k/charm', ['budget:each::60000:']],
  ['mỗi cái hông quá 42 ngàn', ['budget:each::42000:']],
  ['cỡ 40 ngàn mỗi charm, max 45', ['budget:each:32000:45000:']],
  ['có 200k trong tay', ['budget:whole::200000:']],
  ['k lấy cái nào trên 40k', ['budget:each::40000:']],
  ['đừng đưa cái nào dưới 25k', ['budget:each:25000::']],
  ['đắt mấy cũng được', ['price:finest']],
  ['trên năm chục', ['budget:each:50001::']],
  ['không ưa đồ rẻ tiền', ['style:sang trọng']],
  ['tặng anh rể', ['recipient:em trai']],
  ['bà lên tám chục', ['occasion:mừng thọ']],
  // What is refused, and what only looks like it.
  ['chẳng ai không mê hoa sen', ['shape:hoa sen']],
  ['không phải là mình không thích đỏ', ['color:đỏ']],
  ['không chịu khuất phục trước khó khăn', ['meaning:mạnh mẽ']],
  ['không lấy hoa, trừ hoa sen', ['-category:hoa', 'shape:hoa sen']],
  ['trừ hoa hồng và hoa ly', ['-shape:hoa hồng', '-shape:hoa ly']],
  ['hồng mà đừng hồng sến', ['-style:nữ tính', 'color:hồng']],
  ['không vàng, không cam, tôi hợp tông lạnh', ['-color:cam', '-color:vàng', 'color:màu lạnh']],
  ['né giùm em mấy con có cánh', ['-shape:có cánh']],
  ['k lay mau hong voi do', ['-color:hồng', '-color:đỏ']],
  // What is only compared with, and what names a colour.
  ['màu xanh lá mạ, như ruộng lúa đang thì con gái', ['color:xanh lá']],
  ['màu của mật ong và nắng chiều', ['color:vàng']],
  ['k tim k love', ['-meaning:tình yêu', '-shape:trái tim']],
  // Names and days.
  ['chữ cái đầu tên hai vợ chồng: Tùng và Hoa', ['letters:TH']],
  ['chữ cái đầu tên: Tùng và Hoa. Không thích cây', ['letters:TH', '-shape:cây']],
  ['khắc tên MINH ANH', ['letters:MINHANH']],
  ['xâu tên Su với Bin', ['letters:SUBIN']],
  ['ngày cưới 12/10/2019', ['letters:12102019', 'occasion:cưới hỏi']],
  ['ngày 20/10 tặng cô giáo', ['occasion:20/10', 'recipient:thầy cô']],
])('%s is understood', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test('what costs just what she wants to stay under is shown where nothing is cheaper, and said', () => {
  const advice = recommend('Dưới 2 chục thì có cái nào không?', DEMO_CHARMS);
  expect(advice.suggestions.map(({ charm }) => charm.price)).toEqual(Array.from({ length: 8 }, () => 20_000));
  expect(advice.message).toMatch(/chưa có charm nào trong mức .+ có giá từ 20\.000.₫/);
});

test('no main colour overcomes the element that she goes by', () => {
  const { suggestions } = recommend('đá cho người mệnh Thủy dưới 50k', DEMO_CHARMS);
  const colors = suggestions.map(({ charm }) => charm.colors[0]);
  expect(colors.length).toBeGreaterThan(2);
  expect(colors).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:vàng|nâu|cam mật)/)]));
});
