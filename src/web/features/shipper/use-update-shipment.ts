import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Shipment, ShipmentStatusBody } from '#contract/http/fulfilment.ts';
import { readShipmentsAgain, shipmentQuery } from '#web/features/shipments/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/toast.ts';
import { copy } from './copy.vi.ts';

/** Moves a parcel; one toast tells how it went (spec §8, Shipper). */
export function useUpdateShipment({ _id }: Pick<Shipment, '_id'>) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: ShipmentStatusBody) => call<Shipment>('PUT', `/shipments/${_id}/status`, { body }),
    onSuccess: (shipment) => {
      queries.setQueryData(shipmentQuery(_id).queryKey, shipment);
      toast({ type: 'success', title: copy.update.done });
    },
    onError: (error) => {
      // A session that ended, or a bug of ours, is told as everywhere.
      if (!(error instanceof ApiError) || error.status === 401) showError(error, 'shipper');
      else toast({ type: 'error', ...copy.update.failed });
    },
    // Also after a failure: it may have moved meanwhile.
    onSettled: () => readShipmentsAgain(queries),
  });
}
