import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AllShipmentsPage, Shipment, ShipperLoad } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { read } from '#web/lib/api.ts';
import { readMissed } from '#web/lib/read-missed.ts';
import { shipmentsParams, type ShipmentsView } from './view.ts';

/** The most the server gives at once (contract/envelope.ts, MAX_PAGE_SIZE). */
const MAX_PAGE = 100;

/** A page of everybody's shipments; the page before stays until the next has come. */
export const shipmentsQuery = (view: ShipmentsView, limit: number) =>
  queryOptions({
    ...read<AllShipmentsPage>('/shipments', shipmentsParams(view, limit)),
    placeholderData: keepPreviousData,
  });

export const shipmentQuery = (id: string) => read<Shipment>(`/shipments/${id}`);

/** Who can be given a shipment. */
export const shippersQuery = () => read<Shipper[]>('/users/shippers');

/** How many parcels each of them still has to bring. */
export const shipperLoadsQuery = () => read<ShipperLoad[]>('/shipments/loads');

/** Orders that may be packed, the longest waiting first. */
export const confirmedOrdersQuery = () =>
  read<OrdersPage>('/orders', { status: 'confirmed', photo: 'ready', sort: 'oldest', limit: MAX_PAGE });

export const SHIPMENTS = /^\/shipments\b/;

/** Every list of shipments, every shipment and its money, wherever they show. */
export const invalidateShipments = (queries: QueryClient): Promise<void> =>
  readMissed(queries, true, SHIPMENTS);
