import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { withoutDiacritics } from '../../kernel/folding.ts';
import { readWish } from './read-wish.ts';
import { keyOf } from '../slots.ts';

const names = DEMO_CHARMS.map(({ name }) => name);
const pricesIn = (wish: string) =>
  readWish(wish, names).slots.flatMap((slot) => {
    const key = `${slot.wanted ? '' : '-'}${keyOf(slot)}`;
    return /^-|^budget|^price/.test(key) ? [key] : [];
  });

const AMOUNTS: readonly (readonly [string, number])[] = [
  ['150k', 150],
  ['trăm rưỡi', 150],
  ['1 trăm rưỡi', 150],
  ['trăm hai', 120],
  ['trăm mốt', 110],
  ['hai trăm hai', 220],
  ['2 lít', 200],
  ['hai xị', 200],
  ['ba trăm', 300],
  ['300', 300],
  ['nửa triệu', 500],
  ['tám trăm', 800],
  ['triệu rưỡi', 1500],
  ['1 triệu 2', 1200],
  ['1 triệu mốt', 1100],
  ['1,5 triệu', 1500],
];
const AROUND: readonly (readonly [string, (k: number) => string])[] = [
  ['tầm A', (k) => `budget:whole:${k * 800}:${k * 1100}:about`],
  ['cỡ A', (k) => `budget:whole:${k * 800}:${k * 1100}:about`],
  ['ngân sách tầm A', (k) => `budget:whole:${k * 800}:${k * 1100}:about`],
  ['tài chính khoảng A', (k) => `budget:whole:${k * 800}:${k * 1100}:about`],
  ['dưới A', (k) => `budget:whole::${k * 1000 - 1}:`],
  ['không quá A', (k) => `budget:whole::${k * 1000}:`],
  ['đừng mắc hơn A', (k) => `budget:whole::${k * 1000}:`],
  ['A đổ lại', (k) => `budget:whole::${k * 1000}:`],
  ['tổng cộng A', (k) => `budget:whole::${k * 1000}:`],
  ['để dành được A', (k) => `budget:whole::${k * 1000}:`],
  ['từ A trở lên', (k) => `budget:whole:${k * 1000}::`],
];
const WISHES = ['quà sinh nhật B', 'charm con mèo B', 'B, tặng mẹ', 'có vòng nào B không shop'];

test.each(AROUND)('every amount A is read as the right budget: %s', (around, budget) => {
  const mistaken = AMOUNTS.flatMap(([amount, k]) =>
    WISHES.map((wish) => wish.replace('B', around.replace('A', amount))).filter(
      (wish) => pricesIn(wish).join() !== budget(k),
    ),
  );
  expect(mistaken).toEqual([]);
});

test.each(AROUND.filter(([around]) => !/cỡ/.test(around)))(
  'every amount A is read as the right budget without diacritics: %s',
  (around, budget) => {
    const mistaken = AMOUNTS.flatMap(([amount, k]) =>
      WISHES.map((wish) => withoutDiacritics(wish.replace('B', around.replace('A', amount)))).filter(
        (wish) => pricesIn(wish).join() !== budget(k),
      ),
    );
    // "Tam tram" may be eight hundred.
    expect(mistaken.filter((wish) => !wish.includes('tam tam'))).toEqual([]);
  },
);

test.each([
  ['hai ba trăm', 'budget:whole:200000:300000:'],
  ['một hai trăm', 'budget:whole:100000:200000:'],
  ['vài trăm', 'budget:whole:200000:500000:'],
  ['vài chục một con', 'budget:each:20000:50000:'],
  ['1 lít một charm', 'budget:each::100000:'],
  ['ba chục một charm', 'budget:each::30000:'],
  ['ngân sách hạn hẹp', 'price:cheap'],
  ['hợp túi tiền', 'price:cheap'],
  ['giá cả phải chăng', 'price:cheap'],
  ['tiền ít', 'price:cheap'],
])('price phrase "%s" is read as %s', (said, key) => {
  for (const wish of WISHES) expect(pricesIn(wish.replace('B', said)), wish).toEqual([key]);
});

test.each(['người trầm tư', 'cho bà hai cụ', 'chúc trăm năm hạnh phúc', 'quà cho hai cụ', 'từ Tám tới Ba'])(
  'no amount is read from: %s',
  (wish) => {
    expect(pricesIn(wish)).toEqual([]);
  },
);

test.each(['tim charm hoa, re ma dep', 'hoa nhin dep', 'hoa, dep', 'charm hoa thi dep lam'])(
  '“dep” for “đẹp” (beautiful) is not read as a refusal: %s',
  (wish) => {
    expect(pricesIn(wish).filter((key) => key.startsWith('-'))).toEqual([]);
  },
);

test.each([
  ['mệnh hỏa nên đeo gì, đừng đá mắc quá 50k', 50_000, 'category:đá'],
  ['đừng lấy hoa nào trên 40k', 40_000, 'category:hoa'],
  ['khong lay con vat nao hon 33k', 33_000, 'category:con vật'],
  ['né mấy cái trên 45k ra, đá', 45_000, 'category:đá'],
  ['nothing over 30k please, animals only', 30_000, 'category:con vật'],
])('a refusal of what is dearer is a limit, and refuses nothing else: %s', (wish, most, thing) => {
  const keys = readWish(wish, names).slots.map((slot) => `${slot.wanted ? '' : '-'}${keyOf(slot)}`);
  expect(keys).toEqual(expect.arrayContaining([`budget:each::${most}:`, thing]));
  expect(keys.filter((key) => key.startsWith('-'))).toEqual([]);
});

test.each(['không ngại trên 50k', 'bỏ ra trên 50k cũng được', 'em không hợp vàng, muốn đá trên 50k'])(
  'no limit is read where something else is refused: %s',
  (wish) => {
    expect(pricesIn(wish)).toContain('budget:each:50001::');
  },
);

test('"không dưới" is a least sum', () => {
  expect(pricesIn('không dưới 40k, quà cho sếp')).toEqual(['budget:each:40000::']);
});
