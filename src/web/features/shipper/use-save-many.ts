import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { isWaiting } from './offline-queue/queued-change.ts';
import { useOfflineQueue } from './offline-queue/use-offline-queue.ts';

/**
 * Sends the same status change for several parcels through the queue, one by one; offline they wait like single ones. A refused
 * one does not stop the others.
 */
export function useSaveMany() {
  const queries = useQueryClient();
  const { queue } = useOfflineQueue();
  const [done, setDone] = useState<number | null>(null);

  const save = async (parcels: readonly Pick<Shipment, '_id' | 'order'>[], status: ShipmentStatus) => {
    if (queue === null || done !== null) return;
    const made: string[] = [];
    let refused = 0;
    try {
      for (const [at, { _id, order }] of parcels.entries()) {
        setDone(at);
        const clientId = randomUuid();
        const change = { clientId, madeAt: new Date().toISOString(), status, notes: null, photo: null };
        try {
          await queue.add({ ...change, shipmentId: _id, orderId: order._id });
          made.push(clientId);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          refused += 1;
        }
      }
      // Changes added while an earlier one was being sent are sent now, or stay queued.
      await queue.trySending();
      const kept = queue.changes().filter(({ clientId }) => made.includes(clientId));
      const waiting = kept.filter(isWaiting).length;
      refused += kept.length - waiting;
      const saved = made.length - kept.length;
      if (saved > 0) toast({ type: 'success', title: copy.many.done(saved, shipmentStatusLabels[status]) });
      if (waiting > 0) toast({ type: 'info', ...copy.update.kept });
      if (refused > 0) toast({ type: 'error', title: copy.many.refused(refused) });
    } catch (error) {
      showError(error, 'shipper');
    } finally {
      setDone(null);
      inBackground(invalidateShipments(queries));
    }
  };
  return { save, done };
}
