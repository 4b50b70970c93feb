import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { ShipmentStatusBadge } from '#web/entities/shipment/ShipmentStatusBadge.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from './copy.vi.ts';
import { useOfflineQueue } from './offline-queue/use-offline-queue.ts';
import { quickSteps, statusWithKept, stepsOfAll } from './parcel.ts';
import type { Picking } from './use-picking.ts';
import { useSaveMany } from './use-save-many.ts';
import * as styles from './shipper.module.css';

const words = copy.many;

interface ManyParcelsProps {
  shipments: readonly Shipment[];
  picking: Picking;
}

/** Moves several parcels to their next status at once, for example all that leave in the morning. */
export function ManyParcels({ shipments, picking }: ManyParcelsProps) {
  const { changes } = useOfflineQueue();
  const [open, setOpen] = useState(false);
  // Status including the changes queued on this phone.
  const standing = shipments.map((each) => {
    const kept = changes.filter(({ shipmentId }) => shipmentId === each._id);
    return { ...each, status: statusWithKept(each.status, kept) };
  });
  const movable = standing.filter((each) => quickSteps(each).length > 0);
  const picked = movable.filter(({ _id }) => picking.ids.has(_id));
  return (
    <section className={styles.many} aria-label={words.start}>
      <p role="status">{picked.length === 0 ? words.none : words.picked(picked.length)}</p>
      <Button variant="ghost" onClick={picking.end}>
        {words.stop}
      </Button>
      <Button
        variant="paper"
        disabled={movable.length === 0}
        onClick={() => picking.take(movable.map(({ _id }) => _id))}
      >
        {words.all}
      </Button>
      <Button disabled={picked.length === 0} onClick={() => setOpen(true)}>
        {words.update}
      </Button>
      {open && <StepDialog parcels={picked} onClose={() => setOpen(false)} onDone={picking.end} />}
    </section>
  );
}

interface StepDialogProps {
  parcels: readonly Shipment[];
  onClose: () => void;
  onDone: () => void;
}

function StepDialog({ parcels: now, onClose, onDone }: StepDialogProps) {
  // The parcels selected when the sheet opened: saving changes the status of each, and with it the current list.
  const [parcels] = useState(now);
  const steps = stepsOfAll(parcels);
  const [chosen, setChosen] = useState<ShipmentStatus | undefined>(steps[0]);
  const { save, done } = useSaveMany();
  const send = async () => {
    if (chosen === undefined) return;
    await save(parcels, chosen);
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(parcels.length)}
      width={480}
      busy={done !== null}
      footer={
        <Button
          size="lg"
          full
          disabled={chosen === undefined}
          loading={done !== null}
          loadingLabel={words.saving(done ?? 0, parcels.length)}
          onClick={() => inBackground(send())}
        >
          {copy.update.save}
        </Button>
      }
    >
      <p className="mb-4 text-muted">{steps.length > 0 ? words.text : words.impossible}</p>
      {steps.length > 0 && (
        <RadioCards
          legend={copy.update.status}
          value={chosen}
          disabled={done !== null}
          onChange={(value) => setChosen(steps.find((each) => each === value))}
        >
          {steps.map((to) => (
            <RadioCard key={to} value={to} title={<ShipmentStatusBadge status={to} />} />
          ))}
        </RadioCards>
      )}
    </Dialog>
  );
}
