import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { plainWishes } from '../../../../test-support/plain-wishes.vi.ts';
import { isLetter } from '../fit.ts';
import { understand } from '../recommend.ts';

const OPENINGS = [
  'chị ơi cho em',
  'shop ơi cho em',
  'anh ơi em muốn',
  'em muốn mua',
  'em muốn',
  'mình cần',
  'tìm giúp em',
  'em thích',
  'giờ em chỉ cần',
  'thôi em lấy',
  'chia tay xong em muốn',
  'hết thất tình rồi, giờ muốn',
  'mẹ em mất rồi, em muốn',
  'em thi rớt, cho em',
  'em buồn quá cho em',
];
const NAMES = DEMO_CHARMS.filter((charm) => !isLetter(charm)).map(({ name }) => name.toLowerCase());

test.each(OPENINGS)('no plain wish is taken for despair: %s …', (opening) => {
  const heard = NAMES.filter((name) => understand(`${opening} ${name}`, DEMO_CHARMS).intent === 'crisis');
  expect(heard).toEqual([]);
});

test('no everyday wish for somebody, an occasion or a thing is taken for despair', () => {
  const wishes = plainWishes(8);
  expect(wishes.length).toBeGreaterThan(500);
  expect(wishes.filter((wish) => understand(wish, DEMO_CHARMS).intent === 'crisis')).toEqual([]);
});

test.each([
  'làm vòng cho em bồ',
  'làm vòng cho em bộ',
  'lam vong cho em bo nha shop',
  'đặt vòng tặng con nhỏ',
])('a message that only names the recipient is not taken for a crisis: %s', (text) => {
  expect(understand(text, DEMO_CHARMS).intent).toBeNull();
});

test.each([
  'làm vòng cho em chết',
  'em muốn chết, cho em con mèo để lại cho mẹ',
  'em muốn chết quá, cho em xin con mèo',
  'em không muốn sống nữa, cho em con bướm',
  'em uống hết lọ thuốc ngủ rồi, gửi bó hoa hồng cho mẹ em giùm',
  'không muốn sống nữa, lấy cái vòng tím tặng em gái em làm kỷ niệm cuối',
  'em viết thư tuyệt mệnh xong rồi, cho em mua con bướm',
])('despair beside a wish for a charm is detected as a crisis: %s', (text) => {
  expect(understand(text, DEMO_CHARMS).intent).toBe('crisis');
});
