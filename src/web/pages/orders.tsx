import { copy } from '#web/features/orders/copy.vi.ts';
import { OrdersFrame, OrdersView } from '#web/features/orders/OrdersView.tsx';
import { useRecovery } from '#web/lib/refetch-missed.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/entities/bracelet/bracelet.module.css';
import '#web/features/orders/order-filters.module.css';
import '#web/entities/order/orders.module.css';

const PAGE_CLASS = 'wrap pt-9 pb-22';

/** The skeleton that `app/guard-screen.tsx` shows. */
export const handle = {
  frame: (
    <div className={PAGE_CLASS}>
      <OrdersFrame />
    </div>
  ),
};

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** My orders (spec §2). */
export default function OrdersPage() {
  useRecovery();
  return (
    <div className={PAGE_CLASS}>
      <OrdersView />
    </div>
  );
}
