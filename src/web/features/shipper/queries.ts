import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MyCash, MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { shipmentsParams, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { read } from '#web/lib/api.ts';
import type { KnownParcels } from './known-parcels.ts';

/**
 * A page of my shipments with the counts of all of them; the page before stays until the next has come.
 * @param known what the phone remembers of it from before
 */
export const myShipmentsQuery = (view: ShipmentsView, known: KnownParcels) =>
  queryOptions({
    ...read<MyShipmentsPage>('/shipments/my-shipments', shipmentsParams(view)),
    placeholderData: keepPreviousData,
    initialData: () => known.recall(view)?.page,
    initialDataUpdatedAt: () => known.recall(view)?.at,
    // Whatever is remembered, the shop is asked.
    staleTime: 0,
  });

/** What was taken at the doors today, and what is still to take. */
export const myCashQuery = () => read<MyCash>('/shipments/my-cash');
