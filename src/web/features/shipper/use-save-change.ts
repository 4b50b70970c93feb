import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { serverMessage } from '#web/entities/shipment/server-message.ts';
import { ApiError } from '#web/lib/api.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import type { Change } from './offline-queue/queued-change.ts';
import { useOfflineQueue } from './offline-queue/use-offline-queue.ts';

type Step = Pick<Change, 'status' | 'notes' | 'photo'>;

/**
 * Sends a parcel's status change through the queue; toasts report the result (spec §8, Shipper). If the server refuses it while
 * the sheet is open, the input is kept and `failure` is the message for the sheet.
 */
export function useSaveChange({ _id, order }: Pick<Shipment, '_id' | 'order'>) {
  const queries = useQueryClient();
  const { queue } = useOfflineQueue();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (step: Step, done: () => void) => {
    if (queue === null || saving) return;
    setSaving(true);
    setFailure(null);
    const made = { clientId: randomUuid(), madeAt: new Date().toISOString() };
    try {
      const outcome = await queue.add({ ...step, ...made, shipmentId: _id, orderId: order._id });
      if (outcome === 'waiting') toast({ type: 'info', ...copy.update.kept });
      done();
    } catch (error) {
      // A bug, or a phone without working storage, is reported by the general error handler.
      if (error instanceof ApiError) toast({ type: 'error', ...copy.update.failed });
      else showError(error, 'shipper');
      setFailure(serverMessage(error) ?? copy.update.failed.message);
      // The parcel may have moved meanwhile.
      inBackground(invalidateShipments(queries));
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}
