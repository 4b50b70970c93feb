import { useSearchParams } from 'react-router';
import { CheckoutLoading, CheckoutSteps } from '#web/features/checkout/CheckoutEmptyStates.tsx';
import { CheckoutView } from '#web/features/checkout/CheckoutView.tsx';
import { copy as checkoutCopy } from '#web/features/checkout/copy.vi.ts';
import { copy as paymentCopy } from '#web/features/payment/copy.vi.ts';
import { TicketLoading } from '#web/features/payment/Ticket.tsx';
import { PaymentView } from '#web/features/payment/PaymentView.tsx';
import { PAYMENT_PARAM } from '#web/lib/paths/payment.ts';
import { cartQuery } from '#web/entities/cart/use-cart.ts';
import { paymentQuery, vietQrQuery } from '#web/entities/order/payment-queries.ts';
import { asId, isUuid, type OrderId } from '#domain/kernel/ids.ts';
import { prefetchedForCustomer, startedForCustomer } from '#web/lib/prefetch.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/entities/bracelet/bracelet.module.css';
import * as styles from '../entities/cart/purchase.module.css';
import '#web/features/checkout/checkout.module.css';
import { classes } from '#web/ui/classes.ts';
import * as ticket from '../features/payment/payment.module.css';
import '../features/payment/received.module.css';

export function meta({ location }: { location: { search: string } }) {
  const paying = new URLSearchParams(location.search).has(PAYMENT_PARAM);
  return pageMeta({ title: paying ? paymentCopy.title : checkoutCopy.title, hidden: true });
}

/**
 * The query parameters that the server-rendered page depends on (`src/server/ssr/address.ts`), and its skeleton
 * (`app/guard-screen.tsx`). A payment with its QR code is rendered on the server (`src/server/ssr/personal-pages.ts`); a checkout
 * is not, since it may resume from state kept in this tab.
 */
export const handle = {
  query: [PAYMENT_PARAM],
  frame: <OrderFrame />,
  personal: (query: URLSearchParams) => query.has(PAYMENT_PARAM),
};

function queries({ url }: { url: URL }) {
  const id = url.searchParams.get(PAYMENT_PARAM);
  if (id === null || !isUuid(id)) return [];
  const order = asId<OrderId>(id);
  return [paymentQuery(order), vietQrQuery(order), cartQuery()];
}
export const loader = prefetchedForCustomer(queries);
export const clientLoader = startedForCustomer(queries);

function OrderFrame() {
  const [params] = useSearchParams();
  if (params.has(PAYMENT_PARAM)) {
    return (
      <div className={ticket.payment}>
        <div className="wrap">
          <TicketLoading />
        </div>
      </div>
    );
  }
  return (
    <div className={classes('wrap purchase', styles.purchase)}>
      <h1 className="sr-only">{checkoutCopy.title}</h1>
      <CheckoutSteps cartQuantity={0} />
      <CheckoutLoading />
    </div>
  );
}

/** The checkout, or with `?thanh-toan=<order id>` the payment of an order (spec §2, Checkout; decisions, Pages). */
export default function OrderPage() {
  const [params] = useSearchParams();
  const orderId = params.get(PAYMENT_PARAM);
  if (orderId === null) {
    return (
      <div className={classes('wrap purchase', styles.purchase)}>
        <h1 className="sr-only">{checkoutCopy.title}</h1>
        <CheckoutView />
      </div>
    );
  }
  return (
    <div className={ticket.payment}>
      <div className="wrap">
        <PaymentView id={orderId} />
      </div>
    </div>
  );
}
