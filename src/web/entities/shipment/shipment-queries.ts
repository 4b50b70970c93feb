import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AllShipmentsPage, EarlyGift, Shipment, ShipperLoad } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { read } from '#web/lib/api.ts';
import { refetchMissed } from '#web/lib/refetch-missed.ts';
import { shipmentsParams, type ShipmentsView } from './view.ts';

/** The server's maximum page size (contract/envelope.ts, MAX_PAGE_SIZE). */
const MAX_PAGE = 100;

/** A page of all shipments; the previous page stays until the next has loaded. */
export const shipmentsQuery = (view: ShipmentsView, limit: number) =>
  queryOptions({
    ...read<AllShipmentsPage>('/shipments', shipmentsParams(view, limit)),
    placeholderData: keepPreviousData,
  });

export const shipmentQuery = (id: string) => read<Shipment>(`/shipments/${id}`);

/** The shippers that a shipment can be assigned to. */
export const shippersQuery = () => read<Shipper[]>('/users/shippers');

/** The number of open parcels of each shipper. */
export const shipperLoadsQuery = () => read<ShipperLoad[]>('/shipments/loads');

/** Orders ready to be packed, the longest waiting first. */
export const confirmedOrdersQuery = () =>
  read<OrdersPage>('/orders', { status: 'confirmed', photo: 'ready', sort: 'oldest', limit: MAX_PAGE });

/** Of these orders, the gifts that would arrive before their day if sent today. */
export const earlyGiftsQuery = (orders: readonly string[]) =>
  read<EarlyGift[]>('/shipments/early-gifts', { orders: orders.join(',') });

export const SHIPMENTS = /^\/shipments\b/;

/** Invalidates all lists of shipments, all shipments and their money. */
export const invalidateShipments = (queries: QueryClient): Promise<void> =>
  refetchMissed(queries, true, SHIPMENTS);
