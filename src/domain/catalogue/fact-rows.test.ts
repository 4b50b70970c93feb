import { expect, test } from 'vitest';
import { braceletFacts } from '#domain/catalogue/bracelet-facts.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import { braceletFactRows, charmFactRows } from './fact-rows.ts';

const charm = factsIn({
  widthMm: 8.5,
  heightMm: 9,
  thicknessMm: 2.5,
  weightG: 1.2,
  material: 'Đồng đỏ',
  makingDays: 2,
});

test('rows of a charm: only the known facts, with units', () => {
  expect(charmFactRows(charm)).toEqual([
    ['Kích thước', '8,5 × 9 × 2,5 mm'],
    ['Nặng', '1,2 g'],
    ['Cốt', 'Đồng đỏ'],
    ['Thời gian xâu', '2 ngày làm việc từ lúc bạn ưng ảnh'],
  ]);
  expect(charmFactRows(factsIn({ widthMm: 6, thicknessMm: 2 }))).toEqual([
    ['Kích thước', 'rộng 6 mm, dày 2 mm'],
  ]);
  expect(charmFactRows(factsIn({}))).toEqual([]);
});

test('rows of a ready-made bracelet: facts from its charms, and no making time as it is strung already', () => {
  const on = { material: 'braid', knot: 'sliding', wristCm: 15.5 };
  const others = { ...charm, care: 'Lau khô.' };
  const both = braceletFactRows(braceletFacts([others, { ...others, care: 'Tránh nước biển' }], on));
  expect(both).toContainEqual(['Cách giữ', 'Lau khô. Tránh nước biển.']);
  expect(braceletFactRows(braceletFacts([factsIn({})], on))).toEqual([]);
  expect(braceletFactRows(braceletFacts([charm, charm], on))).toEqual([
    ['Chiều dài', 'khoảng 17,3 cm cả khóa hoặc nút'],
    ['Cỡ charm', '8,5 mm'],
    ['Nặng', 'khoảng 3,3 g'],
    ['Cốt', 'Đồng đỏ'],
    ['Thời gian xâu', 'Đã xâu sẵn, không phải chờ làm'],
  ]);
});
