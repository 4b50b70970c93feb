import { useQueryClient } from '@tanstack/react-query';
import type { AllShipmentsPage, HandOverBody, Shipment } from '#contract/http/fulfilment.ts';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { useBatches, type Run } from '#web/entities/order/use-batches.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { shipmentsParams, viewOf } from '#web/entities/shipment/view.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';

/** The shipper of each parcel when it was listed, by order id; null for none. */
export type Seen = ReadonlyMap<string, string | null>;
export type Giving = { shipperId: string; seen: Seen };

/** Hands parcels over, a few per request, identified by their orders. */
export const useHandOver = (onOver: (run: Run<Giving>) => void) =>
  useBatches({ send, readAgain: invalidateShipments, onOver });

function send({ shipperId, seen }: Giving, orders: readonly string[]): Promise<BulkOutcome[]> {
  const body: HandOverBody = {
    parcels: orders.map((order) => ({ order, from: seen.get(order) ?? null })),
    shipperId,
  };
  return call('POST', '/shipments/hand-over', { body });
}

/** Whether a parcel is still to be delivered. */
export const isGivable = ({ status, booking }: Pick<Shipment, 'status' | 'booking'>): boolean =>
  booking === undefined && status !== 'delivered' && status !== 'returned';

/** The server's maximum page size (contract/envelope.ts, MAX_PAGE_SIZE). */
const MAX_PAGE = 100;

/** Fetches all open parcels of a shipper, bypassing the cache. */
export function useOpenParcels(shipper: string): () => Promise<Seen> {
  const queries = useQueryClient();
  return async () => {
    const view = {
      ...viewOf('/admin?tab=shipments', new URLSearchParams()),
      shipper,
      status: 'open' as const,
    };
    const seen = new Map<string, string | null>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = read<AllShipmentsPage>('/shipments', shipmentsParams({ ...view, page }, MAX_PAGE));
      const answer = await queries.fetchQuery({ ...query, staleTime: 0 });
      pages = answer.pagination.pages;
      for (const { order } of answer.shipments) seen.set(order._id, shipper);
    }
    return seen;
  };
}
