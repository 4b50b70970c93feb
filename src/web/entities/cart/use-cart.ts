import { useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Cart } from '#contract/http/cart.ts';
import { read } from '#web/lib/api.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { onCartChangedElsewhere, broadcastCartChange } from './broadcast.ts';
import { withChange, type CartChange } from './changes.ts';

export const cartQuery = () => read<Cart>('/cart');
/** Mutation key of cart changes; pending ones are shown as if they had succeeded. */
export const CART_CHANGE = ['cart change'];

/**
 * The logged-in customer's cart with all pending changes applied (spec §4, Cart). A failed change simply stops being applied, so
 * the last server state shows again.
 */
export function useCart() {
  const queries = useQueryClient();
  const user = useUser();
  const isCustomer = user?.role === 'customer';
  // Another device may have changed it, so it is refetched whenever the window gets the focus.
  const query = useQuery({ ...cartQuery(), enabled: isCustomer, refetchOnWindowFocus: 'always' });
  const changes = useMutationState({
    filters: { mutationKey: CART_CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  });
  useEffect(() => {
    // A read under way may be older than the change; the first one would not be restarted by itself.
    const readAgain = () =>
      queries.cancelQueries(cartQuery()).then(() => queries.invalidateQueries(cartQuery()));
    return onCartChangedElsewhere(() => inBackground(readAgain()));
  }, [queries]);

  const known = isCustomer ? query.data : undefined;
  const cart = useMemo(() => known && changes.reduce(withChange, known), [known, changes]);
  return { ...query, cart, changing: changes.length > 0 };
}

/** Stores the cart from a mutation's response, and notifies the other tabs. */
export async function showCart(queries: QueryClient, cart: Cart): Promise<void> {
  await cacheResult(queries, cartQuery(), cart);
  broadcastCartChange();
  // spec §4, Cart: a response without items is verified by a refetch.
  if (cart.items.length === 0) inBackground(queries.invalidateQueries(cartQuery()));
}
