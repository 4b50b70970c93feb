import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { WAITING_STATUSES } from '#domain/ordering/statuses.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { copy } from './copy.vi.ts';
import { useDecidePayment } from './use-decide-payment.ts';

/** Whether an order waits for a staff check of its payment. */
export const awaitsMoney = ({ status }: Order) => WAITING_STATUSES.some((waiting) => waiting === status);

/** Button in the row of such an order that confirms its payment without opening the order. */
export function Reconcile({ order }: { order: Order }) {
  const { mutate, isPending } = useDecidePayment(order);
  // The dialog queries the order's transfers, so it is mounted only once opened.
  const [asking, setAsking] = useState<boolean>();
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="leaf"
        size="sm"
        aria-label={copy.payment.confirmName(`#${shortId(order._id)}`)}
        onClick={() => setAsking(true)}
      >
        {copy.payment.confirm}
      </Button>
      {asking !== undefined && (
        <ConfirmTransfer
          order={order}
          open={asking}
          sending={isPending}
          onClose={close}
          onConfirm={(received) => mutate({ confirmed: true, received }, closeAfter(close))}
        />
      )}
    </>
  );
}
