import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf, vnd } from '../kernel/vnd.ts';
import { amendedPrice, isAmendable, maySettle, withCharm } from './amendments.ts';
import { ORDER_STATUSES } from './statuses.ts';

test('an order can be amended only while it is pending or confirmed', () => {
  expect(ORDER_STATUSES.filter((status) => isAmendable({ status }))).toEqual(['pending', 'confirmed']);
});

test.each([
  ['COD', 30_000, 50_000, true],
  ['COD', 50_000, 30_000, true],
  ['VietQR', 50_000, 30_000, true],
  ['VietQR', 30_000, 30_000, true],
  ['VietQR', 30_000, 50_000, false],
] as const)('%s, price from %i to %i đồng, may be settled: %s', (paymentMethod, before, after, may) => {
  expect(maySettle({ paymentMethod }, vnd(before), vnd(after))).toBe(may);
  expect(amendedPrice(vnd(before), vnd(after), 'waive')).toBe(before);
  expect(amendedPrice(vnd(before), vnd(after), 'settle')).toBe(after);
});

const anyPrice = fc.integer({ min: 0, max: 500_000 }).map(vnd);
test('after a charm is exchanged, charmsPrice is the sum of the charms and the positions are unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(anyPrice, { minLength: 1, maxLength: 15 }),
      fc.nat(),
      anyPrice,
      (prices, at, paid) => {
        const charms = prices.map((price, position) => ({ price, position }));
        const before = { charms, charmsPrice: sumOf(charms, (charm) => charm.price) };
        const after = withCharm(before, { position: at % prices.length, price: paid });
        expect(after.charmsPrice).toBe(sumOf(after.charms, (charm) => charm.price));
        expect(after.charms.map(({ position }) => position)).toEqual(charms.map(({ position }) => position));
      },
    ),
  );
});
