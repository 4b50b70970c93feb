import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { EMPTY_CART, withChange, type CartChange } from './changes.ts';
import { charmAt, customLine, readyMadeLine } from './test-lines.ts';

const own = customLine([charmAt(0, 'Tulip', 9)], 2);
const moon = readyMadeLine(9);
const cart: Cart = { items: [own, moon], quantity: 3, totalPrice: vnd(1_050_000), stockProblems: [] };

test('an update changes quantity, line total and cart total', () => {
  const changed = withChange(cart, { type: 'update', item: own, quantity: 5 });
  expect(changed).toMatchObject({ quantity: 6, totalPrice: 1_950_000 });
  expect(changed.items[0]).toMatchObject({ quantity: 5, lineTotal: 1_500_000 });
});

test.each([0, -1])('quantity %i removes the line', (quantity) => {
  expect(withChange(cart, { type: 'update', item: own, quantity }).items).toEqual([moon]);
});

test('a removed line removes its stock problems from the cart', () => {
  const problem = (name: string) => ({
    charmId: null,
    readyMadeBraceletId: null,
    name,
    requested: 2,
    available: 1,
  });
  const lacking: Cart = {
    ...cart,
    items: [
      { ...own, stockProblems: [problem('Tulip')] },
      { ...moon, stockProblems: [problem('Moon')] },
    ],
    stockProblems: [problem('Tulip'), problem('Moon')],
  };
  expect(withChange(lacking, { type: 'remove', item: own }).stockProblems).toEqual([problem('Moon')]);
});

test('clearing leaves an empty cart', () => {
  expect(withChange(cart, { type: 'clear' })).toEqual(EMPTY_CART);
});

test('any change is idempotent', () => {
  const changes: fc.Arbitrary<CartChange> = fc.oneof(
    fc.record({
      type: fc.constant('update' as const),
      item: fc.constantFrom(own, moon),
      quantity: fc.integer({ min: -1, max: 99 }),
    }),
    fc.record({ type: fc.constant('remove' as const), item: fc.constantFrom(own, moon) }),
    fc.constant({ type: 'clear' as const }),
  );
  fc.assert(
    fc.property(changes, (change) => {
      const once = withChange(cart, change);
      expect(withChange(once, change)).toEqual(once);
    }),
  );
});
