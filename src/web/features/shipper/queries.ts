import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MyCash, MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { shipmentsParams, type ShipmentsView } from '#web/features/shipments/view.ts';
import { read } from '#web/lib/api.ts';

/** A page of my shipments with the counts of all of them; the page before stays until the next has come. */
export const myShipmentsQuery = (view: ShipmentsView) =>
  queryOptions({
    ...read<MyShipmentsPage>('/shipments/my-shipments', shipmentsParams(view)),
    placeholderData: keepPreviousData,
  });

/** What was taken at the doors today, and what is still to take. */
export const myCashQuery = () => read<MyCash>('/shipments/my-cash');
