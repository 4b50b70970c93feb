import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingBody, ConnectedCarriers, ParcelSize, Quote } from '#contract/http/carriers.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { invalidateShipments, shipmentQuery } from '#web/entities/shipment/shipment-queries.ts';
import { shipmentsPath } from '#web/entities/shipment/view.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from '../copy.vi.ts';
import { carriersCopy } from './carriers.vi.ts';

/** Connected carriers; they change only when the server restarts. */
export const carriersQuery = () =>
  queryOptions({ ...read<ConnectedCarriers>('/shipments/carriers'), staleTime: 600_000 });

/** A carrier's price quote for a parcel, cached per parcel. */
export const quoteQuery = (carrier: CarrierId, order: string, size: ParcelSize) =>
  queryOptions({
    queryKey: ['/carrier-quotes', { carrier, order, ...size }] as const,
    queryFn: ({ signal }) =>
      call<Quote>('POST', `/shipments/carriers/${carrier}/quotes`, { body: { order, ...size }, signal }),
    staleTime: 60_000,
    retry: false,
  });

function useRefreshed() {
  const queries = useQueryClient();
  return {
    keep: (shipment: Shipment) => queries.setQueryData(shipmentQuery(shipment._id).queryKey, shipment),
    refresh: () => Promise.all([invalidateShipments(queries), invalidateOrders(queries)]),
  };
}

/** Books a carrier and creates the shipment. Errors are shown in the dialog, where a retry is possible. */
export function useBooking() {
  const { keep, refresh } = useRefreshed();
  return useMutation({
    mutationFn: ({ carrier, ...body }: BookingBody & { carrier: CarrierId }) =>
      call<Shipment>('POST', `/shipments/carriers/${carrier}/bookings`, { body }),
    onSuccess: (shipment) => {
      keep(shipment);
      const id = `#${shortId(shipment.order._id)}`;
      toast({
        type: 'success',
        title: copy.create.done(id),
        action: { label: copy.tab.title, to: shipmentsPath('/admin?tab=shipments', { search: id }) },
      });
    },
    onSettled: refresh,
  });
}

/** Cancels the booking of a parcel that the carrier has not picked up. */
export function useCancelBooking({ _id }: Pick<Shipment, '_id'>) {
  const { keep, refresh } = useRefreshed();
  return useMutation({
    mutationFn: () => call<Shipment>('POST', `/shipments/${_id}/cancel-booking`),
    onSuccess: (shipment) => {
      keep(shipment);
      toast({ type: 'success', title: carriersCopy.cancelled(`#${shortId(shipment.order._id)}`) });
    },
    onError: (error) => showError(error, 'admin'),
    onSettled: refresh,
  });
}
