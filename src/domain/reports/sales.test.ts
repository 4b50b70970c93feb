import { expect, test } from 'vitest';
import { vnd } from '../kernel/vnd.ts';
import { marginOf, marginOfAll, soldByColor, type SoldCharm } from './sales.ts';

const charm = (pieces: number, revenue: number, cost: number | null, ...colors: string[]): SoldCharm => ({
  pieces,
  revenue: vnd(revenue),
  cost: cost === null ? null : vnd(cost),
  colors,
});
const sold = [
  charm(3, 90_000, 10_000, 'đỏ', 'vàng'),
  charm(2, 20_000, 12_000, 'vàng'),
  charm(5, 50_000, null, 'đỏ', 'đỏ'),
];

test('margin is revenue minus cost, negative at a loss, null without a cost; the total counts those without', () => {
  expect(sold.map(marginOf)).toEqual([60_000, -4_000, null]);
  expect(marginOfAll(sold)).toEqual({ revenue: 110_000, margin: 56_000, withoutCost: 1 });
  expect(marginOfAll([])).toEqual({ revenue: 0, margin: 0, withoutCost: 0 });
});

test('a charm of two colours counts for both, a repeated colour once', () => {
  expect(soldByColor(sold)).toEqual([
    { color: 'đỏ', pieces: 8, revenue: 140_000 },
    { color: 'vàng', pieces: 5, revenue: 110_000 },
  ]);
});
