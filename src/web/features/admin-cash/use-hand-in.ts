import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HandInBody, HandInSlip } from '#contract/http/cash.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { slipQuery } from './queries.ts';

/** Records the counted cash; idempotent for the same sum of the same parcels. */
export function useHandIn() {
  const queries = useQueryClient();
  const [sent, setSent] = useState({ what: '', clientId: '' });
  return useMutation({
    mutationFn: (body: Omit<HandInBody, 'clientId'>) => {
      const what = JSON.stringify(body);
      // The same id for a retry after a lost response, a new one after a correction.
      const clientId = sent.what === what ? sent.clientId : randomUuid();
      setSent({ what, clientId });
      return call<HandInSlip>('POST', '/shipments/cash/hand-ins', { body: { ...body, clientId } });
    },
    onSuccess: (slip) => {
      queries.setQueryData(slipQuery(slip._id).queryKey, slip);
      toast({ type: 'success', title: copy.count.done(formatVnd(slip.counted), slip.shipper.name) });
    },
    onError: (error) => showError(error, 'admin'),
    // Also after a failure: the shipper's parcels may have changed.
    onSettled: () => invalidateShipments(queries),
  });
}
