import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingConcernRow } from '#contract/http/carriers.ts';
import { concernLabels } from '#domain/fulfilment/carriers.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { moneyCopy as words } from './carrier-money.vi.ts';
import * as styles from '../cash.module.css';

interface ConcernsProps {
  concerns: readonly BookingConcernRow[];
  /** How many follow beyond these. */
  more: number;
}

/** Parcels that could not be reconciled with a carrier automatically. */
export function Concerns({ concerns, more }: ConcernsProps) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => call('POST', `/shipments/carriers/bookings/${id}/dismiss`),
    onError: (error) => showError(error, 'admin'),
    onSettled: () => invalidateShipments(queries),
  });
  return (
    <Card as="section" aria-label={words.concerns}>
      <h2 className="mb-2 text-xl">{words.concerns}</h2>
      <ul className={styles.paid}>
        {concerns.map((row) => (
          <li key={row._id}>
            <div className="min-w-0">
              <b className="num">#{shortId(row.order)}</b> <span className="num">{row.trackingNumber}</span>
              <p className="text-sm wrap-anywhere">{whyOf(row)}</p>
              <p className="num text-sm text-muted">{formatDateTime(row.since)}</p>
            </div>
            <Button
              variant="paper"
              size="sm"
              aria-label={words.seenOf(`#${shortId(row.order)}`)}
              loading={isPending && variables === row._id}
              onClick={() => mutate(row._id)}
            >
              {words.seen}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="num mt-2 text-sm">{words.moreConcerns(concerns.length, more)}</p>}
    </Card>
  );
}

function whyOf({ state, concern, carrier, status }: BookingConcernRow): string {
  if (concern !== null) return concernLabels[concern](carrier, status ?? '?');
  return state === 'asking' ? words.asking(carrier) : words.unwanted(carrier);
}
