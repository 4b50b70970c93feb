// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { EMPTY_CART } from './changes.ts';
import { charmAt, customLine } from './test-lines.ts';
import { cartQuery, showCart } from './use-cart.ts';

const { queryKey } = cartQuery();
const filled = { ...EMPTY_CART, items: [customLine([charmAt(0, 'Hoa đào', 5)])], quantity: 1 };

test('the response to a change becomes the cart; one without items is fetched again', async () => {
  const queries = new QueryClient();
  await showCart(queries, filled);
  expect(queries.getQueryData(queryKey)).toEqual(filled);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);

  await showCart(queries, EMPTY_CART);
  expect(queries.getQueryData(queryKey)).toEqual(EMPTY_CART);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
