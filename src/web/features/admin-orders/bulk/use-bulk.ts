import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { ORDERS_AT_ONCE } from '#domain/ordering/limits.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';

/** What is done to many orders. */
export type Deed = 'confirm' | 'cancel' | 'ship';
export type Wanted =
  { deed: 'confirm' } | { deed: 'cancel'; reason: string } | { deed: 'ship'; shipperId: string | null };

export type Run = {
  wanted: Wanted;
  /** those that it was asked for, in their order */
  ids: readonly string[];
  /** of those that were sent and answered */
  outcomes: readonly BulkOutcome[];
  state: 'running' | 'stopping' | 'over';
};

/**
 * Does one thing to many orders, a few a request, so that its progress shows; each order is a transaction of its own on the
 * server, and nothing is done twice. Only one run at a time.
 * @param onOver what is left to do when it ended, was stopped or lost its line
 */
export function useBulk(onOver: (run: Run) => void) {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const busy = useRef(false);
  const stopped = useRef(false);

  async function start(wanted: Wanted, ids: readonly string[]): Promise<void> {
    if (busy.current || ids.length === 0) return;
    busy.current = true;
    stopped.current = false;
    const outcomes: BulkOutcome[] = [];
    const now = (state: Run['state']): Run => ({ wanted, ids, outcomes: [...outcomes], state });
    setRun(now('running'));
    try {
      for (let at = 0; at < ids.length && !stopped.current; at += ORDERS_AT_ONCE) {
        outcomes.push(...(await send(wanted, ids.slice(at, at + ORDERS_AT_ONCE))));
        setRun(now(stopped.current ? 'stopping' : 'running'));
      }
    } catch (error) {
      showError(error, 'admin');
    } finally {
      busy.current = false;
    }
    setRun(now('over'));
    onOver(now('over'));
    await Promise.all([invalidateOrders(queries), invalidateShipments(queries)]);
  }

  return {
    run,
    start,
    /** What is under way is finished; nothing more is sent. */
    stop() {
      stopped.current = true;
      setRun((before) => before && { ...before, state: 'stopping' });
    },
    forget: () => setRun(null),
  };
}

/** Those that may go well when they are tried again: nobody looked at them. */
export function leftOf({ ids, outcomes }: Run): string[] {
  const answered = new Map(outcomes.map(({ order, outcome }): [string, string] => [order, outcome]));
  return ids.filter((id) => (answered.get(id) ?? 'unavailable') === 'unavailable');
}

function send(wanted: Wanted, orders: readonly string[]): Promise<BulkOutcome[]> {
  if (wanted.deed === 'ship') {
    const body = { orders, shipperId: wanted.shipperId };
    return call('POST', '/shipments/bulk', { body });
  }
  const body =
    wanted.deed === 'confirm'
      ? { orders, status: 'confirmed' }
      : { orders, status: 'cancelled', reason: wanted.reason };
  return call('POST', '/orders/bulk-transition', { body });
}
