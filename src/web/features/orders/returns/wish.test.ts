import { expect, test } from 'vitest';
import type { OrderItem } from '#contract/http/ordering.ts';
import type { OrderReturn } from '#contract/http/returns.ts';
import { asId, type OrderItemId } from '#domain/kernel/ids.ts';
import { askedAgain, hasArrived, newWish, type Wish } from './wish.ts';

const [rose, lily] = ['rose', 'lily'].map((id) => asId<OrderItemId>(id)) as [OrderItemId, OrderItemId];
const line = (_id: OrderItemId, left = 1) => ({ item: { _id } as OrderItem, left });
const wish: Wish = { item: rose, quantity: 2, wish: 'repair', reason: 'Dây  đứt ', tries: 0 };

test('a stored wish is limited to the quantity left and never moves to another bracelet', () => {
  expect(askedAgain(wish, [line(rose, 2), line(lily)])).toBe(wish);
  expect(askedAgain(wish, [line(rose), line(lily)])).toEqual({ ...wish, quantity: 1 });
  expect(askedAgain(wish, [line(lily)])).toEqual({ ...wish, item: null, quantity: 1 });
  expect(askedAgain(wish, [])).toBeNull();
  expect(askedAgain(null, [line(lily)])).toBeNull();
  expect(newWish([line(lily)]).item).toBe(lily);
});

test('a request has arrived if an open return matches item, quantity, wish and trimmed reason', () => {
  const { item, quantity } = wish;
  const asked = { item, quantity, wish: 'repair', reason: 'Dây đứt', stage: 'asked' } as OrderReturn;
  expect(hasArrived(wish, [asked])).toBe(true);
  for (const other of [
    { item: lily },
    { quantity: 1 },
    { wish: 'refund' },
    { reason: 'Dây' },
    { stage: 'declined' },
  ])
    expect(hasArrived(wish, [{ ...asked, ...other } as OrderReturn])).toBe(false);
});
