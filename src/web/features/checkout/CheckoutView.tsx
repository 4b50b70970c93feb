import { usePrefetchQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Cart } from '#contract/http/cart.ts';
import type { User } from '#contract/http/identity.ts';
import { CartFailed, StaffCart } from '#web/entities/cart/CartEmptyStates.tsx';
import { useCart } from '#web/entities/cart/use-cart.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { giftDay } from './checkout-form.ts';
import { CheckoutLoading, CheckoutSteps, EmptyCheckout, LostOrder } from './CheckoutEmptyStates.tsx';
import { deliveryQuery } from './queries.ts';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The checkout of the logged-in user (spec §2, Checkout). */
export function CheckoutView() {
  const user = useUser();
  if (user === null) return null;
  return user.role === 'customer' ? <Checkout key={user.id} user={user} /> : <StaffCart />;
}

function Checkout({ user }: { user: User }) {
  const { cart, changing, isError, isFetching, refetch } = useCart();
  const draft = useDraft(user);
  // Together with the cart, so that the promised day is in the form's first picture.
  usePrefetchQuery(deliveryQuery(giftDay(draft.form)));
  const ordering = usePlaceOrder(user.id, draft.forget);
  // The server empties the cart together with placing the order, so the empty cart may arrive before the order's response.
  const shown = useLastFilled(cart, ordering.placing || ordering.placed);

  const isFilled = shown !== undefined && shown.items.length > 0;
  // Its first render is deferred, so that React time-slices it: at once it would block input on a phone for a tenth of a second.
  const isDrawn = useDeferredValue(isFilled);

  if (isFilled && isDrawn) {
    return (
      <CheckoutForm user={user} cart={shown} cartChanging={changing} ordering={ordering} draft={draft} />
    );
  }
  return (
    <>
      <CheckoutSteps cartQuantity={0} />
      {shown && !isFilled && (ordering.isOpen() ? <LostOrder ordering={ordering} /> : <EmptyCheckout />)}
      {!shown && isError && (
        <div className="mt-10">
          <CartFailed retry={() => inBackground(refetch())} retrying={isFetching} />
        </div>
      )}
      {(shown ? isFilled : !isError) && <CheckoutLoading />}
    </>
  );
}

/** While `holds`, keeps returning the last non-empty cart. */
function useLastFilled(cart: Cart | undefined, holds: boolean): Cart | undefined {
  const [filled, setFilled] = useState(cart);
  if (cart !== filled && cart && cart.items.length > 0) setFilled(cart);
  return holds && cart?.items.length === 0 ? filled : cart;
}
