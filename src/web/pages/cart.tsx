import { CartView } from '#web/features/cart/CartView.tsx';
import { copy } from '#web/features/cart/copy.vi.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/entities/bracelet/bracelet.css';
import '#web/features/cart/cart.module.css';
import '#web/entities/cart/purchase.css';

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The cart: everybody may look, it fills with the login (spec §2, Cart page). */
export default function CartPage() {
  return (
    <div className="wrap purchase min-h-dvh">
      <CartView />
    </div>
  );
}
