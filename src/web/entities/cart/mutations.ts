import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AddCartItemBody, Cart } from '#contract/http/cart.ts';
import { call } from '#web/lib/call.ts';
import { contextTitles, notices } from '#web/lib/errors/copy.vi.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { addOnce } from './add-once.ts';
import type { CartChange } from './changes.ts';
import { copy } from './copy.vi.ts';
import { cartFailure, type CartDoing } from './failures.ts';
import { lineId, lineName, braceletRefOf, type BraceletRef } from './line.ts';
import { CART_CHANGE, cartQuery, showCart } from './use-cart.ts';

/**
 * Cart mutations run one at a time, in order. Offline they fail at once: a change queued invisibly would come as a surprise
 * later.
 */
const ONE_AFTER_ANOTHER = { scope: { id: 'cart' } } as const;

type Wanted = BraceletRef & Pick<AddCartItemBody, 'quantity'> & { name: string };

/** Adds a bracelet to the cart and confirms it with a toast. For customers; guests are sent to the login first. */
export function useAddToCart() {
  const queries = useQueryClient();
  return useMutation({
    ...ONE_AFTER_ANOTHER,
    mutationFn: ({ customBracelet, readyMadeBracelet, quantity = 1 }: Wanted) => {
      const body: AddCartItemBody = { customBracelet, readyMadeBracelet, quantity, type: 'bracelet' };
      const id = customBracelet ?? readyMadeBracelet ?? '';
      return addOnce({
        id,
        add: () => call<Cart>('POST', '/cart/items', { body }),
        known: queries.getQueryData<Cart>(cartQuery().queryKey),
        count: ({ items }) => items.find((item) => lineId(item) === id)?.quantity ?? 0,
        answerOf: (cart) => cart,
      });
    },
    onSuccess: async (cart, { name }) => {
      await showCart(queries, cart);
      toast({ ...notices.cartAdded, message: name, action: { label: copy.toCart, to: '/cart' } });
    },
    onError: (error) => showCartFailure(error, 'add'),
  });
}

/** Changes quantities, removes lines, clears the cart: `useCart` shows the change optimistically, and drops it when it fails. */
export function useCartChange() {
  const queries = useQueryClient();
  const { mutate: putBack } = useAddToCart();
  return useMutation({
    ...ONE_AFTER_ANOTHER,
    mutationKey: CART_CHANGE,
    mutationFn: async (change: CartChange) => {
      const known = isOutdated(queries, change) && queries.getQueryData<Cart>(cartQuery().queryKey);
      return known || send(change);
    },
    onSuccess: async (cart, change) => {
      await showCart(queries, cart);
      if (change.type === 'clear') toast(notices.cartCleared);
      if (change.type !== 'remove') return;
      const { item } = change;
      const back = { ...braceletRefOf(item), quantity: item.quantity, name: lineName(item) };
      toast({
        ...notices.cartRemoved,
        message: back.name,
        action: { label: copy.undo, onClick: () => putBack(back) },
      });
    },
    onError: (error, { type }) => {
      showCartFailure(error, type);
      inBackground(queries.invalidateQueries(cartQuery()));
    },
  });
}

/**
 * Whether a later quantity of the same line is waiting: of many quick taps on a slow line only the first and the last are sent, so
 * that less is lost when the page is reloaded meanwhile.
 */
function isOutdated(queries: QueryClient, change: CartChange): boolean {
  if (change.type !== 'update') return false;
  const waiting = queries.getMutationCache().findAll({ mutationKey: CART_CHANGE, status: 'pending' });
  const changes = waiting.map(({ state }) => state.variables as CartChange);
  const later = changes.slice(changes.indexOf(change) + 1);
  return later.some((it) => it.type === 'update' && lineId(it.item) === lineId(change.item));
}

function send(change: CartChange): Promise<Cart> {
  if (change.type === 'clear') return call('DELETE', '/cart');
  const which = { ...braceletRefOf(change.item), type: 'bracelet' };
  if (change.type === 'remove') return call('DELETE', '/cart/items', { body: which });
  return call('PUT', '/cart/items', { body: { ...which, quantity: change.quantity } });
}

function showCartFailure(error: unknown, doing: CartDoing): void {
  toast({ type: 'error', title: contextTitles.cart, message: cartFailure(error, doing) });
}
