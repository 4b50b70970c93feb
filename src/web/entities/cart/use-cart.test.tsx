// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Cart } from '#contract/http/cart.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { EMPTY_CART } from './changes.ts';
import { charmAt, customLine } from './test-lines.ts';
import { cartQuery, showCart, useCart } from './use-cart.ts';

/** A change of the cart in another tab. */
const elsewhere = vi.hoisted(() => ({ changed: (): unknown => undefined }));
vi.mock('./broadcast.ts', () => ({
  broadcastCartChange: () => undefined,
  onCartChangedElsewhere(listener: () => void) {
    elsewhere.changed = listener;
    return () => undefined;
  },
}));
vi.mock('#web/lib/session/use-session.ts', () => ({ useUser: () => ({ id: 'linh', role: 'customer' }) }));

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

test('a change in another tab during the first load of the cart is read', async () => {
  const answers: PromiseWithResolvers<Cart>[] = [];
  const shop = createQueryClient(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  function Count() {
    return <p>{useCart().cart?.quantity ?? 'loading'}</p>;
  }
  const { box } = await mount(
    <QueryClientProvider client={shop}>
      <Count />
    </QueryClientProvider>,
  );
  await eventually(() => expect(answers).toHaveLength(1));
  elsewhere.changed();
  answers[0]?.resolve(EMPTY_CART);
  await eventually(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(filled);
  await eventually(() => expect(box.textContent).toBe('1'));
});
