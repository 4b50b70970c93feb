import { queryOptions } from '@tanstack/react-query';
import type { MyCash, MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { shipmentsParams, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import type { KnownParcels } from './known-parcels.ts';

/**
 * A page of the shipper's shipments with counts over all of them; the previous page stays until the next has loaded.
 * @param known lists remembered on the phone, used as initial data
 */
export const myShipmentsQuery = (view: ShipmentsView, known: KnownParcels) =>
  queryOptions({
    ...readPage<MyShipmentsPage>('/shipments/my-shipments', shipmentsParams(view)),
    initialData: () => known.recall(view)?.page,
    initialDataUpdatedAt: () => known.recall(view)?.at,
    // Always refetched, whatever is remembered.
    staleTime: 0,
  });

/** Cash collected today, and cash still to collect. */
export const myCashQuery = () => read<MyCash>('/shipments/my-cash');
