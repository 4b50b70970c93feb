import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AssignShipperBody,
  CreateShipmentBody,
  ReturnToStockBody,
  Shipment,
  ShipmentStatusBody,
} from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { invalidateOrders } from '#web/entities/order/order-cache.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast, type ToastOptions } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { invalidateShipments, shipmentQuery } from '#web/entities/shipment/shipment-queries.ts';
import { shipmentsPath } from '#web/entities/shipment/view.ts';

type Change<Wanted> = {
  send: (wanted: Wanted) => Promise<Shipment>;
  told: (id: string, shipment: Shipment, wanted: Wanted) => Omit<ToastOptions, 'type'>;
};

/** An admin action on a shipment, with one toast for the result (spec §8, Admin). */
function useShipmentChange<Wanted>({ send, told }: Change<Wanted>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (shipment, wanted) => {
      queries.setQueryData(shipmentQuery(shipment._id).queryKey, shipment);
      toast({ type: 'success', ...told(`#${shortId(shipment.order._id)}`, shipment, wanted) });
    },
    onError: (error) => showError(error, 'admin'),
    // Also after a failure: somebody else may have been faster.
    onSettled: () => Promise.all([invalidateShipments(queries), invalidateOrders(queries)]),
  });
}

/** Creates the shipment of a confirmed order. */
export function useCreateShipment() {
  return useShipmentChange<CreateShipmentBody>({
    send: (body) => call<Shipment>('POST', '/shipments', { body }),
    told: (id) => ({
      title: copy.create.done(id),
      action: {
        label: copy.create.next,
        to: shipmentsPath('/admin?tab=shipments', { search: id }),
      },
    }),
  });
}

/** Assigns a shipment to a shipper. */
export function useAssignShipper({ _id }: Pick<Shipment, '_id'>) {
  return useShipmentChange<AssignShipperBody>({
    send: (body) => call<Shipment>('PUT', `/shipments/${_id}/assign`, { body }),
    told: (id, { shipper }) => ({ title: copy.assign.done(id, shipper?.name ?? '') }),
  });
}

/** Changes the status of a parcel with an external carrier. */
export function useMoveShipment({ _id }: Pick<Shipment, '_id'>) {
  return useShipmentChange<ShipmentStatusBody>({
    send: (body) => call<Shipment>('PUT', `/shipments/${_id}/status`, { body }),
    told: (id) => ({ title: copy.move.done(id) }),
  });
}

/** Decides about the pieces of a returned parcel, once. */
export function useReturnToStock({ _id }: Pick<Shipment, '_id'>) {
  return useShipmentChange<ReturnToStockBody>({
    send: (body) => call<Shipment>('PUT', `/shipments/${_id}/return-to-stock`, { body }),
    told: (id, _shipment, { fit }) => ({
      title: fit ? copy.decide.doneFit(id) : copy.decide.doneUnfit(id),
    }),
  });
}
