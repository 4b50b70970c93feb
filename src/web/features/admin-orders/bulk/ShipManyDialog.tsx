import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { givenName } from '#web/entities/shipment/assigning.ts';
import { ShipperChoice } from '#web/entities/shipment/ShipperChoice.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { bulkCopy } from './bulk.vi.ts';

const copy = bulkCopy.shipping;
/** No shipper yet: parcels are created now and assigned later. */
const LATER = 'later';

interface ShipManyDialogProps {
  orders: number;
  onClose: () => void;
  /** @param shipperId null to assign a shipper later */
  onConfirm: (shipperId: string | null) => void;
}

/** Creates parcels for many orders, optionally assigning them to one shipper. */
export function ShipManyDialog({ orders, onClose, onConfirm }: ShipManyDialogProps) {
  const { data: shippers } = useQuery(shippersQuery());
  const [chosen, setChosen] = useState(LATER);
  const shipper = shippers?.find(({ _id }) => _id === chosen);
  const footer = (
    <DialogActions
      cancel={copy.cancel}
      onCancel={onClose}
      cancelVariant="ghost"
      onClick={() => onConfirm(shipper?._id ?? null)}
    >
      {shipper ? copy.confirmName(givenName(shipper.name)) : copy.confirm}
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} title={copy.title(orders)} footer={footer}>
      <p className="mb-4 text-muted">{copy.text}</p>
      <ShipperChoice
        value={chosen}
        onChange={setChosen}
        nobody={{ value: LATER, title: copy.later, note: copy.laterNote }}
      />
    </Dialog>
  );
}
