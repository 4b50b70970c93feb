import { useState } from 'react';
import { ShipperActions, useShipper } from '#web/entities/shipment/ShipperActions.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
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
  const [chosenId, setChosenId] = useState<string>();
  const chosen = useShipper(chosenId);
  const footer = (
    <ShipperActions
      chosen={chosen}
      words={copy}
      onCancel={onClose}
      disabled={chosen === undefined}
      onClick={() => chosen && onConfirm(chosen._id)}
    />
  );
  return (
    <Dialog open onClose={onClose} title={copy.title(parcels)} footer={footer}>
      <p className="mb-4 text-muted">{copy.text}</p>
      <ShipperChoice value={chosenId} onChange={setChosenId} />
    </Dialog>
  );
}
