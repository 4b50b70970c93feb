import { useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Cart } from '#contract/http/cart.ts';
import { read } from '#web/lib/api.ts';
import { keepAnswer } from '#web/lib/keep-answer.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { hearOtherTabs, broadcastCartChange } from './broadcast.ts';
import { withChange, type CartChange } from './changes.ts';

export const cartQuery = () => read<Cart>('/cart');
/** Marks the changes of the cart among all mutations: those on their way are shown as if they had arrived. */
export const CART_CHANGE = ['cart change'];

/**
 * The cart of whoever is logged in, as it will be when every change on its way has gone through (spec §4, Cart). A
 * change that fails simply stops showing: what the server last said stands again.
 */
export function useCart() {
  const queries = useQueryClient();
  const user = useUser();
  const isCustomer = user?.role === 'customer';
  // Another device may have changed it: looked at again whenever this window is.
  const query = useQuery({ ...cartQuery(), enabled: isCustomer, refetchOnWindowFocus: 'always' });
  const changes = useMutationState({
    filters: { mutationKey: CART_CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  });
  useEffect(() => hearOtherTabs(() => inBackground(queries.invalidateQueries(cartQuery()))), [queries]);

  const known = isCustomer ? query.data : undefined;
  const cart = useMemo(() => known && changes.reduce(withChange, known), [known, changes]);
  return { ...query, cart, changing: changes.length > 0 };
}

/** What the server answered to a change: the cart of now, here and in the other tabs. */
export async function showCart(queries: QueryClient, cart: Cart): Promise<void> {
  await keepAnswer(queries, cartQuery(), cart);
  broadcastCartChange();
  // spec §4, Cart: an answer without items is looked at again.
  if (cart.items.length === 0) inBackground(queries.invalidateQueries(cartQuery()));
}
