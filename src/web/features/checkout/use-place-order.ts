import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cart } from '#contract/http/cart.ts';
import type { Me } from '#contract/http/identity.ts';
import type { Order, PlaceOrderBody } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { EMPTY_CART } from '#web/entities/cart/changes.ts';
import { cartQuery, showCart } from '#web/entities/cart/use-cart.ts';
import { SCROLL_INSTANTLY } from '#web/lib/arrival.ts';
import { paymentPath } from '#web/lib/paths/payment.ts';
import { ApiError, read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { orderPlaced } from '#web/lib/errors/copy.vi.ts';
import { reportError } from '#web/lib/errors/report.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { createAttempts, type Attempt } from './attempts.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { isBusy, isOutcomeOpen } from './order-failure.ts';
import { createTabStorage } from '#web/lib/storage/tab-storage.ts';
import { visitSource } from '#web/lib/visit-source.ts';

/** While the shop is busy or without its database: for some three quarters of a minute. */
const SENT_AGAIN = 5;
/** Where the shop does not say how long to wait (s). */
const ASKED_AGAIN_AFTER = 5;

/**
 * Orders what is in the cart, once, however often it is asked (decisions, Wire format: Idempotency-Key). Then the
 * customer is home, thanked, or at the payment of her order (decisions, Pages).
 * @param forgetDraft called when the order is placed
 */
export function usePlaceOrder(userId: string, forgetDraft: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  const attempts = useMemo(
    () =>
      createAttempts(
        createTabStorage(`checkout.attempt:${userId}`, () => window.sessionStorage),
        randomKey,
      ),
    [userId],
  );

  const { mutate, isPending, error, failureReason } = useMutation({
    mutationFn: ({ body, key }: Attempt) =>
      call<Order>('POST', '/orders', { body, headers: { 'idempotency-key': key } }),
    // The same order with the same key, so that it is placed once.
    retry: (times, failure) => isBusy(failure) && times < SENT_AGAIN,
    retryDelay: (_times, failure) =>
      seconds((failure instanceof ApiError ? failure.retryAfter : null) ?? ASKED_AGAIN_AFTER),
    onSuccess: async (order, { body }) => {
      attempts.done();
      if (body.saveAddress) inBackground(showSavedAddress());
      forgetDraft();
      setPlaced(true);
      queries.setQueryData(read<Order>(`/orders/${order._id}`).queryKey, order);
      const pays = order.paymentMethod === 'VietQR';
      // At home a whole panel says so.
      if (pays) toast(orderPlaced(shortId(order._id)));
      const to = pays ? paymentPath(order._id) : `/?don-hang=${order._id}`;
      await navigate(to, { replace: true, state: SCROLL_INSTANTLY });
      // Only now: the page that was left keeps showing what was ordered.
      await showCart(queries, EMPTY_CART);
    },
    onError: (failure) => {
      if (!isOutcomeOpen(failure)) attempts.refused();
      if (!(failure instanceof ApiError)) reportError(failure, { where: 'order' });
      inBackground(queries.invalidateQueries(cartQuery()));
      inBackground(queries.invalidateQueries({ queryKey: ['/shipping'] }));
    },
  });

  return {
    place(body: PlaceOrderBody, cart: Cart): void {
      if (!isPending && !placed) mutate(attempts.begin({ ...body, source: visitSource() }, cart));
    },
    /** An order was sent and its answer lost. */
    isOpen: () => attempts.open() !== null,
    /** Sends the lost one again, as it was: the shop answers what became of it. */
    ask(): void {
      const lost = attempts.open();
      if (lost !== null && !isPending) mutate(lost);
    },
    placing: isPending,
    /** The shop is busy, and it is being sent again by itself. */
    isHeld: isPending && failureReason !== null,
    placed,
    error,
  };
}
/** The shop put the address into the profile; it shows there, and at the next checkout. Not worth a complaint. */
async function showSavedAddress(): Promise<void> {
  await call<Me>('GET', '/users/me').then(
    (me) => browserSession().update(me),
    () => undefined,
  );
}

export type Ordering = ReturnType<typeof usePlaceOrder>;
