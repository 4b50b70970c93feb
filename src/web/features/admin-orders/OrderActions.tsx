import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { needsReason, orderActions } from '#domain/ordering/moves.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import { photoStageLabels } from '#domain/ordering/photos.vi.ts';
import { paymentQuery } from '#web/entities/order/payment-queries.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { ShipOrder } from '#web/features/admin-shipments/ShipOrder.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { isAdminMove, useMoveOrder } from './use-move-order.ts';

/** Texts of the cancel dialog; for a paid order they name the amount to refund. */
function useCancelWords({ _id, paymentMethod }: Order, isAsked: boolean) {
  const isByTransfer = paymentMethod === 'VietQR';
  const { data, errorUpdateCount } = useQuery({ ...paymentQuery(_id), enabled: isAsked && isByTransfer });
  if (data === undefined && errorUpdateCount > 0) return { ...copy.cancel, text: copy.cancel.unread };
  const held = data?.received ? data.received - data.refunded : 0;
  return held > 0 ? { ...copy.cancel, text: copy.cancel.paid(formatVnd(held)) } : copy.cancel;
}

interface OrderActionsProps {
  order: Order;
  /** replaces the text that names what the order waits for */
  instead?: ReactNode;
}

/** The actions an admin has on an order now (domain/ordering/moves.ts), or what it waits for. */
export function OrderActions({ order, instead }: OrderActionsProps) {
  const { mutate, isPending } = useMoveOrder(order);
  const [cancelling, setCancelling] = useState(false);
  const id = `#${shortId(order._id)}`;
  const moves = orderActions(order.status, 'admin').filter(({ to }) => isAdminMove(to));
  const waitsFor = copy.waitsFor[order.status];
  const words = useCancelWords(order, cancelling);
  const cancelMove = moves.find(({ to }) => to === 'cancelled');

  return (
    <div className="row-actions">
      {instead ?? (waitsFor && <span className="text-sm text-muted">{waitsFor}</span>)}
      {order.status === 'confirmed' && !mayBePacked(order.proof) && (
        <span className="text-sm text-muted">{photoStageLabels[order.proof]}</span>
      )}
      {order.status === 'confirmed' && mayBePacked(order.proof) && <ShipOrder order={order} />}
      {moves.map(({ to }) => {
        if (!isAdminMove(to)) return null;
        const cancels = to === 'cancelled';
        return (
          <Button
            key={to}
            data-key={to === 'confirmed' ? 'c' : undefined}
            variant={cancels ? 'ghost' : 'leaf'}
            size="sm"
            className={cancels ? 'grow-0 text-danger' : undefined}
            aria-label={copy.actionName(copy.actions[to], id)}
            {...(cancels ? { disabled: isPending } : { loading: isPending, loadingLabel: copy.sending })}
            onClick={() => (cancels ? setCancelling(true) : mutate({ status: to }))}
          >
            {copy.actions[to]}
          </Button>
        );
      })}
      {cancelMove && (
        <ReasonDialog
          words={words}
          id={id}
          open={cancelling}
          reasonNeeded={needsReason(cancelMove, 'admin')}
          sending={isPending}
          onClose={() => setCancelling(false)}
          onConfirm={(reason) =>
            mutate(
              { status: 'cancelled', reason },
              closeAfter(() => setCancelling(false)),
            )
          }
        />
      )}
    </div>
  );
}
