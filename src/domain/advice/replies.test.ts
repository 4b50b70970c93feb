import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { replyWords } from './copy.vi.ts';
import { recommend, understand } from './recommend.ts';
import { keyOf } from './slots.ts';

const first = recommend('charm con vật cho bé gái', demo);
const shown = first.suggestions.map(({ charm }) => charm._id);
const then = (text: string) => recommend(text, demo, { slots: first.slots, shown, seen: new Set(shown) });

test.each([
  ['lấy cái này', 'takes'],
  ['lấy mấy cái này nha shop', 'takes'],
  ['ok chốt', 'takes'],
  ['oke lay het luon', 'takes'],
  ['giờ sao mua', 'takes'],
  ['làm sao để đặt hàng ạ', 'takes'],
  ['đẹp quá shop ơi', 'likes'],
  ['dạ', 'likes'],
  ['ok', 'likes'],
  ['ừm để em suy nghĩ thêm đã', 'thinks'],
  ['để hỏi vợ đã', 'thinks'],
  ['thôi không lấy nữa', 'thinks'],
  ['giúp mình với', 'helps'],
  ['là sao', 'puzzled'],
  ['ko bik chọn j lun á, tư vấn e vs', 'helps'],
  ['cái này còn hàng không', 'stock'],
  ['con hang ko', 'stock'],
  ['cho xem ảnh thật', 'photos'],
] as const)('%s is answered as a reply, and the shown charms and criteria stay', (said, reply) => {
  const now = then(said);
  expect(now).toMatchObject({ understood: true, message: replyWords[reply], intent: null });
  expect(now.suggestions.map(({ charm }) => charm._id)).toEqual(shown);
  expect(now.slots.map(keyOf)).toEqual(first.slots.map(keyOf));
});

test.each([
  'ko ưng cái nào',
  'chưa thích lắm',
  'nhìn hông hợp lắm',
  'nhìn chán quá',
  'xấu quá shop',
  'có gì khác ko',
  'đổi hết đi',
])('disliking all shown charms brings others for the same criteria: %s', (said) => {
  const now = then(said);
  expect(now.understood).toBe(true);
  expect(now.suggestions.length).toBeGreaterThan(0);
  expect(now.suggestions.map(({ charm }) => charm._id).filter((id) => shown.includes(id))).toEqual([]);
  expect(now.slots.map(keyOf)).toEqual(first.slots.map(keyOf));
});

test.each(['xóa hết, làm lại từ đầu', 'xoa het lam lai tu dau', 'thôi bỏ hết đi', 'làm lại từ đầu nha'])(
  '%s clears the criteria and is not taken for a crisis',
  (said) => {
    expect(then(said)).toMatchObject({ understood: true, intent: null, slots: [], message: replyWords.anew });
  },
);

test.each([
  ['lấy cái đầu tiên', [0]],
  ['chốt con thứ hai với con thứ 3 nha', [1, 2]],
  ['lay cai cuoi', [-1]],
])('shown charms are taken by their position: %s', (said, places) => {
  const now = then(said);
  expect(now.message).toBe(replyWords.takes);
  expect(now.suggestions.map(({ charm }) => charm._id)).toEqual(places.map((place) => shown.at(place)));
});

test.each(['charm nao dep nhat shop', 'cái nào bán chạy nhất', 'có mẫu hot không'])(
  '%s shows the bestsellers, also as a first message',
  (said) => {
    const { message, suggestions } = recommend(said, demo);
    expect(message).toBe(replyWords.best);
    expect(suggestions[0]?.charm).toBe(demo[0]);
  },
);

test.each([
  'charm con nào đẹp nhất màu tím',
  'lấy cái màu đỏ',
  'xâu vòng cho em',
  'dep di',
  'không thích mèo',
])('a message with more than a reply is read as a wish: %s', (said) => {
  expect(understand(said, demo, { slots: first.slots, shown }).reply).toBeNull();
});

test('praise or dislike without shown charms is no reply', () => {
  expect(understand('đẹp quá', demo).reply).toBeNull();
  expect(understand('không ưng cái nào', demo).others).toBe(false);
});
