import { copy } from '#web/features/orders/copy.vi.ts';
import { OrdersView } from '#web/features/orders/OrdersView.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/entities/bracelet/bracelet.css';
import '#web/features/orders/order-filters.module.css';
import '#web/entities/order/orders.css';

export function meta() {
  return pageMeta({ title: copy.title, hidden: true });
}

/** My orders (spec §2). */
export default function OrdersPage() {
  return (
    <div className="wrap pt-9 pb-22">
      <OrdersView />
    </div>
  );
}
