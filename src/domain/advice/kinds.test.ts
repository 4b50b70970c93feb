import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { fitOf } from './fit.ts';
import { OTHER_ANIMALS } from './knowledge/other-animals.vi.ts';
import { SIGNS } from './knowledge/signs.vi.ts';
import { recommend } from './recommend.ts';
import { keyOf } from './slots.ts';

const shown = (wish: string) => recommend(wish, demo).suggestions.map(({ charm }) => charm);
const named = (wish: string) => shown(wish).map(({ name }) => name);

const REFUSED: readonly (readonly [string, string, string])[] = [
  ['chim', 'con khác', 'Animal'],
  ['mèo', 'con khác', 'Animal'],
  ['rùa', 'con nào khác', 'Animal'],
  ['bướm', 'con khác', 'Animal'],
  ['hoa hồng', 'hoa khác', 'Flower'],
  ['hoa sen', 'bông khác', 'Flower'],
  ['hướng dương', 'bông nào khác', 'Flower'],
  ['ngọc trai', 'viên khác', 'Gems'],
  ['thạch anh tím', 'đá khác', 'Gems'],
  ['hồng ngọc', 'viên nào khác', 'Gems'],
];
test.each([
  'ny e sợ X. tìm Y giùm e',
  'vợ em ghét X, chọn Y giúp em',
  'bạn gái không thích X, lấy Y nha',
  'tặng mẹ, đừng X, Y đi',
  'mẹ không ưa X, Y thì được',
])('X refused, another of its category wanted: all suggestions are of that category (%s)', (frame) => {
  const wrong = REFUSED.flatMap(([refused, other, kind]) => {
    const wish = frame.replace('X', refused).replace('Y', other);
    const charms = shown(wish);
    return charms.length >= 5 && charms.every(({ category }) => category.type === kind) ? [] : wish;
  });
  expect(wrong).toEqual([]);
});

test.each([
  [
    'cây cỏ hoa lá',
    ['Flower', 'Nature'],
    ['Trăng lưỡi liềm', 'Vỏ sò', 'Bông tuyết', 'Sóng biển', 'Ngôi sao'],
  ],
  ['đừng con vật nha, thích hoa lá cây cỏ', ['Flower', 'Nature'], ['Trăng lưỡi liềm', 'Vỏ sò', 'Bông tuyết']],
  ['kiểu rừng rú hoang dã', ['Nature', 'Animal'], ['Sóng biển', 'Trăng lưỡi liềm', 'Vỏ sò', 'Cá heo']],
  ['mấy con trong vườn', ['Flower', 'Nature', 'Animal'], ['Trăng lưỡi liềm', 'Vỏ sò', 'Cá heo', 'Núi tuyết']],
])('a theme across categories: the first five are of these categories: %s', (wish, kinds, strange) => {
  const charms = shown(wish).slice(0, 5);
  expect(charms.filter(({ category }) => !kinds.includes(category.type)).map(({ name }) => name)).toEqual([]);
  expect(charms.map(({ name }) => name).filter((name) => strange.includes(name))).toEqual([]);
});

test.each([
  ['mặt trăng', ['Đá mặt trăng', 'Ngôi sao']],
  ['nốt nhạc', ['Chuông vàng', 'Giày ba lê']],
  ['ngọc trai', ['Vỏ sò', 'Opal', 'Đá mặt trăng']],
  ['trái dâu', ['Đôi anh đào']],
  ['con bọ rùa', ['Ong mật']],
  ['hồng ngọc', ['Ngọc thạch lựu']],
  ['thạch anh hồng', ['Morganite']],
  ['cuốn sách', ['Mũ tốt nghiệp', 'Cú mèo']],
  ['cỏ bốn lá', ['Cỏ ba lá']],
])('a named charm is followed by related charms: %s', (wish, family) => {
  expect(named(wish)).toEqual(expect.arrayContaining(family));
});

test.each([
  ['con thỏ hay con mèo trăng trắng, giá mềm', 'Animal'],
  ['rùa hoặc cá heo xanh xanh, rẻ thôi', 'Animal'],
  ['hoa hồng hoặc tulip màu đỏ, giá sinh viên', 'Flower'],
  ['ngọc trai hay kim cương màu trắng, giá mềm', 'Gems'],
])('several named charms with colour and price: all suggestions are of their category: %s', (wish, kind) => {
  expect(shown(wish).map(({ category }) => category.type)).toEqual(Array.from({ length: 5 }, () => kind));
});

test.each(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    ['sn tháng M', 'sinh thg M', 'bạn em sinh vào tháng M'].map(
      (wish) => [wish.replace('M', `${month}`), month] as const,
    ),
  ),
)('"%s" suggests the birthstones and the number of month %i', (wish, month) => {
  const charms = shown(wish).slice(0, 5);
  const stones = demo.filter(
    ({ tags, availableStock }) => availableStock > 0 && tags.includes(`sinh nhật tháng ${month}`),
  );
  expect(charms).toEqual(expect.arrayContaining(stones));
  const number = demo.filter(({ name }) => name === `Số ${month}`);
  expect(charms).toEqual(expect.arrayContaining(number));
});

/** By month; the shop is out of tanzanite, December's other stone. */
const STONES = [
  'Ngọc thạch lựu',
  'Thạch anh tím',
  'Ngọc xanh biển',
  'Kim cương trắng',
  'Ngọc lục bảo',
  'Ngọc trai,Đá mặt trăng',
  'Hồng ngọc',
  'Peridot',
  'Lam ngọc sapphire',
  'Opal',
  'Hoàng ngọc',
  'Ngọc lam',
];
const gems = demo.filter(({ category, availableStock }) => category.type === 'Gems' && availableStock > 0);
test.each([
  'sinh tháng X thì đá nào hợp',
  'em sinh tháng X, lấy em viên đá tháng sinh',
  'đá hợp với người sinh tháng X',
])('of stones only those of the month are shown: %s', (frame) => {
  expect(
    STONES.map((_, index) =>
      named(frame.replace('X', `${index + 1}`))
        .toSorted()
        .join(),
    ),
  ).toEqual(STONES);
});

test.each(SIGNS.flatMap(({ name, finds }) => (name.startsWith('mệnh') || finds.size === 0 ? [] : name)))(
  'stones for %s are those that suit the sign',
  (name) => {
    const sign = SIGNS.find((each) => each.name === name)!;
    const suiting = gems.filter((charm) => fitOf(charm, sign) > 0);
    const answered = shown(`cung ${name} thì đeo đá gì`);
    expect(answered.length).toBeGreaterThan(0);
    if (suiting.length === 0) return;
    expect(answered.filter((charm) => fitOf(charm, sign) === 0).map((charm) => charm.name)).toEqual([]);
  },
);

test('what is asked of the looks of stones comes before a month', () => {
  const charms = shown('đá màu đỏ cho người sinh tháng 3');
  expect(charms.slice(0, 2).map(({ name }) => name)).toEqual(['Hồng ngọc', 'Ngọc thạch lựu']);
  // A year of birth only tells an element by the way.
  expect(shown('tặng bạn sinh năm 1998, bạn thích đá').length).toBeGreaterThanOrEqual(5);
});

test('after a birthstone all suggestions are charms for birthdays', () => {
  const charms = shown('sinh tháng Mười').slice(1);
  expect(charms.filter(({ tags }) => !tags.includes('sinh nhật')).map(({ name }) => name)).toEqual([]);
});

const SAD = [
  'buồn buồn',
  'nhớ nhung',
  'chia ly',
  'chia xa',
  'buồn buồn nhớ nhung chia ly',
  'nhớ nhung, chia xa',
  'chia ly tiếc nuối',
];
const SPEAKS_OF_PARTING = ['Lưu ly', 'Hoa păng-xê', 'Bồ công anh', 'Mỏ neo'];
test.each([
  'Đừng đưa tui mấy cái X, tui đang vui mà',
  'em không thích mấy thứ X',
  'né mấy con X giùm',
  'không lấy hạt nào X',
])('refused sadness and farewells are not suggested: %s', (frame) => {
  const wrong = SAD.flatMap((sad) => {
    const wish = frame.replace('X', sad);
    const speaking =
      sad === 'buồn buồn' ? [] : named(wish).filter((name) => SPEAKS_OF_PARTING.includes(name));
    const isComfort = recommend(wish, demo).slots.some((slot) => keyOf(slot) === 'meaning:chữa lành');
    return [...speaking, ...(isComfort ? ['comfort'] : [])].map((name) => `${wish}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['miễn đừng màu tím, nhìn buồn lắm', ['-color:tím', 'style:vui tươi']],
  ['mien dung mau tim, nhin buon lam', ['-color:tím', 'style:vui tươi']],
  ['tặng bạn đang buồn', ['recipient:bạn thân', 'meaning:chữa lành']],
  ['con gái đậu đại học', ['recipient:chị em gái', 'occasion:thi cử']],
  ['không thích đồ con gái', ['-style:nữ tính']],
  ['mot hat de tang me', ['recipient:mẹ']],
  ['mình muốn một hạt để nhớ bà', ['meaning:nhớ nhung']],
  ['em muốn hạt dẻ thôi', ['price:cheap']],
  ['14/2 ma ny thich xanh duong', ['occasion:Valentine', 'recipient:người yêu', 'color:xanh dương']],
])('wish "%s" is read as %j', (wish, slots) => {
  const read = recommend(wish, demo).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);
  expect(read.toSorted()).toEqual(slots.toSorted());
});

test.each(OTHER_ANIMALS)(
  'there is no charm of $name: the message says so, and the nearest animals are not presented as one',
  ({ name, says }) => {
    for (const said of says) {
      const { message, suggestions } = recommend(`có ${said} không shop`, demo);
      expect([said, message]).toEqual([said, `Tiệm chưa có charm ${name}, đây là gần nhất.`]);
      expect(suggestions).toHaveLength(5);
      expect(suggestions[0]?.charm.category.type).toBe('Animal');
      expect(suggestions.every(({ nearest, reason }) => nearest && !reason.includes(name))).toBe(true);
    }
  },
);

test('once the shop has a charm of such an animal, it is found as a match', () => {
  const [cat] = demo.filter(({ name }) => name === 'Mèo');
  const elephant = { ...cat!, _id: 'con-voi' as (typeof demo)[number]['_id'], name: 'Con voi', tags: [] };
  const { message, suggestions } = recommend('có voi con không shop', [...demo, elephant]);
  expect(message).toBe('Tiệm có 1 charm đúng ý “con voi”, kèm vài charm gần nhất.');
  expect(suggestions.map(({ charm, nearest }) => nearest || charm.name)).toEqual([
    'Con voi',
    true,
    true,
    true,
    true,
  ]);
});

test.each([
  'bạn em tuổi con ngựa',
  'cung sư tử',
  'bi mat nhe em muon to tinh voi anh ay',
  'em lười lắm, kiến thức không có',
])('birth years, zodiac signs and similar words are not read as an animal: %s', (wish) => {
  const animals = recommend(wish, demo).slots.map(keyOf);
  expect(OTHER_ANIMALS.filter(({ name }) => animals.includes(`shape:${name}`))).toEqual([]);
});
