import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
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
import { personalKey } from '#web/lib/session/stored.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { createAttempts, type Attempt } from './attempts.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { isBusy, isOutcomeOpen } from './order-failure.ts';
import { createTabStorage } from '#web/lib/storage/tab-storage.ts';
import { visitSource } from '#web/lib/visit-source.ts';

/** Automatic retries while the server or its database is unavailable: some 25 s of waiting, plus the requests. */
const SENT_AGAIN = 5;
/** Retry delay in seconds, where the response has no Retry-After. */
const ASKED_AGAIN_AFTER = 5;

/**
 * Places the order in the cart exactly once, however often it is submitted (decisions, Wire format: Idempotency-Key). Then
 * navigates to the thank-you panel on the home page, or to the payment of the order (decisions, Pages).
 * @param forgetDraft called when the order is placed
 */
export function usePlaceOrder(userId: string, forgetDraft: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  // `isPending` is as old as the last rendering: a double click finds it false twice.
  const isSending = useRef(false);
  const attempts = useMemo(
    () =>
      createAttempts(
        createTabStorage(personalKey(userId, 'checkout.attempt'), () => window.sessionStorage),
        randomKey,
      ),
    [userId],
  );

  const { mutate, isPending, error, failureReason } = useMutation({
    mutationFn: async ({ body, key }: Attempt) => {
      // A retry, 25 s later, may find another account logged in.
      if (browserSession().state().user?.id !== userId)
        throw new ApiError(401, { code: 'NO_SESSION', message: copy.failed.otherAccount });
      return call<Order>('POST', '/orders', { body, headers: { 'idempotency-key': key } });
    },
    // Retries with the same key, so that the order is placed only once.
    retry: (times, failure) => isBusy(failure) && times < SENT_AGAIN,
    retryDelay: (_times, failure) =>
      seconds((failure instanceof ApiError ? failure.retryAfter : null) ?? ASKED_AGAIN_AFTER),
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: async (order, { body }) => {
      attempts.done();
      if (body.saveAddress) inBackground(showSavedAddress());
      forgetDraft();
      setPlaced(true);
      queries.setQueryData(read<Order>(`/orders/${order._id}`).queryKey, order);
      const pays = order.paymentMethod === 'VietQR';
      // The home page shows a whole panel instead.
      if (pays) toast(orderPlaced(shortId(order._id)));
      const to = pays ? paymentPath(order._id) : `/?don-hang=${order._id}`;
      await navigate(to, { replace: true, state: SCROLL_INSTANTLY });
      // Only after navigating: until then the checkout keeps showing what was ordered.
      await showCart(queries, EMPTY_CART);
    },
    onError: (failure) => {
      if (!isOutcomeOpen(failure)) attempts.refused();
      if (!(failure instanceof ApiError)) reportError(failure, { where: 'order' });
      inBackground(queries.invalidateQueries(cartQuery()));
      inBackground(queries.invalidateQueries({ queryKey: ['/shipping'] }));
    },
  });

  const send = (attempt: Attempt): void => {
    isSending.current = true;
    mutate(attempt);
  };

  return {
    place(body: PlaceOrderBody, cart: Cart): void {
      if (!isSending.current && !placed) send(attempts.begin({ ...body, source: visitSource() }, cart));
    },
    /** Whether an order was sent and its response lost. */
    isOpen: () => attempts.open() !== null,
    /** Resends the lost attempt unchanged: the server returns the order's outcome. */
    ask(): void {
      const lost = attempts.open();
      if (lost !== null && !isSending.current) send(lost);
    },
    placing: isPending,
    /** The server is busy, and an automatic retry is under way. */
    isHeld: isPending && failureReason !== null,
    placed,
    error,
  };
}
/** Refreshes the profile, to which the server has added the address; failures are ignored. */
async function showSavedAddress(): Promise<void> {
  await call<Me>('GET', '/users/me').then(
    (me) => browserSession().update(me),
    () => undefined,
  );
}

export type Ordering = ReturnType<typeof usePlaceOrder>;
