import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { adviceCopy } from './copy.vi.ts';
import { recommend } from './recommend.ts';
import { keyOf, type Slot } from './slots.ts';

/** What is understood after the last of several wishes; "/" stands between them. */
function after(wishes: string): string[] {
  let slots: readonly Slot[] = [];
  for (const wish of wishes.split(' / '))
    slots = recommend(wish, demo, { slots }).slots.map((slot) => ({ ...slot, sure: 1, span: null }));
  return slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`).toSorted();
}
const listed = (slots: string) => (slots === '' ? [] : slots.split(', ').toSorted());

test.each([
  // A slot is replaced, added or refused.
  ['charm mèo màu hồng dưới 50k / đổi sang tím', 'shape:mèo, color:tím, budget:each::49999:'],
  ['charm mèo màu hồng dưới 50k / thêm 3 cái', 'shape:mèo, color:hồng, budget:each::49999:, count:3'],
  ['charm mèo màu hồng dưới 50k / không lấy mèo nữa', '-shape:mèo, color:hồng, budget:each::49999:'],
  ['vòng 400k tặng mẹ / bớt giá xuống chút', 'recipient:mẹ, budget:whole::320000:'],
  ['vòng 400k tặng mẹ / hơi cao so với túi tiền em', 'recipient:mẹ, budget:whole::320000:'],
  ['charm 30k đổ lại / lấy 5 con', 'budget:each::30000:, count:5'],
  ['mình thích màu xanh lá / thêm màu trắng nữa / bỏ màu trắng đi', 'color:xanh lá, -color:trắng'],
  ['tặng cô ruột, cô mê hoa lan / hoặc hoa sen', 'recipient:cô dì, shape:lan hồ điệp, shape:hoa sen'],
  ['vòng 400k tặng mẹ chồng / nâng lên 600k đi', 'recipient:mẹ, budget:whole::600000:'],
  ['vòng cho người mệnh hỏa / còn mệnh thủy thì sao', 'sign:mệnh Thủy'],
  ['charm chữ K màu đỏ / thêm chữ H', 'letters:KH, color:đỏ'],
  ['dưới 200k nguyên vòng / trọn bộ tầm 450k cũng được', 'budget:whole:360000:495000:about'],
  ['vòng đỏ / không đỏ nữa, đen', '-color:đỏ, color:đen'],
  ['vòng tím tặng mẹ / thôi hồng đi', 'recipient:mẹ, color:hồng'],
  ['charm bướm tím / thôi bướm đi', '-shape:bướm, color:tím'],
  ['không màu hồng không nơ / thôi nơ cũng được', '-color:hồng, shape:nơ lụa'],
  // What is refused or optional is no longer wanted; a part of what was refused may be wanted again.
  ['charm hoa hồng cho bạn gái / không lấy hoa nữa', 'recipient:bạn gái, -category:hoa'],
  ['charm lá phong / không lấy lá nữa, hoa đi', '-shape:lá, category:hoa'],
  ['charm màu đỏ may mắn / không cần phải màu đỏ đâu', 'meaning:may mắn'],
  ['charm hoa hướng dương / không nhất thiết phải là hoa', ''],
  ['mình muốn hoa màu vàng / màu nào cũng được, miễn hoa', 'category:hoa'],
  ['vòng cho bé gái 5 tuổi màu hồng / màu gì cũng được', 'recipient:bé gái'],
  ['không thích hoa, tặng mẹ / lấy hoa sen đi', '-category:hoa khác, recipient:mẹ, shape:hoa sen'],
  // No second recipient and no second occasion.
  ['tìm vòng cho chồng / ảnh làm kế toán', 'recipient:chồng, interest:kế toán'],
  ['tặng bạn thân mê chụp ảnh / nó là con trai', 'recipient:bạn thân, interest:chụp ảnh'],
  [
    'tặng bạn trai dịp valentine / ảnh thích biển',
    'recipient:bạn trai, occasion:Valentine, occasion:đi biển',
  ],
  ['quà cho cô giáo mầm non / nhầm, cô giáo cấp 3', 'recipient:thầy cô'],
  ['tặng người yêu / bạn trai mình thích mèo', 'recipient:bạn trai, shape:mèo'],
  ['quà cho bà / à nhầm tặng mẹ / mẹ thích hoa sen', 'recipient:mẹ, shape:hoa sen'],
  // A refusal is taken back, or one of several things is kept after all.
  ['vòng tím cho mẹ / mẹ không thích hoa / à thôi hoa cũng được ạ', 'color:tím, recipient:mẹ'],
  ['thích âm nhạc và cà phê / bỏ cà phê đi / à mà thôi giữ cà phê lại', 'interest:âm nhạc, interest:cà phê'],
  // Budgets: of the bracelet and of each charm, cheaper than before, and who pays.
  [
    'quà cưới / cả vòng tầm 1tr, mỗi charm không quá 60k / thôi cả vòng 900k thôi',
    'occasion:cưới hỏi, budget:each::60000:, budget:whole::900000:',
  ],
  ['mèo hồng dưới 40k / dưới 5k thôi', 'shape:mèo, color:hồng, budget:each::4999:'],
  ['vòng hoa, cả vòng 600k / mắc quá, rẻ hơn đi', 'category:hoa, budget:whole::480000:'],
  ['vòng hoa / tầm 3 xị cái vòng', 'category:hoa, budget:whole:240000:330000:about'],
  ['vòng hoa / trăm rưỡi thôi', 'category:hoa, budget:whole::150000:'],
  ['vòng hoa / mẹ cho thêm 50k, giờ em có 150k', 'category:hoa, budget:whole::150000:'],
  ['need a gift for my girlfriend / something cheaper?', 'recipient:bạn gái, budget:each::26000:'],
  // A bare number still counts charms; a wish may start over.
  ['10 charm bohemian / 6 cái thôi / màu xanh đậm', 'style:bohemian, count:6, color:xanh đậm'],
  ['vòng mèo dưới 500k / huỷ hết đi, mình muốn tìm vòng khác / kiểu cổ điển', 'style:cổ điển'],
  ['vòng trăng / thêm số 15 với số 8 nha', 'shape:trăng lưỡi liềm, letters:158'],
  // Unaccented.
  ['khong hoa, tang me / mau tim', '-category:hoa, recipient:mẹ, color:tím'],
  ['vong cho vo, mau tim / khong can phai mau tim dau / khong no', 'recipient:vợ, -shape:nơ lụa'],
])('a follow-up changes the slots of the earlier wish: %s', (wishes, slots) => {
  expect(after(wishes)).toEqual(listed(slots));
});

test.each([
  ['charm mèo màu hồng dưới 50k / tìm quà cho ba mình làm nghề biển', 'recipient:bố, interest:câu cá'],
  [
    'charm mèo dưới 50k, không hoa / tìm giúp mình quà sinh nhật cho sếp',
    'recipient:sếp, occasion:sinh nhật',
  ],
  ['tím pastel tặng em gái / cho mình hỏi có vòng nào tặng thầy giáo không', 'recipient:thầy cô'],
  ['charm hoa cúc / mình muốn tìm charm cá voi', 'shape:cá voi'],
  ['quà cho mẹ, mẹ thích hoa hồng / mình muốn tìm charm mèo màu hồng', 'shape:mèo, color:hồng'],
  ['charm rẻ mà đẹp / tìm quà trung thu', 'occasion:Trung thu'],
  ['charm con thỏ dưới 40k / gợi ý quà cho ông nội', 'recipient:ông'],
  ['quà cho mẹ dưới 45k / quà cho ba nữa', 'recipient:bố'],
  ['tìm charm hoa cho mẹ / tìm thêm cho bà ngoại một cái nữa', 'recipient:bà'],
  ['tặng ba, ba thích câu cá / bạn trai mình thích bóng đá', 'recipient:bạn trai, interest:bóng đá'],
  ['charm meo mau hong / tim qua cho co giao', 'recipient:thầy cô'],
])('an independent wish replaces the earlier one: %s', (wishes, slots) => {
  expect(after(wishes)).toEqual(listed(slots));
});

test.each([
  // No subject of its own, the same recipient, something not said yet, or words that refer to the earlier wish.
  ['quà cho mẹ dưới 45k / mình muốn màu tím', 'recipient:mẹ, budget:each::44999:, color:tím'],
  ['mỗi hạt dưới 35k / tặng bạn gái', 'budget:each::34999:, recipient:bạn gái'],
  [
    'tặng bạn gái dưới 35k / tìm quà cho bạn gái dịp noel',
    'budget:each::34999:, recipient:bạn gái, occasion:Giáng sinh',
  ],
  ['quà cho mẹ / mình cần quà 8/3', 'recipient:mẹ, occasion:8/3'],
  ['vòng cho bé gái / tìm con thỏ màu trắng', 'recipient:bé gái, shape:thỏ ngọc, color:trắng'],
  ['vòng tím / có vòng nào tặng mẹ không', 'color:tím, recipient:mẹ'],
  ['vòng tím cho mẹ / đổi sang tìm quà cho bà', 'color:tím, recipient:bà'],
  [
    'tối đa 50k một charm nhé, tặng mẹ / đổi qua hoa hồng',
    'budget:each::50000:, recipient:mẹ, shape:hoa hồng',
  ],
  ['vòng tím tặng mẹ / ship mất mấy ngày / ok vậy lấy màu trắng', 'recipient:mẹ, color:trắng'],
])('a follow-up that only continues keeps the earlier slots: %s', (wishes, slots) => {
  expect(after(wishes)).toEqual(listed(slots));
});

test.each([
  ['bỏ cái đầu đi', [0]],
  ['không lấy con thứ hai, thay con khác', [1]],
  ['bo cai cuoi di', [-1]],
  ['đổi cái thứ 3 với cái cuối cùng', [2, -1]],
  ['đổi sang cái đầu', []],
  ['bỏ cái đầu lâu', []],
  ['không tặng con dâu', []],
  ['bỏ cái thứ tám', []],
])('shown charms are dropped by their position: %s', (said, places) => {
  const first = recommend('5 charm hoa', demo);
  const shown = first.suggestions.map(({ charm }) => charm._id);
  expect(shown).toHaveLength(5);
  const dropped = places.map((place) => shown.at(place));
  const now = recommend(said, demo, { slots: first.slots, shown, seen: new Set(shown) });
  const refused = now.slots.flatMap((slot) => (slot.type === 'charm' && !slot.wanted ? slot.name : []));
  const meant = demo.filter(({ _id }) => dropped.includes(_id)).map(({ name }) => name);
  expect(refused.toSorted()).toEqual(meant.toSorted());
  if (dropped.length === 0) return;
  const ids = now.suggestions.map(({ charm }) => charm._id);
  expect(ids.filter((id) => dropped.includes(id))).toEqual([]);
  // The others stay.
  expect(ids).toEqual(expect.arrayContaining(shown.filter((id) => !dropped.includes(id))));
});

test('a follow-up that is not understood keeps the earlier slots and shows charms that fit them', () => {
  const first = recommend('charm mèo màu hồng', demo);
  const now = recommend('asdf qwer', demo, { slots: first.slots });
  expect(now).toMatchObject({ understood: false, message: adviceCopy.notThisTime });
  expect(now.slots.map(keyOf)).toEqual(first.slots.map(keyOf));
  expect(now.suggestions[0]?.charm.name).toBe('Mèo');
});
