import { useState } from 'react';
import { shortId } from '#domain/kernel/ids.ts';
import { BatchProgress, BatchResult } from '#web/entities/order/BatchResult.tsx';
import * as styles from '../../../entities/order/batches.module.css';
import { shipmentsPath } from '#web/entities/shipment/view.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { handOverCopy as copy } from '#web/entities/shipment/hand-over/hand-over.vi.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { useHandOver } from '#web/entities/shipment/hand-over/use-hand-over.ts';
import type { PickedParcels } from './use-picked-parcels.ts';

/** Assigns the selected parcels to a shipper, and shows the result per parcel. */
export function HandOverBar({ picked: { selection, seen } }: { picked: PickedParcels }) {
  const [asking, setAsking] = useState(false);
  const { run, start, again, stop, forget } = useHandOver(({ outcomes }) =>
    selection.drop(outcomes.filter(({ outcome }) => outcome !== 'unavailable').map(({ order }) => order)),
  );
  const ids = [...selection.ids];
  if (ids.length === 0 && run === null) return null;
  const isRunning = run !== null && run.state !== 'over';
  return (
    <section className={styles.bar} aria-label={copy.bar}>
      {run?.state === 'over' && (
        <BatchResult
          run={run}
          done={copy.done}
          pathOf={(order) => shipmentsPath('/admin?tab=shipments', { search: shortId(order) })}
          onAgain={() => inBackground(again())}
          onClose={forget}
        />
      )}
      {isRunning && <BatchProgress run={run} doing={copy.doing} onStop={stop} />}
      {!isRunning && ids.length > 0 && (
        <div className={styles.deeds}>
          <IconButton icon="close" label={copy.clear} onClick={selection.clear} />
          <p className={styles.count} role="status">
            {copy.picked(ids.length)}
          </p>
          <Button variant="sec" size="sm" icon="truck" onClick={() => setAsking(true)}>
            {copy.give}
          </Button>
        </div>
      )}
      {asking && (
        <HandOverDialog
          parcels={ids.length}
          onClose={() => setAsking(false)}
          onConfirm={(shipperId) => {
            setAsking(false);
            // A snapshot: a later refetch would change the assignments that the admin has seen.
            inBackground(start({ shipperId, seen: new Map(seen) }, ids));
          }}
        />
      )}
    </section>
  );
}
