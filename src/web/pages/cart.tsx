import { CartView } from '#web/features/cart/CartView.tsx';
import { copy } from '#web/features/cart/copy.vi.ts';
import { cartQuery } from '#web/entities/cart/use-cart.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { prefetchedForCustomer, startedForCustomer } from '#web/lib/prefetch.ts';
import '#web/entities/bracelet/bracelet.module.css';
import '#web/features/cart/cart.module.css';
import * as styles from '../entities/cart/purchase.module.css';
import { classes } from '#web/ui/classes.ts';

/** Rendered on the server with the customer's cart (`src/server/ssr/personal-pages.ts`). */
export const handle = { personal: () => true };

const queries = () => [cartQuery()];
export const loader = prefetchedForCustomer(queries);
export const clientLoader = startedForCustomer(queries);

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** The cart: open to everybody, but filling it needs a login (spec §2, Cart page). */
export default function CartPage() {
  return (
    <div className={classes('wrap purchase', styles.purchase, 'min-h-dvh')}>
      <CartView />
    </div>
  );
}
