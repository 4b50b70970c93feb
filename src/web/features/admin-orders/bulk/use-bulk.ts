import type { QueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { useBatches, type Run } from '#web/entities/order/use-batches.ts';
import { call } from '#web/lib/call.ts';

/** A bulk action. */
export type Deed = 'confirm' | 'cancel' | 'ship';
export type Wanted =
  | { deed: 'confirm' }
  | { deed: 'cancel'; reason: string }
  | { deed: 'ship'; shipperId: string | null };

/** Confirms, cancels or ships many orders in batches. */
export const useBulk = (onOver: (run: Run<Wanted>, fresh: readonly BulkOutcome[]) => void) =>
  useBatches({ send, readAgain, onOver });

const readAgain = (queries: QueryClient) =>
  Promise.all([invalidateOrders(queries), invalidateShipments(queries)]);

function send(wanted: Wanted, orders: readonly string[], following: number): Promise<BulkOutcome[]> {
  if (wanted.deed === 'ship') {
    const body = { orders, shipperId: wanted.shipperId };
    return call('POST', '/shipments/bulk', { body });
  }
  const body =
    wanted.deed === 'confirm'
      ? { orders, status: 'confirmed', following }
      : { orders, status: 'cancelled', reason: wanted.reason };
  return call('POST', '/orders/bulk-transition', { body });
}
