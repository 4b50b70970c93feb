import { expect, test } from 'vitest';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { asId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { chosenOffer, offersOf, shippingOptionsIn } from './shipping-options.ts';

const option = (id: string, isActive = true): ShippingOption => ({
  _id: asId(id),
  name: id,
  price: vnd(25_000),
  estimatedDays: 3,
  type: 'standard',
  description: null,
  isActive,
  updatedAt: '2026-11-21T02:00:00.000Z',
});

test('a response that is no list counts as no options', () => {
  expect(shippingOptionsIn([option('a')])).toEqual([option('a')]);
  for (const odd of [null, undefined, {}, { options: [option('a')] }, 'a']) {
    expect(shippingOptionsIn(odd)).toEqual([]);
  }
});

test.each([[[{ name: 'không mã' }]], [[null]], [[option('a'), {}]]])(
  'a list with an option without id throws: %o',
  (answer) => {
    expect(() => shippingOptionsIn(answer)).toThrow('Invalid response format');
  },
);

test('without an active option the default one is offered at price 0', () => {
  for (const nothing of [undefined, [], [option('paused', false)]]) {
    expect(offersOf(nothing)).toEqual([
      expect.objectContaining({ _id: null, name: 'Giao hàng tiêu chuẩn', price: 0, estimatedDays: 3 }),
    ]);
  }
});

test('the first option is chosen by default, and when the chosen one is gone', () => {
  const offers = offersOf([option('a'), option('b')]);
  expect(chosenOffer(offers, '')._id).toBe('a');
  expect(chosenOffer(offers, 'b')._id).toBe('b');
  expect(chosenOffer(offers, 'c')._id).toBe('a');
});
