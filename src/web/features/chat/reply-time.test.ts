import { expect, test } from 'vitest';
import { publicShop } from '#web/lib/public-shop.ts';
import { copy } from './copy.vi.ts';

const { openFrom, openUntil } = publicShop();

test.each([
  [{ open: true, minutes: 7 }, 'Tiệm đang trực, trả lời trong khoảng 7 phút.'],
  [{ open: true, minutes: 150 }, 'Tiệm đang đông khách, trả lời trong khoảng 3 giờ.'],
  [{ open: true, minutes: null }, `Tiệm đang trực, trả lời đến ${openUntil}:00 hôm nay.`],
  // Outside opening hours no reply time is promised, whatever the past days' average.
  [
    { open: false, minutes: 7 },
    `Giờ này tiệm đã nghỉ. Bạn cứ nhắn, tiệm trả lời từ ${openFrom}:00 đến ${openUntil}:00.`,
  ],
])('text about the reply time for %o: %s', (time, words) => {
  expect(copy.replyTime(time)).toBe(words);
});
