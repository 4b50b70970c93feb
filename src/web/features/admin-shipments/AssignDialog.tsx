import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { givenName } from '#web/entities/shipment/assigning.ts';
import { copy } from './copy.vi.ts';
import { shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { ShipperChoice } from '#web/entities/shipment/ShipperChoice.tsx';
import { useAssignShipper } from './use-shipment-change.ts';

interface AssignDialogProps {
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
}

/** Assigns a shipment to one of the shippers, listed by name and e-mail (spec §2, Shipments tab). */
export function AssignDialog({ shipment, open, onClose }: AssignDialogProps) {
  const { data: shippers } = useQuery({ ...shippersQuery(), enabled: open });
  const { mutate, isPending } = useAssignShipper(shipment);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = shippers?.find(({ _id }) => _id === chosenId);
  const footer = (
    <DialogActions
      cancel={copy.cancel}
      onCancel={onClose}
      cancelVariant="ghost"
      busy={isPending}
      disabled={chosen === undefined}
      loadingLabel={copy.assign.sending}
      onClick={() => chosen && mutate({ shipperId: chosen._id }, { onSettled: onClose })}
    >
      {chosen ? copy.assign.confirmName(givenName(chosen.name)) : copy.assign.confirm}
    </DialogActions>
  );
  return (
    <Dialog open={open} onClose={onClose} title={copy.assign.title} footer={footer} busy={isPending}>
      <p className="mb-4 text-muted">
        {copy.assign.text(`#${shortId(shipment.order._id)}`, shipment.order.shippingAddress.city)}
      </p>
      <ShipperChoice value={chosenId} disabled={isPending} onChange={setChosenId} />
    </Dialog>
  );
}
