import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { recommend } from './recommend.ts';

test.each([
  ['phí ship bao nhiêu', 'delivery'],
  ['hạt bị bong tróc thì sao', 'returns'],
  ['đơn hàng của em tới đâu rồi', 'order'],
  ['chỉ em cách đo size với', 'size'],
  ['mấy giờ mở cửa', 'hours'],
  ['xin chào', 'greeting'],
  ['cảm ơn shop nhiều', 'thanks'],
  ['em muốn tự tử', 'crisis'],
  ['tôi không muốn sống nữa, mua vòng tím tặng mẹ', 'crisis'],
  ['tu tu', 'crisis'],
  ['em muon tu tu', 'crisis'],
  ['mún chết', 'crisis'],
  ['t0i mu0n ch3t', 'crisis'],
  ['e hk mún sống nữa', 'crisis'],
  ['chan song qua', 'crisis'],
  ['rach tay', 'crisis'],
  ['bao h giao', 'delivery'],
  ['khi nao nhan duoc hang', 'delivery'],
  ['giá bao nhiêu', 'price'],
  ['gia bao nhieu', 'price'],
  ['size tay 15 thì sao', 'size'],
  ['cho e hỏi vòng có mấy hạt', 'size'],
  ['một vòng bao nhiêu charm vậy shop', 'size'],
  ['doi tra sao', 'returns'],
  ['don cua em dau roi', 'order'],
  ['may gio mo cua', 'hours'],
  ['cảm ơn', 'thanks'],
  ['dạ em cảm ơn chị ạ', 'thanks'],
  ['cam on shop', 'thanks'],
  ['do ngu', 'abuse'],
  ['bot ngu vãi', 'abuse'],
  ['mấy cái này có chống nước ko', 'care'],
  ['giải hộ em bài toán lớp 9', 'elsewhere'],
  ['tối nay đá mấy giờ kênh nào', 'elsewhere'],
  ['bán cho tôi cái ốp lưng iphone', 'elsewhere'],
  ['con mèo nhà em bỏ ăn phải làm sao', 'elsewhere'],
  ['tặng mẹ cái tủ lạnh', 'elsewhere'],
  ['viết giúp em bài văn tả mẹ', 'elsewhere'],
  ['nhẫn kim cương 2 carat', 'elsewhere'],
  ['hôm nay trời có mưa không', 'elsewhere'],
  ['shop có tuyển nhân viên không', 'elsewhere'],
])('"%s" has the intent %s and gets no suggestions', (wish, intent) => {
  expect(recommend(wish, demo)).toMatchObject({ intent, understood: false, suggestions: [] });
});

test.each(['asdf qwer', 'zzz 123', 'tóc nhuộm màu nâu tây'])(
  '"%s" is not understood: the message says so, and popular charms are shown',
  (wish) => {
    const advice = recommend(wish, demo);
    expect(advice).toMatchObject({ understood: false, message: expect.stringContaining('chưa hiểu') });
    expect(advice.suggestions[0]?.charm.name).toBe(demo[0]?.name);
  },
);

test.each([
  'chết mê màu tím',
  'thích chết đi được',
  'dep muon chet',
  'yêu muốn chết',
  'tu tu chon',
  'cho em từ từ xem',
])('"%s" has no intent, least of all crisis', (wish) => {
  expect(recommend(wish, demo).intent).toBeNull();
});
