import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Transfer } from '#contract/http/payment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { transferOutcomeLabels } from '#domain/payment/copy.vi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { copy } from '../copy.vi.ts';
import { strayTransfersQuery } from '../queries.ts';
import { ReasonDialog } from '../list/ReasonDialog.tsx';
import { useSettle } from './use-settle.ts';
import { adminPath, type OrdersTabView } from './view.ts';

/** Money that came and found no order by itself: it waits here until an admin took care of it. */
export function StrayTransfers({ view }: { view: OrdersTabView }) {
  const { data } = useQuery(strayTransfersQuery());
  const [settling, setSettling] = useState<Transfer | null>(null);
  const { mutate, isPending } = useSettle();
  if (data === undefined || data.pagination.total === 0) return null;
  return (
    <Card as="section" padded={false} className="stray">
      <h2>
        {copy.transfers.title} <span className="num">{copy.transfers.count(data.pagination.total)}</span>
      </h2>
      <ul>
        {data.transfers.map((transfer) => (
          <li key={transfer._id}>
            <Told transfer={transfer} view={view} />
            <Button
              variant="paper"
              size="sm"
              aria-label={copy.transfers.settleName(formatVnd(transfer.amount))}
              onClick={() => setSettling(transfer)}
            >
              {copy.transfers.settle}
            </Button>
          </li>
        ))}
      </ul>
      {settling && (
        <ReasonDialog
          key={settling._id}
          words={copy.transfers.ask}
          id={formatVnd(settling.amount)}
          open
          reasonNeeded={false}
          sending={isPending}
          onClose={() => setSettling(null)}
          onConfirm={(note) => mutate({ id: settling._id, note }, { onSettled: () => setSettling(null) })}
        />
      )}
    </Card>
  );
}

/** A transfer as the bank told of it, and why nobody but a person can decide. */
function Told({ transfer, view }: { transfer: Transfer; view: OrdersTabView }) {
  const { amount, content, gateway, transferredAt, receivedAt, outcome, order } = transfer;
  return (
    <div>
      <b className="num">{formatVnd(amount)}</b>
      <p className="text-sm">{transferOutcomeLabels[outcome]}</p>
      <p className="num text-xs text-muted">
        {copy.transfers.from(gateway, formatShortDateTime(transferredAt ?? receivedAt))}
      </p>
      <p className="text-xs text-muted wrap-anywhere">{content}</p>
      {order && (
        <Link className="link num text-sm" to={adminPath({ ...view, order: order._id })} preventScrollReset>
          {copy.transfers.order(`#${shortId(order._id)}`, formatVnd(order.totalPrice))}
        </Link>
      )}
    </div>
  );
}
