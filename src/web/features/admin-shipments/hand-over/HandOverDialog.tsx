import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { givenName } from '#web/entities/shipment/assigning.ts';
import { ShipperChoice } from '#web/entities/shipment/ShipperChoice.tsx';
import { handOverCopy } from '#web/entities/shipment/hand-over/hand-over.vi.ts';

const copy = handOverCopy.dialog;

interface HandOverDialogProps {
  parcels: number;
  onClose: () => void;
  onConfirm: (shipperId: string) => void;
}

/** Chooses the shipper for these parcels. */
export function HandOverDialog({ parcels, onClose, onConfirm }: HandOverDialogProps) {
  const { data: shippers } = useQuery(shippersQuery());
  const [chosenId, setChosenId] = useState<string>();
  const chosen = shippers?.find(({ _id }) => _id === chosenId);
  const footer = (
    <DialogActions
      cancel={copy.cancel}
      onCancel={onClose}
      cancelVariant="ghost"
      disabled={chosen === undefined}
      onClick={() => chosen && onConfirm(chosen._id)}
    >
      {chosen ? copy.confirmName(givenName(chosen.name)) : copy.confirm}
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} title={copy.title(parcels)} footer={footer}>
      <p className="mb-4 text-muted">{copy.text}</p>
      <ShipperChoice value={chosenId} onChange={setChosenId} />
    </Dialog>
  );
}
