import { useQuery } from '@tanstack/react-query';
import { shortId, type OrderId } from '#domain/kernel/ids.ts';
import { PaymentDecision } from '#web/features/admin/orders/PaymentDecision.tsx';
import { Receipts } from '#web/features/admin/orders/Receipts.tsx';
import { orderQuery } from '#web/features/admin/orders/queries.ts';
import { OrderStatusBadge } from '#web/features/orders/OrderStatusBadge.tsx';
import '#web/features/admin/orders/orders-desk.css';

/** For an admin: how the reported order stands today, what the customer sent to prove it, and the decision. */
export default function PaymentCheck({ orderId }: { orderId: OrderId }) {
  const { data: order } = useQuery(orderQuery(orderId));
  if (order === undefined) return null;
  return (
    <div className="to-decide">
      <OrderStatusBadge status={order.status} />
      <Receipts orderId={orderId} id={`#${shortId(orderId)}`} />
      <PaymentDecision order={order} />
    </div>
  );
}
