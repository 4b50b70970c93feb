import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from './copy.vi.ts';
import { ShipperActions, useShipper } from '#web/entities/shipment/ShipperActions.tsx';
import { ShipperChoice } from '#web/entities/shipment/ShipperChoice.tsx';
import { useAssignShipper } from './use-shipment-change.ts';

interface AssignDialogProps {
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
}

/** Assigns a shipment to one of the shippers, listed by name and e-mail (spec §2, Shipments tab). */
export function AssignDialog({ shipment, open, onClose }: AssignDialogProps) {
  const { mutate, isPending } = useAssignShipper(shipment);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = useShipper(chosenId, open);
  const footer = (
    <ShipperActions
      chosen={chosen}
      words={{ ...copy.assign, cancel: copy.cancel }}
      onCancel={onClose}
      busy={isPending}
      disabled={chosen === undefined}
      loadingLabel={copy.assign.sending}
      onClick={() => chosen && mutate({ shipperId: chosen._id }, closeAfter(onClose))}
    />
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
