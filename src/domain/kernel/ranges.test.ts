import { expect, test } from 'vitest';
import { range, withWholeRanges } from './ranges.ts';

test('a range of numbers is joined after its dash', () => {
  expect(range(3, 4)).toBe('3–\u20604');
  expect(withWholeRanges('Giao 1–2 ngày, 8:00–22:00 – mỗi ngày')).toBe(
    'Giao 1–\u20602 ngày, 8:00–\u206022:00 – mỗi ngày',
  );
  expect(withWholeRanges(range(3, 4))).toBe(range(3, 4));
});
