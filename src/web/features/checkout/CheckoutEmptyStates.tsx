import { useEffect } from 'react';
import { CHECKOUT_STEPS, checkoutStep } from '#domain/ordering/checkout.ts';
import { checkoutStepLabels } from '#domain/ordering/copy.vi.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, RowSkeleton, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { Steps } from '#web/ui/feedback/Steps.tsx';
import { copy } from './copy.vi.ts';
import { orderFailureText } from './order-failure.ts';
import type { Ordering } from './use-place-order.ts';
import * as styles from '../../entities/cart/purchase.module.css';
import { classes } from '#web/ui/classes.ts';
import * as checkout from './checkout.module.css';

type StepsProps = Pick<Parameters<typeof checkoutStep>[0], 'cartQuantity'> &
  Partial<Parameters<typeof checkoutStep>[0]> & { placed?: boolean };

/** Progress of the checkout, drawn as beads on a cord (spec §4, Checkout step). */
export function CheckoutSteps({ cartQuantity, address = {}, hasShippingOption = false, placed }: StepsProps) {
  const at = CHECKOUT_STEPS.indexOf(checkoutStep({ cartQuantity, address, hasShippingOption }));
  return (
    <Steps
      label={cartCopy.steps}
      steps={CHECKOUT_STEPS.map((step) => ({
        label: checkoutStepLabels[step],
        ...(step === 'cart' && { to: '/cart' }),
      }))}
      current={placed ? CHECKOUT_STEPS.length : at}
      className="mx-auto max-w-140"
    />
  );
}

export function EmptyCheckout() {
  return (
    <Card className="mt-10 py-10">
      <EmptyState
        title={copy.empty.title}
        text={copy.empty.text}
        pose="basket"
        action={
          <>
            <LinkButton to="/garden">{copy.empty.garden}</LinkButton>
            <LinkButton to="/orders" variant="sec">
              {copy.empty.orders}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}

/** Skeleton of the form and the summary, while the cart is fetched. */
export function CheckoutLoading() {
  return (
    <div className={classes(styles.two, 'mt-10')}>
      <div className={checkout.parts}>
        <section>
          <h2>{copy.address.title}</h2>
          <Loading>
            <Card className={checkout.fields}>
              {[1, 2, 3, 4, 5, 6].map((field) => (
                <Skeleton key={field} height={76} radius={14} />
              ))}
            </Card>
          </Loading>
        </section>
      </div>
      <Card as="aside" className="max-md:hidden">
        <RowSkeleton />
        <RowSkeleton />
      </Card>
    </div>
  );
}

/** The response to an order was lost and the cart is empty, so the order was probably placed: asks the server for it. */
export function LostOrder({ ordering }: { ordering: Ordering }) {
  const { ask, placing, error } = ordering;
  useEffect(() => {
    ask();
    // Runs once on mount; afterwards the button asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Card className="mt-10 py-10">
      <EmptyState
        title={copy.checking.title}
        text={error && !placing ? orderFailureText(error) : copy.checking.text}
        pose="thinking"
        action={
          placing || !error ? (
            <Spinner />
          ) : (
            <Button variant="sec" icon="reset" onClick={ask}>
              {copy.failed.retry}
            </Button>
          )
        }
      />
    </Card>
  );
}
