import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '#contract/http/cart.ts';
import type { BoughtAgain, Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { addOnce } from '#web/entities/cart/add-once.ts';
import { broadcastCartChange } from '#web/entities/cart/broadcast.ts';
import { cartQuery } from '#web/entities/cart/use-cart.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { refetchMissed } from '#web/lib/refetch-missed.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';

const CART = /^\/cart$/;

/** Adds the bracelets of an order to the cart again; those that could not be added are in `data.missing`. */
export function useBuyAgain({ _id }: Pick<Order, '_id'>) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: () =>
      addOnce<BoughtAgain>({
        id: _id,
        add: () => call('POST', `/orders/${_id}/buy-again`),
        known: queries.getQueryData<Cart>(cartQuery().queryKey),
        count: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
        answerOf: (_cart, added) => ({ added, missing: [] }),
      }),
    onSuccess: async ({ added, missing }) => {
      await refetchMissed(queries, true, CART);
      broadcastCartChange();
      if (added === 0 || missing.length > 0) return;
      toast({
        type: 'success',
        title: copy.again.done(`#${shortId(_id)}`),
        action: { label: copy.again.toCart, to: '/cart' },
      });
    },
    onError: (error) => showError(error, 'cart'),
  });
}
export type Again = ReturnType<typeof useBuyAgain>;
