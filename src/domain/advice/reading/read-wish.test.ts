import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
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
  ['tặng anh rể', ['recipient:anh trai']],
  ['mua cho ông xã nhà mình', ['recipient:chồng']],
  ['tặng anh trai', ['recipient:anh trai']],
  ['tặng vợ, nàng dịu dàng', ['recipient:vợ', 'style:dịu dàng']],
  ['cô giáo của con em', ['recipient:thầy cô']],
  ['hông có thì con mèo cũng ok', ['shape:mèo']],
  ['ko mua đồ trên 40k', ['budget:each::40000:']],
  ['gợi ý cho mấy con trên 50k', ['budget:each:50001::']],
  ['bà lên tám chục', ['occasion:mừng thọ', 'recipient:bà']],
  // Words that only look like part of an amount.
  ['quà 50k tặng bạn thân', ['budget:each::50000:', 'recipient:bạn thân']],
  ['hoa màu hồng dưới 35k', ['budget:each::34999:', 'category:hoa', 'color:hồng']],
  ['mau hong duoi 30k', ['budget:each::29999:', 'color:hồng']],
  ['màu đen 30k', ['budget:each::30000:', 'color:đen']],
  ['max 40k/1 hạt', ['budget:each::40000:']],
  ['dưới nửa trăm một con', ['budget:each::49999:']],
  ['mỗi hạt 30 nghìn ngày 20/10', ['budget:each::30000:', 'occasion:20/10']],
  ['hai màu xanh và vàng', ['color:vàng', 'color:xanh']],
  ['chọn giúp 6 hạt cho bé gái', ['count:6', 'recipient:bé gái']],
  // Refusals, and phrases that only look like one.
  ['bớt lo âu, ngủ ngon hơn', ['meaning:chữa lành', 'meaning:ngủ ngon']],
  ['né giúp mình chủ đề Giáng sinh', ['-occasion:Giáng sinh']],
  [
    'tầm 30 đến 40 nghìn, màu xanh, đừng đưa cá',
    ['-shape:con vật dưới nước', 'budget:each:30000:40000:', 'color:xanh'],
  ],
  ['không đính đá, không tim', ['-category:đá', '-shape:trái tim']],
  ['né trái tim. Đá quý thì thích', ['-shape:trái tim', 'category:đá']],
  ['đừng sến quá', ['-style:nữ tính']],
  ['no animals please', ['-category:con vật']],
  ['anything but flowers, under 40k', ['-category:hoa', 'budget:each::39999:']],
  ['chẳng ai không mê hoa sen', ['shape:hoa sen']],
  ['không phải là mình không thích đỏ', ['color:đỏ']],
  ['không chịu khuất phục trước khó khăn', ['meaning:mạnh mẽ']],
  ['không lấy hoa, trừ hoa sen', ['-category:hoa khác', 'shape:hoa sen']],
  ['trừ hoa hồng và hoa ly', ['-shape:hoa hồng', '-shape:hoa ly']],
  ['hồng mà đừng hồng sến', ['-style:nữ tính', 'color:hồng']],
  ['không vàng, không cam, tôi hợp tông lạnh', ['-color:cam', '-color:vàng', 'color:màu lạnh']],
  ['né giùm em mấy con có cánh', ['-shape:có cánh']],
  ['k lay mau hong voi do', ['-color:hồng', '-color:đỏ']],
  // Comparisons, and things that name a colour.
  ['màu xanh lá mạ, như ruộng lúa đang thì con gái', ['color:xanh lá nhạt']],
  ['màu của mật ong và nắng chiều', ['color:vàng', 'color:vàng đậm']],
  ['k tim k love', ['-meaning:tình yêu', '-shape:trái tim']],
  // A fish by its name, a school that somebody teaches at, and whom it is for without marks.
  ['mình thích cá voi', ['shape:cá voi']],
  ['lấy con cá heo', ['shape:cá heo']],
  ['thích cá', ['shape:con vật dưới nước']],
  ['quà cho cô giáo cấp 3', ['recipient:thầy cô']],
  ['cô giáo dạy lớp 5', ['recipient:thầy cô']],
  ['tim vong cho nguoi yeu', ['recipient:người yêu']],
  ['vong cho chong', ['recipient:chồng']],
  ['dưới 40k thôi', ['budget:each::39999:']],
  ['không quá 40k thôi', ['budget:each::40000:']],
  // Names and days.
  ['chữ cái đầu tên hai vợ chồng: Tùng và Hoa', ['letters:TH']],
  ['chữ cái đầu tên: Tùng và Hoa. Không thích cây', ['letters:TH', '-shape:cây']],
  ['khắc tên MINH ANH', ['letters:MINHANH']],
  ['xâu tên Su với Bin', ['letters:SUBIN']],
  ['làm giùm vòng tên con: Khánh Vy', ['letters:KHANHVY']],
  ['ghép tên hai đứa Nam và Linh', ['letters:NAMLINH']],
  ['tên thằng cu nhà em là Tôm', ['letters:TOM']],
  ['my name is Anna', ['letters:ANNA']],
  ['vòng chữ HUY được không', ['letters:HUY']],
  ['vòng ghi chữ "yêu"', ['letters:YEU']],
  ['nick của mình là Mèo Bông', ['letters:MEOBONG']],
  ['chữ viết tắt tên mình là P.T.L', ['letters:PTL']],
  ['A và B, có trái tim ở giữa', ['letters:AB', 'shape:tim nối chữ']],
  ['số áo 10 của anh ấy', ['letters:10', 'recipient:bạn trai']],
  ['em muốn mấy con số 1 9 9 8', ['letters:1998']],
  ['con bé thi vào Chu Văn An', ['occasion:thi cử', 'recipient:bé gái']],
  ['đặt vòng tên Hạ Vy cho con', ['letters:HAVY']],
  ['tuổi Canh Ngọ hợp gì', ['sign:mệnh Thổ', 'sign:tuổi Ngọ']],
  ['ngày cưới 12/10/2019', ['letters:12102019', 'occasion:cưới hỏi']],
  ['ngày 20/10 tặng cô giáo', ['occasion:20/10', 'recipient:thầy cô']],
])('wish "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

/** Each contains words that are ambiguous without diacritics: `cũng` no `cứng`, `cuối` no `cưới`, `mà em` no `má em`. */
test.each([
  ['màu hồng cá cũng đẹp', ['color:hồng']],
  ['màu hồng cả cũng đẹp', ['color:hồng']],
  ['cả hai cũng thích màu xanh', ['color:xanh']],
  ['màu tím, có mấy con', ['color:tím']],
  ['đến cuối năm, màu tím', ['color:tím']],
  ['em nào cũng được, toàn màu tím', ['color:tím']],
  ['màu tím em ạ', ['color:tím']],
  ['màu tím mà em chưa quen', ['color:tím']],
  ['chỉ lớn rồi, màu tím', ['color:tím']],
  ['mong mọi chuyện ổn, màu tím', ['color:tím']],
  ['màu tím, sắp đi đám cưới', ['color:tím', 'occasion:cưới hỏi']],
])('"%s" without diacritics is read as %j and nothing else', (wish, slots) => {
  expect(read(withoutDiacritics(wish)).toSorted()).toEqual(slots.toSorted());
});

test.each(['cung', 'hong', 'no', 'ca', 'mai', 'thi', 'choi', 'toan', 'may', 'cuoi'])(
  'the ambiguous word "%s" alone has no slot',
  (word) => {
    expect(read(word)).toEqual([]);
  },
);

test.each([
  ['để mình bớt nóng tính', ['meaning:điềm tĩnh']],
  ['bớt lười', ['meaning:chăm chỉ']],
  ['không bao giờ bỏ cuộc', ['meaning:mạnh mẽ']],
  ['mẹ chồng khó tính, thích đồ sang', ['recipient:mẹ', 'style:sang trọng']],
  ['không thích màu sáng, chỉ đồ tối', ['-color:màu nhạt', 'color:màu tối']],
  ['đưa em 5 cái rẻ mà xinh', ['count:5', 'price:cheap']],
])('wish "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test.each([
  // Misspelt phonetically, or with a filler word inside the phrase.
  ['khai chương quán', ['occasion:khai trương']],
  ['xinh nhật bạn thân', ['occasion:sinh nhật', 'recipient:bạn thân']],
  ['mới mở được cái tiệm nhỏ', ['occasion:khai trương']],
  // Troubles that a customer wants to be rid of.
  ['tránh bị người ta dòm ngó vía xấu', ['meaning:bảo hộ']],
  ['bớt suy nghĩ linh tinh', ['meaning:bình an']],
  ['con hay gặp ác mộng, sợ bóng tối', ['meaning:ngủ ngon']],
  ['muốn quên người yêu cũ', ['meaning:sau đổ vỡ']],
  ['tình yêu không cần nói thành lời', ['meaning:tình yêu']],
  // The reason for a refusal, without a "vì".
  ['đừng màu hồng, nhìn trẻ con lắm', ['-color:hồng', '-style:đáng yêu']],
  ['không đen không nâu, buồn quá trời', ['-color:nâu', '-color:đen', 'style:vui tươi']],
  ['không lấy hoa, nhìn con mèo cưng quá', ['-category:hoa', 'shape:mèo', 'style:đáng yêu']],
  ['ghét màu vàng, chỉ ưa mấy màu lạnh', ['-color:vàng', 'color:màu lạnh']],
  ['ngại đeo đồ màu mè', ['-color:nhiều màu']],
  ['không đồ Tết', ['-occasion:Tết']],
  ['đừng có gì dính tới biển', ['-occasion:đi biển']],
  ['đeo để đừng hay cáu với con', ['meaning:điềm tĩnh']],
  ['sinh nhật bạn thân', ['occasion:sinh nhật', 'recipient:bạn thân']],
  ['không lấy bọ, nhện', ['-shape:con nhện', '-shape:côn trùng']],
  // Character and occupation of a person.
  ['hướng nội, mê đọc sách', ['interest:đọc sách', 'style:hướng nội']],
  ['cháu gái tính như con trai', ['recipient:bé gái', 'style:cá tính']],
  ['em làm nail', ['interest:làm đẹp']],
  ['tôi là thẩm phán', ['interest:công lý']],
  ['ông nội hay chơi cờ tướng', ['interest:chơi cờ', 'recipient:ông']],
  ['mai đi phỏng vấn xin việc', ['occasion:thi cử']],
  ['đi Sapa săn mây', ['occasion:lên núi']],
  ['lên Đà Lạt chơi', ['occasion:đi Đà Lạt']],
  ['vợ mới sanh em bé xong', ['occasion:làm mẹ', 'recipient:vợ']],
  ['mừng bé tròn tháng', ['occasion:đầy tháng']],
  // No known phrase: its rarer words belong to one meaning, or it is at least a present.
  ['ngã gục rồi vươn dậy', ['meaning:mạnh mẽ']],
  ['tặng chị bưu tá', ['recipient:chị em gái']],
  ['tặng một người khuyết tật', ['recipient:bạn thân']],
  ['cho tôi hỏi shop có gì mới không', []],
])('wish "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test.each(['giữ lửa với nghề', 'ngày mưa', 'thủy thủ', 'làm gì cũng thuận'])(
  '"%s" mentions no charm and is understood',
  (wish) => {
    expect(recommend(wish, DEMO_CHARMS).understood).toBe(true);
  },
);

const PARTS = [
  'màu hồng, màu đen, màu tím, màu đỏ, màu vàng, màu xanh lá, xanh dương, màu trắng, màu nâu, màu kem, màu cam, tông pastel, màu tối',
  'hoa, con vật, đá quý, mèo, con thỏ, hoa sen, trái tim, ngôi sao, con cá, trái cây, cỏ bốn lá, đồ biển, con bướm, côn trùng',
  'tặng mẹ, cho bạn gái, tặng bạn trai, cho em gái, tặng bà ngoại, tặng cô giáo, cho bé trai, tặng chồng, biếu mẹ chồng, tặng chị gái',
  'sinh nhật, dịp 8/3, Valentine, ngày 20/10, 20/11, Giáng sinh, dịp Tết, tốt nghiệp, tân gia, trung thu',
  'dưới 30k, không quá 40k, tầm 35k một charm, từ 25k đến 40k, mỗi hạt 30 nghìn, dưới ba chục, tối đa 50k, 30-40k, cả vòng 500k',
].map((parts) => parts.split(', '));
const REFUSALS =
  'không thích hoa cúc, không lấy chim, đừng màu xám, trừ rùa, né nơ, ghét xương rồng, không sến'.split(', ');

// Without diacritics and commas some adjacent words would form another phrase.
test.each([
  ['with diacritics', (text: string) => text, [', ', ' ', ' và ', '. ']],
  ['without diacritics', withoutDiacritics, [', ', '. ']],
])('a wish of several parts is read as its parts one by one, in any order, %s', (_, typed, joints) => {
  fc.assert(
    fc.property(
      fc
        .tuple(...PARTS.map((parts) => fc.constantFrom(...parts)))
        .chain((parts) => fc.shuffledSubarray(parts, { minLength: 2 })),
      fc.constantFrom(...REFUSALS),
      fc.constantFrom(...joints),
      (parts, refusal, joint) => {
        const apart = [...parts, refusal].flatMap((part) => read(typed(part)));
        const together = read(typed(`${parts.join(joint)}, ${refusal}`));
        expect(together.toSorted()).toEqual([...new Set(apart)].toSorted());
      },
    ),
    { numRuns: 200 },
  );
});

test('nothing is below the price limit: charms at exactly that price are shown, and the message says so', () => {
  const advice = recommend('Dưới 2 chục thì có cái nào không?', DEMO_CHARMS);
  expect(advice.suggestions.map(({ charm }) => charm.price)).toEqual(Array.from({ length: 8 }, () => 20_000));
  expect(advice.message).toMatch(/^Tiệm chưa có charm dưới 20\.000.₫, đây là gần nhất, từ 20\.000.₫\.$/);
});

test('no suggestion for an element has a main colour of the element that overcomes it', () => {
  const { suggestions } = recommend('đá cho người mệnh Thủy dưới 50k', DEMO_CHARMS);
  const colors = suggestions.map(({ charm }) => charm.colors[0]);
  expect(colors.length).toBeGreaterThan(2);
  expect(colors).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:vàng|nâu|cam mật)/)]));
});
