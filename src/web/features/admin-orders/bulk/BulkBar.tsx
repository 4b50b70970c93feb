import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { pathWith } from '#web/lib/api.ts';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { BatchProgress, BatchResult } from '#web/entities/order/BatchResult.tsx';
import * as styles from '../../../entities/order/batches.module.css';
import type { Run } from '#web/entities/order/use-batches.ts';
import type { Selection } from '#web/ui/list/use-selection.ts';
import { worksheetPath } from '#web/lib/paths/worksheet.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useUndoableToast } from '../use-undo.ts';
import { adminPath, type OrdersTabView } from '../view.ts';
import { bulkCopy as copy } from './bulk.vi.ts';
import { ShipManyDialog } from './ShipManyDialog.tsx';
import { useBulk, type Wanted } from './use-bulk.ts';

interface BulkBarProps {
  selection: Selection;
  view: OrdersTabView;
}

/** Bulk actions on the selected orders, with progress and the result per order. */
export function BulkBar({ selection, view }: BulkBarProps) {
  const showUndoToast = useUndoableToast();
  const { run, start, again, stop, forget } = useBulk((over, fresh) => {
    selection.drop(withoutNextStep(over));
    const done = fresh.filter(({ outcome }) => outcome === 'done').map(({ order }) => order);
    if (over.wanted.deed === 'confirm' && done.length > 0)
      showUndoToast(copy.done.confirm(done.length), done);
  });
  const ids = [...selection.ids];
  const isRunning = run !== null && run.state !== 'over';
  if (ids.length === 0 && run === null) return null;
  return (
    <section className={styles.bar} aria-label={copy.bar}>
      {run?.state === 'over' && (
        <BatchResult
          run={run}
          done={copy.done[run.wanted.deed]}
          pathOf={(order) => adminPath({ ...view, order })}
          onAgain={() => inBackground(again())}
          onClose={forget}
        />
      )}
      {isRunning ? (
        <BatchProgress run={run} doing={copy.doing[run.wanted.deed]} onStop={stop} />
      ) : (
        ids.length > 0 && <Deeds ids={ids} selection={selection} start={start} />
      )}
    </section>
  );
}

/**
 * Orders that are deselected after a run: refused ones are listed in the result instead, cancelled ones have no next step. The
 * others stay selected for theirs.
 */
function withoutNextStep({ wanted, outcomes }: Run<Wanted>): string[] {
  const isOver = ({ outcome }: BulkOutcome) =>
    outcome === 'refused' || (wanted.deed === 'cancel' && outcome !== 'unavailable');
  return outcomes.filter(isOver).map(({ order }) => order);
}

interface DeedsProps {
  ids: readonly string[];
  selection: Selection;
  start: ReturnType<typeof useBulk>['start'];
}

function Deeds({ ids, selection, start }: DeedsProps) {
  const [asking, setAsking] = useState<'ship' | 'cancel' | null>(null);
  // Prefetched, so that the options exist when the dialog opens and sets focus.
  useQuery(shippersQuery());
  const close = () => setAsking(null);
  return (
    <div className={styles.deeds}>
      <IconButton icon="close" label={copy.clear} onClick={selection.clear} />
      <p className={styles.count} role="status">
        {copy.picked(ids.length)}
      </p>
      <div className={styles.acts}>
        <Button
          variant="leaf"
          size="sm"
          icon="check"
          data-key="C"
          onClick={() => inBackground(start({ deed: 'confirm' }, ids))}
        >
          {copy.confirm}
        </Button>
        <LinkButton
          variant="paper"
          size="sm"
          icon="receipt"
          data-key="P"
          to={worksheetPath(...ids)}
          target="_blank"
        >
          {copy.print}
        </LinkButton>
        <Button variant="sec" size="sm" icon="truck" data-key="V" onClick={() => setAsking('ship')}>
          {copy.ship}
        </Button>
        <DownloadLink
          className={buttonClass({ variant: 'paper', size: 'sm' })}
          path={pathWith('/reports/orders.csv', { orders: ids.join(',') })}
        >
          {copy.csv}
        </DownloadLink>
        <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsking('cancel')}>
          {copy.cancel}
        </Button>
      </div>
      {asking === 'ship' && (
        <ShipManyDialog
          orders={ids}
          onClose={close}
          onConfirm={(shipperId, shipped) => {
            close();
            inBackground(start({ deed: 'ship', shipperId }, shipped));
          }}
        />
      )}
      <ReasonDialog
        words={copy.cancelling}
        id={String(ids.length)}
        open={asking === 'cancel'}
        reasonNeeded
        sending={false}
        onClose={close}
        onConfirm={(reason) => {
          close();
          inBackground(start({ deed: 'cancel', reason }, ids));
        }}
      />
    </div>
  );
}
