import { useQuery } from '@tanstack/react-query';
import type { OrderId } from '#domain/kernel/ids.ts';
import { PaymentDecision } from '#web/features/admin/orders/PaymentDecision.tsx';
import { orderQuery } from '#web/features/admin/orders/queries.ts';
import { OrderStatusBadge } from '#web/features/orders/OrderStatusBadge.tsx';
import '#web/features/admin/orders/orders-desk.css';

/** For an admin: how the reported order stands today, and the decision while it waits for one. */
export default function PaymentCheck({ orderId }: { orderId: OrderId }) {
  const { data: order } = useQuery(orderQuery(orderId));
  if (order === undefined) return null;
  return (
    <div className="to-decide">
      <OrderStatusBadge status={order.status} />
      <PaymentDecision order={order} />
    </div>
  );
}
