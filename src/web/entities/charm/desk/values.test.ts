import { expect, test } from 'vitest';
import { amountOf, checkPrice, checkPriceOrFree, checkStock, groupedAmount, shownAmount } from './values.ts';

test.each([
  ['37000', '37000', '37.000'],
  ['37.000', '37000', '37.000'],
  ['37,000 ₫', '37000', '37.000'],
  [' 1 250 000đ ', '1250000', '1.250.000'],
  ['0', '0', '0'],
  ['007', '7', '7'],
])('%j is the amount %s, shown as %s', (typed, amount, grouped) => {
  expect([amountOf(typed), groupedAmount(typed)]).toEqual([amount, grouped]);
});

test('a text that is no amount stays as it was typed', () => {
  expect([amountOf('ba mươi'), groupedAmount('ba mươi'), amountOf('-5')]).toEqual([
    'ba mươi',
    'ba mươi',
    '-5',
  ]);
});

test('a price must be above 0, unless it may be free', () => {
  const refused = ['', '0', '-5', 'abc'];
  expect(refused.map((text) => checkPrice(text)?.message)).toEqual(refused.map(() => 'Giá phải lớn hơn 0'));
  expect([checkPrice('1'), checkPrice('37.000'), checkPriceOrFree('0')]).toEqual([null, null, null]);
  expect(checkPriceOrFree('-1')?.message).toBe('Giá không được âm');
  expect(shownAmount('37000')).toBe('37.000\u00a0₫');
});

test.each(['1.5', '1,5', '37.000,00 ₫', '45.00'])(
  '%j stays a fraction instead of becoming ten or a hundred times as much',
  (typed) => {
    expect([amountOf(typed), groupedAmount(typed), checkPrice(typed)?.message]).toEqual([
      typed,
      typed,
      'Chỉ nhận số nguyên, không có phần lẻ',
    ]);
  },
);

test('a price above 100,000,000 or a stock above 1,000,000 is refused', () => {
  expect(checkPrice('100.000.001')?.message).toBe('Số này lớn nhất là 100.000.000');
  expect([checkPrice('100.000.000'), checkStock('1000001')?.message]).toEqual([
    null,
    'Số này lớn nhất là 1.000.000',
  ]);
});

test('a stock is required and not negative', () => {
  expect(checkStock('')?.code).toBe('required');
  expect(checkStock('-1')?.message).toBe('Số lượng không được âm');
  expect(checkStock('0')).toBeNull();
});
