import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import type { OrderNote } from '#domain/ordering/notes.ts';
import { returnableUntil } from '#domain/ordering/return-deadline.ts';
import { returnsPath } from '#web/entities/order-return/queries.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { isPast } from './wish.ts';

const ASKED: OrderNote = 'Return requested';

/** Entry to the return cases of a delivered order, while requests are allowed or a case exists. */
export function ReturnsEntry({ order: { _id, status, statusHistory } }: { order: Order }) {
  const [now] = useState(() => Date.now());
  const past = statusHistory.map((step) => ({ status: step.status, at: new Date(step.timestamp) }));
  const until = returnableUntil(status, past, publicShop().returnDays);
  const hasAsked = statusHistory.some(({ note }) => note?.startsWith(ASKED));
  if (until === null || (isPast(until.toISOString(), now) && !hasAsked)) return null;
  return (
    <LinkButton
      variant="paper"
      size="sm"
      to={returnsPath(_id)}
      preventScrollReset
      aria-label={copy.buttonName(`#${shortId(_id)}`)}
    >
      {copy.button}
    </LinkButton>
  );
}
