import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo, judgements, meanOf } from '../../../test-support/labelled-wishes.ts';
import { checkWish } from './checks.ts';
import { describeBracelet } from './describe.ts';
import { recommend } from './recommend.ts';
import { understand } from './understand.ts';
import { LABELLED_WISHES } from './wishes.vi.ts';

test('the first five charms are those a florist would choose', async ({ annotate }) => {
  const all = judgements();
  const weakest = all.toSorted((a, b) => a.at5 - b.at5).slice(0, 5);
  await annotate(
    `precision at 5 over ${all.length} wishes: ${meanOf(all).toFixed(3)}; the weakest: ${weakest.map(({ wish, at5 }) => `${wish} ${at5.toFixed(1)}`).join(', ')}`,
  );
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(meanOf(all)).toBeGreaterThan(0.9);
});

const names = (wish: string) => {
  const { wanted, unwanted, named } = understand(wish, ['Hoa sen', 'Trái tim', 'Gấu trúc', 'Hoa hồng']);
  return [wanted, unwanted].map((list) => list.map(({ name }) => name)).concat([[...named]]);
};

test.each([
  ['màu tím tặng mẹ', ['tím', 'mẹ'], [], []],
  ['mau tim tang me', ['tím', 'mẹ'], [], []],
  ['MÀU TÍM'.normalize('NFD'), ['tím'], [], []],
  ['không thích màu đỏ', [], ['đỏ'], []],
  ['không thích màu đỏ hay hồng, thích màu tím', ['tím'], ['đỏ', 'hồng'], []],
  ['đừng sặc sỡ quá nhưng vui tươi', ['vui tươi'], ['rực rỡ'], []],
  ['có hoa sen hồng', ['hồng'], [], ['Hoa sen']],
  ['thích sen', [], [], ['Hoa sen']],
  ['trái tim', [], [], ['Trái tim']],
  ['gấu trúc', [], [], ['Gấu trúc']],
  ['xanh dương', ['xanh dương'], [], []],
  ['abc xyz', [], [], []],
])('%s is understood', (wish, wanted, unwanted, named) => {
  expect(names(wish)).toEqual([wanted, unwanted, named]);
});

test.each([
  ['dưới 300k', { each: null, total: 300_000 }],
  ['không quá 300 nghìn, màu đỏ', { each: null, total: 300_000 }],
  ['mỗi charm tầm 30k', { each: 30_000, total: null }],
  ['200-350k', { each: null, total: 350_000 }],
  ['từ 25k đến 40k', { each: 40_000, total: null }],
  ['khoảng 250.000đ', { each: null, total: 250_000 }],
  ['nửa triệu', { each: null, total: null }],
])('%s is a budget', (wish, budget) => {
  expect(understand(wish).budget).toEqual(budget);
});

test('a budget, a count and a refusal are kept', () => {
  const { suggestions } = recommend('5 charm màu hồng dưới 150k, không lấy hoa', demo);
  expect(suggestions.length).toBeGreaterThan(2);
  expect(suggestions.length).toBeLessThanOrEqual(5);
  expect(suggestions.reduce((sum, { charm }) => sum + charm.price, 0)).toBeLessThanOrEqual(150_000);
  expect(suggestions.every(({ charm }) => charm.category.type !== 'Flower')).toBe(true);
});

test('whatever is wished, at most eight different charms in stock, each with one line of reason', () => {
  const wishes = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc
      .array(fc.constantFrom(...LABELLED_WISHES.map(([wish]) => wish)), { maxLength: 3 })
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(wishes, (wish) => {
      const { suggestions } = recommend(wish, demo);
      expect(suggestions.length).toBeLessThanOrEqual(8);
      expect(new Set(suggestions.map(({ charm }) => charm._id)).size).toBe(suggestions.length);
      for (const { charm, reason } of suggestions) {
        expect(charm.availableStock).toBeGreaterThan(0);
        expect(reason).toMatch(/^\S.{0,89}$/u);
      }
    }),
    { numRuns: 60 },
  );
});

test('with nothing understood it says so and shows what sells', () => {
  const advice = recommend('asdf qwer', demo);
  expect(advice.understood).toBe(false);
  expect(advice.message).toContain('chưa hiểu');
  expect(advice.suggestions[0]?.charm.name).toBe(demo[0]?.name);
});

test('a reason says what of the wish a charm meets', () => {
  const { suggestions } = recommend('màu hồng tặng mẹ', demo);
  const reasons = suggestions.map(({ reason }) => reason).join('; ');
  expect(reasons).toContain('Sắc hồng');
  expect(reasons).toMatch(/hợp tặng mẹ/i);
});

test.each([
  ['', 'Vui lòng nhập mô tả về vòng tay bạn mong muốn'],
  [' \n ', 'Vui lòng nhập mô tả về vòng tay bạn mong muốn'],
  ['a'.repeat(501), 'Mô tả quá dài. Vui lòng giới hạn trong 500 ký tự'],
  ['<b>hồng</b>', 'Mô tả chỉ được chứa chữ cái, số, khoảng trắng và ký tự đặc biệt cơ bản'],
  ['Hồng "pastel" & tím: 50%; dưới 300k!', undefined],
])('a wish is checked (%#)', (wish, message) => {
  expect(checkWish(wish)?.message).toBe(message);
});

test('a bracelet is described by its charms', () => {
  const pick = (...wanted: string[]) => demo.filter(({ _id }) => wanted.includes(_id));
  expect(describeBracelet(pick('hoa-sen', 'hoa-dao', 'mai-vang', 'ca-koi'))).toMatch(
    /^Chiếc vòng kết Mai vàng, Hoa đào, Hoa sen và 1 charm khác\. Mai vàng thay bạn nói: “Tài lộc.+\.” Rất hợp Tết/,
  );
  expect(describeBracelet(pick('meo', 'tho'))).toContain('Mèo và Thỏ ngọc');
  expect(describeBracelet(pick('hoa-sen', 'chu-l'))).toContain('“Trong sạch và kiên cường.”');
  expect(describeBracelet([])).toBe('');
});
