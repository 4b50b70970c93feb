import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../test-support/judged-wishes.ts';
import { recommend, understand } from './recommend.ts';

const lettersIn = (wish: string): string =>
  understand(wish, DEMO_CHARMS).slots.flatMap((slot) => (slot.type === 'letters' ? slot.letters : []))[0] ??
  '';
const shownFor = (wish: string): string[] =>
  recommend(wish, DEMO_CHARMS).suggestions.map(({ charm }) => charm._id as string);
const HEART = 'chu-tim';

test.each([
  ['tên bạn trai mình là Huy, lấy chữ đầu thôi', 'H'],
  ['vợ tên Lan, chồng tên Dũng, lấy chữ đầu mỗi người', 'LD'],
  ['em tên Ngọc Ánh lấy 2 chữ đầu thôi', 'NA'],
  ['nick name cua ny em la Bin', 'BIN'],
  ['tên người iu em là Quân, đừng lấy tim', 'QUAN'],
  ['em tên Thảo nên muốn ghép chữ T', 'T'],
  ['tên tôi bắt đầu bằng chữ P', 'P'],
  // A name that is only told, or refused.
  ['bạn em tên Sen nên lấy hoa sen luôn', ''],
  ['tặng sếp tên Tuấn, đừng ghép tên, lấy gì sang sang', ''],
])('%s: the letters are %s', (wish, letters) => {
  expect(lettersIn(wish)).toBe(letters);
});

test.each(['con sanh năm 2019, lấy số giùm', 'mặc áo số 10 trong đội bóng', 'cho mình chữ L màu xanh'])(
  'a number or one letter needs no heart between letters: %s',
  (wish) => {
    expect(shownFor(wish)).not.toContain(HEART);
  },
);

test.each(['T+N', 'khắc tên Linh', 'ngày cưới 12/10/2019, xếp số', 'chữ H cho người yêu'])(
  'lovers and names get it: %s',
  (wish) => {
    expect(shownFor(wish)).toContain(HEART);
  },
);

test('beside a letter or two the rest of the wish is answered, too', () => {
  const shown = shownFor('số may mắn của em là số 7');
  expect(shown[0]).toBe('so-7');
  expect(shown).toContain('co-bon-la');
  expect(shown.length).toBeGreaterThanOrEqual(5);
});
