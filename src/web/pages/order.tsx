import { CheckoutView } from '#web/features/checkout/CheckoutView.tsx';
import { copy } from '#web/features/checkout/copy.vi.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/features/cart/bracelet.css';
import '#web/features/cart/purchase.css';
import '#web/features/checkout/checkout.css';

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The checkout (spec §2, Checkout). */
export default function OrderPage() {
  return (
    <div className="wrap purchase">
      <CheckoutView />
    </div>
  );
}
