import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { Cart } from '#contract/http/cart.ts';
import type { User } from '#contract/http/identity.ts';
import { checkGiftDay, dayInWords } from '#domain/fulfilment/gift-days.ts';
import { findProvince, todaysPlace, type Province } from '#domain/identity/places.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { promisedBy } from '#domain/ordering/gifts.vi.ts';
import { addressChecks } from '#web/entities/account/address-checks.ts';
import { useProvinces } from '#web/entities/account/use-provinces.ts';
import { resolverFor } from '#web/lib/form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { AddressFields } from './AddressFields.tsx';
import { BeforeOrdering } from './BeforeOrdering.tsx';
import { firstMissing, giftDay, orderBody, type CheckoutForm as Values } from './checkout-form.ts';
import { CheckoutSteps } from './CheckoutEmptyStates.tsx';
import { copy } from './copy.vi.ts';
import { DeliveryChoice, useDelivery } from './DeliveryChoice.tsx';
import { GiftFields } from './GiftFields.tsx';
import { fieldComplaints } from './order-failure.ts';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderSummary, totalOf, type Drawn } from './OrderSummary.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { Draft } from './use-draft.ts';
import type { Ordering } from './use-place-order.ts';
import * as styles from '../../entities/cart/purchase.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as checkout from './checkout.module.css';

interface CheckoutFormProps {
  user: User;
  cart: Cart;
  /** a change of the cart is still pending */
  cartChanging: boolean;
  ordering: Ordering;
  draft: Draft;
}

/** Address, delivery, payment, gift, and the order itself. */
export function CheckoutForm({ user, cart, cartChanging, ordering, draft }: CheckoutFormProps) {
  const provinces = useProvinces();
  const form = useForm<Values>({
    mode: 'all',
    resolver: resolverFor<Values>(addressChecks(provinces)),
    defaultValues: draft.form,
  });
  const values = useWatch({ control: form.control }) as Values;
  useEffect(() => draft.keep(values), [draft, values]);
  const delivery = useDelivery(values.shippingOption, giftDay(values));
  useComplaints(form.setError, ordering.error);

  const order: Drawn = {
    cart,
    offer: delivery.loading || delivery.failed ? null : delivery.offer,
    giftWrap: values.giftWrap,
    paymentMethod: values.paymentMethod,
  };
  const stop = stopSign(values, provinces, { delivery: delivery.loading, cart: cartChanging, stock: cart });
  // Invalid fields show their error, and the first one receives the focus.
  const submit = form.handleSubmit((filled) => {
    if (stop) return;
    const body = todaysPlace(provinces ?? [], filled);
    ordering.place(orderBody(body, delivery.offer, order.offer && totalOf(order)), cart);
  });
  const hasDesign = cart.items.some(({ customBracelet }) => customBracelet !== null);
  const day = delivery.offer.promisedDay;
  const promised = day ? promisedBy(dayInWords(day), values.isGift) : null;
  const arrives = day ? copy.arrives(dayInWords(day), values.isGift) : null;
  const to = goingTo(values, provinces);
  const place = <PlaceButton ordering={ordering} stop={stop} onClick={() => inBackground(submit())} />;

  return (
    <form noValidate>
      <CheckoutSteps
        cartQuantity={cart.quantity}
        address={values}
        hasShippingOption={!delivery.loading}
        placed={ordering.placed}
      />
      <div className={classes(styles.two, 'mt-10')}>
        <div className={checkout.parts}>
          <OrderFailed ordering={ordering} />
          <AddressFields form={form} saved={user.addresses} />
          <DeliveryChoice delivery={delivery} onChoose={(value) => form.setValue('shippingOption', value)} />
          <PaymentChoice
            value={values.paymentMethod}
            onChoose={(method) => form.setValue('paymentMethod', method)}
          />
          <GiftFields form={form} values={values} goods={cart.totalPrice} total={totalOf(order)} />
          <BeforeOrdering hasDesign={hasDesign} promised={promised} isFeeKnown={!delivery.failed} />
        </div>
        <Card
          as="aside"
          receipt
          className={classes(checkout.sums, styles.sums, 'max-md:hidden')}
          aria-label={copy.summary.title}
        >
          <h2>{copy.summary.title}</h2>
          <OrderSummary order={order} />
          {to !== null && <p className={checkout.to}>{to}</p>}
          {promised && <p className={checkout.to}>{copy.promised(promised, hasDesign)}</p>}
          <div className={styles.go}>{place}</div>
          <p className="hint mt-2.5 text-center">{stop ? stop.hint : hasDesign && copy.hint}</p>
        </Card>
        <CheckoutBar order={order} stop={stop} to={to} arrives={arrives} place={place} />
      </div>
    </form>
  );
}

/** Ward and province as they will be on the parcel, shown next to the button for a last check. */
function goingTo(values: Values, provinces: readonly Province[] | null): ReactNode {
  if (provinces === null || findProvince(provinces, values.city) === undefined) return null;
  const { city, ward } = todaysPlace(provinces, values);
  return (
    <>
      <Icon name="pin" size={16} /> {copy.goingTo} <b>{[ward, city].filter(Boolean).join(', ')}</b>
    </>
  );
}

type Stop = { hint: ReactNode };

/** The first thing that blocks the order, or null. */
function stopSign(
  values: Values,
  provinces: readonly Province[] | null,
  { delivery, cart, stock }: { delivery: boolean; cart: boolean; stock: Cart },
): Stop | null {
  if (stock.stockProblems.length > 0) {
    const link = (
      <Link className="link whitespace-nowrap" to="/cart">
        {copy.missing.stockLink}
      </Link>
    );
    return {
      hint: (
        <>
          {copy.missing.stock}. {link}
        </>
      ),
    };
  }
  const missing = firstMissing(values, provinces);
  if (missing) return { hint: missing.sentence };
  const day = values.isGift && values.notBefore ? checkGiftDay(values.notBefore, new Date()) : null;
  if (day) return { hint: day.message };
  if (delivery) return { hint: copy.missing.delivery };
  return cart ? { hint: copy.missing.cart } : null;
}

/** Stays focusable while blocked: a click leads to the first thing that is missing (look, Checkout). */
function PlaceButton({
  ordering,
  stop,
  onClick,
}: {
  ordering: Ordering;
  stop: Stop | null;
  onClick: () => void;
}) {
  return (
    <Button
      className={styles.button}
      size="lg"
      full
      loading={ordering.placing || ordering.placed}
      loadingLabel={copy.placing}
      aria-disabled={stop ? true : undefined}
      onClick={onClick}
    >
      {copy.place}
    </Button>
  );
}

type CheckoutBarProps = {
  order: Drawn;
  stop: Stop | null;
  to: ReactNode;
  /** the promised day in few words */
  arrives: string | null;
  place: ReactNode;
};

/** The share of the screen above which the bar no longer stays in view. */
const BAR_MOST = 0.4;

/**
 * Publishes the bar's height as a CSS variable, so that the footer ends above the bar. A bar that enlarged text makes too tall is
 * marked `data-tall` and takes its place at the end of the form.
 * @returns a ref of the bar
 */
function useBarHeight() {
  return useCallback((bar: HTMLElement | null) => {
    if (bar === null) return;
    const { style } = document.documentElement;
    const fit = () => {
      if (!bar.isConnected) return;
      const isTall = bar.scrollHeight > BAR_MOST * window.innerHeight;
      bar.toggleAttribute('data-tall', isTall);
      style.setProperty('--bottom-bar-h', isTall ? '0px' : `${bar.offsetHeight}px`);
    };
    // In the next frame, because it may resize the bar itself.
    const resized = new ResizeObserver(() => requestAnimationFrame(fit));
    resized.observe(bar);
    return () => {
      resized.disconnect();
      style.removeProperty('--bottom-bar-h');
    };
  }, []);
}

/** Bottom bar of phones: the total, the order summary in a sheet, and the button. */
function CheckoutBar({ order, stop, to, arrives, place }: CheckoutBarProps) {
  const [open, setOpen] = useState(false);
  const bar = useBarHeight();
  return (
    <div ref={bar} className={classes(checkout.payBar, styles.payBar)}>
      {stop && <p className="hint w-full text-center">{stop.hint}</p>}
      {!stop && to !== null && <p className={classes('w-full', checkout.to)}>{to}</p>}
      {arrives && <p className={classes('w-full', checkout.to)}>{arrives}</p>}
      <button type="button" className={checkout.show} onClick={() => setOpen(true)}>
        <span className="link text-sm">{copy.summary.show(order.cart.quantity)}</span>
        <b>{formatVnd(totalOf(order))}</b>
        {order.offer === null && <small className="block text-xs text-muted">{copy.summary.beforeFee}</small>}
      </button>
      {place}
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.summary.title}>
        <div className={classes(checkout.sums, styles.sums)}>
          <OrderSummary order={order} />
        </div>
      </Dialog>
    </div>
  );
}

/** Shows the server's field errors below their fields. */
function useComplaints(setError: ReturnType<typeof useForm<Values>>['setError'], error: unknown): void {
  useEffect(() => {
    fieldComplaints(error).forEach(({ field, message }, at) => {
      setError(field, { type: 'server', message }, { shouldFocus: at === 0 });
    });
  }, [setError, error]);
}
