import { useQuery } from '@tanstack/react-query';
import { shortId } from '#domain/kernel/ids.ts';
import { PaymentDecision } from '#web/features/admin-orders/PaymentDecision.tsx';
import { Receipts } from '#web/features/admin-orders/Receipts.tsx';
import { orderQuery } from '#web/features/admin-orders/queries.ts';
import type { PaymentCheckProps } from '#web/entities/chat/messages/MessageRow.tsx';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { copy } from '../copy.vi.ts';
import * as looks from '../desk.module.css';

/**
 * For admins: the current status of the reported order, the customer's receipts, and the decision. Renders nothing for a rejected
 * report: a later note in the chat shows the rejection.
 */
export default function PaymentCheck({ orderId, reportedAt }: PaymentCheckProps) {
  const query = useQuery(orderQuery(orderId));
  const order = query.data;
  if (order === undefined)
    return (
      <FailedLine query={query} className="mt-2 text-sm">
        {copy.paymentFailed}
      </FailedLine>
    );
  const isRefused = order.statusHistory.some(
    ({ status, timestamp }) => status === 'pending_payment' && timestamp > reportedAt,
  );
  if (isRefused) return null;
  return (
    <div className={looks.toDecide}>
      <OrderStatusBadge status={order.status} />
      <Receipts className={looks.receipts} orderId={orderId} id={`#${shortId(orderId)}`} />
      <PaymentDecision order={order} />
    </div>
  );
}
