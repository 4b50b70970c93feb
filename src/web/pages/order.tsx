import { useSearchParams } from 'react-router';
import { CheckoutLoading, CheckoutSteps } from '#web/features/checkout/CheckoutEmptyStates.tsx';
import { CheckoutView } from '#web/features/checkout/CheckoutView.tsx';
import { copy as checkoutCopy } from '#web/features/checkout/copy.vi.ts';
import { copy as paymentCopy } from '#web/features/payment/copy.vi.ts';
import { TicketLoading } from '#web/features/payment/Ticket.tsx';
import { PaymentView } from '#web/features/payment/PaymentView.tsx';
import { PAYMENT_PARAM } from '#web/lib/paths/payment.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/entities/bracelet/bracelet.css';
import '#web/entities/cart/purchase.css';
import '#web/features/checkout/checkout.css';
import '#web/features/payment/payment.css';

export function meta({ location }: { location: { search: string } }) {
  const paying = new URLSearchParams(location.search).has(PAYMENT_PARAM);
  return pageMeta({ title: paying ? paymentCopy.title : checkoutCopy.title, hidden: true });
}

/** What of the address the server's HTML depends on (`src/server/ssr/address.ts`); its frame: `app/guard-screen.tsx`. */
export const handle = { query: [PAYMENT_PARAM], frame: <OrderFrame /> };

function OrderFrame() {
  const [params] = useSearchParams();
  if (params.has(PAYMENT_PARAM)) {
    return (
      <div className="payment">
        <div className="wrap">
          <TicketLoading />
        </div>
      </div>
    );
  }
  return (
    <div className="wrap purchase">
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
      <div className="wrap purchase">
        <CheckoutView />
      </div>
    );
  }
  return (
    <div className="payment">
      <div className="wrap">
        <PaymentView id={orderId} />
      </div>
    </div>
  );
}
