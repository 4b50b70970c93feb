import { expect, test } from 'vitest';
import { mostOf, stockNote } from './line.ts';
import { charmAt, customLine, readyMadeLine } from './test-lines.ts';

const lavender = (available: number) =>
  [0, 1, 2].map((position) => charmAt(position, 'Oải hương', available));

test('a design’s maximum quantity follows its scarcest charm, counted once per slot', () => {
  const rose = charmAt(3, 'Hồng nhung', 9);
  expect(mostOf(customLine([...lavender(7), rose]))).toEqual({
    most: 2,
    reason: 'Charm “Oải hương” chỉ còn 7',
  });
});

test('a ready-made bracelet’s maximum quantity is its stock, at most 99', () => {
  expect(mostOf(readyMadeLine(4))).toEqual({ most: 4, reason: 'Tiệm chỉ còn 4 chiếc' });
  expect(mostOf(readyMadeLine(400))).toEqual({ most: 99, reason: 'Mỗi mẫu đặt tối đa 99 vòng' });
});

test('stock note: a charm that suffices only just is mentioned without blocking, ample stock is not', () => {
  expect(stockNote(customLine(lavender(3)))).toEqual({
    blocks: false,
    sentences: ['Charm “Oải hương” chỉ còn 3, vừa đủ cho 1 vòng.'],
  });
  expect(stockNote(customLine(lavender(30)))).toBeNull();
  expect(stockNote(customLine(lavender(30), 10))).toBeNull();
  expect(stockNote(readyMadeLine(1))).toBeNull();
});

test('stock note: a stock problem blocks the line and says how many are left', () => {
  const short = (name: string, requested: number, available: number) => {
    return { charmId: charmAt(0, name, 0).charm._id, readyMadeBraceletId: null, name, requested, available };
  };
  const line = {
    ...customLine(lavender(3), 2),
    stockProblems: [short('Oải hương', 6, 3), short('Tulip', 1, 0)],
  };
  expect(stockNote(line)).toEqual({
    blocks: true,
    sentences: ['Charm “Oải hương” cần 6, tiệm chỉ còn 3.', 'Charm “Tulip” đã hết hàng.'],
  });
  const whole = (available: number) => {
    const moon = readyMadeLine(available).readyMadeBracelet!;
    return { ...short(moon.name, 9, available), charmId: null, readyMadeBraceletId: moon._id };
  };
  expect(stockNote({ ...readyMadeLine(2, 9), stockProblems: [whole(2)] })?.sentences).toEqual([
    'Tiệm chỉ còn 2 chiếc.',
  ]);
  expect(stockNote({ ...readyMadeLine(0, 9), stockProblems: [whole(0)] })?.sentences).toEqual([
    'Mẫu này vừa hết hàng.',
  ]);
});

test('stock note: a discontinued string blocks the line and points to editing the design', () => {
  const gone = { charmId: null, readyMadeBraceletId: null, name: 'Lụa đỏ rượu', requested: 1, available: 0 };
  const line = { ...customLine(lavender(30)), stockProblems: [gone] };
  expect(stockNote(line)).toEqual({
    blocks: true,
    sentences: ['“Lụa đỏ rượu” không còn được bán. Bạn mở “Sửa thiết kế” để chọn loại khác nhé.'],
  });
});
