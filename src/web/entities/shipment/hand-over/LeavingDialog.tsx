import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BatchProgress } from '#web/entities/order/BatchResult.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { leftOf } from '#web/entities/order/use-batches.ts';
import { shipperLoadsQuery } from '#web/entities/shipment/shipment-queries.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ShipperActions, useShipper } from '../ShipperActions.tsx';
import { ShipperChoice } from '../ShipperChoice.tsx';
import { handOverCopy } from './hand-over.vi.ts';
import { useHandOver, useOpenParcels } from './use-hand-over.ts';

const copy = handOverCopy.leaving;
const STAY = 'stay';

interface LeavingDialogProps {
  shipper: { _id: string; name: string };
  onClose: () => void;
  /** called once the fate of his parcels is decided. @param parcels 'stay' when they are handed over later */
  onLeave: (parcels?: 'stay') => void;
}

/** Before a shipper stops working: decides what happens to his open parcels. */
export function LeavingDialog({ shipper, onClose, onLeave }: LeavingDialogProps) {
  const { data: loads } = useQuery({ ...shipperLoadsQuery(), staleTime: 0 });
  const [chosenId, setChosenId] = useState<string>();
  const [finding, setFinding] = useState(false);
  const readOpen = useOpenParcels(shipper._id);
  const { run, start, stop } = useHandOver((over) => {
    const gone = over.outcomes.filter(({ outcome }) => outcome === 'done' || outcome === 'unchanged');
    if (gone.length === over.ids.length) onLeave();
  });
  const open = loads?.find((load) => load.shipper === shipper._id)?.open;
  const chosen = useShipper(chosenId);
  const isRunning = finding || (run !== null && run.state !== 'over');

  const go = async () => {
    if (chosen === undefined) return onLeave(STAY);
    setFinding(true);
    try {
      const seen = await readOpen();
      if (seen.size === 0) return onLeave();
      await start({ shipperId: chosen._id, seen }, [...seen.keys()]);
    } catch (error) {
      showError(error, 'admin');
    } finally {
      setFinding(false);
    }
  };
  const footer = (
    <ShipperActions
      chosen={chosen}
      words={copy}
      onCancel={onClose}
      busy={isRunning}
      disabled={chosenId === undefined}
      loadingLabel={copy.loading}
      onClick={() => inBackground(go())}
    />
  );
  return (
    <Dialog open onClose={onClose} title={copy.title(shipper.name)} footer={footer} busy={isRunning}>
      {open !== undefined && <p className="mb-4 text-muted">{copy.text(open)}</p>}
      <ShipperChoice
        value={chosenId}
        onChange={setChosenId}
        disabled={isRunning}
        except={shipper._id}
        nobody={{ value: STAY, title: copy.stay, note: copy.stayNote }}
      />
      {run !== null && run.state !== 'over' && (
        <BatchProgress run={run} doing={handOverCopy.doing} onStop={stop} />
      )}
      {run?.state === 'over' && !isRunning && (
        <div className="mt-3" role="alert">
          <ErrorText>
            {run.outcomes.find(({ outcome }) => outcome === 'refused')?.message ??
              copy.left(leftOf(run).length)}
          </ErrorText>
        </div>
      )}
    </Dialog>
  );
}
