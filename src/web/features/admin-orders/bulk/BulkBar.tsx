import { useState } from 'react';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { pathWith } from '#web/lib/api.ts';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { worksheetPath } from '#web/lib/paths/worksheet.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useUndoableToast } from '../use-undo.ts';
import type { OrdersTabView } from '../view.ts';
import { bulkCopy as copy } from './bulk.vi.ts';
import * as styles from './bulk.module.css';
import { BulkResult } from './BulkResult.tsx';
import { ShipManyDialog } from './ShipManyDialog.tsx';
import { leftOf, useBulk, type Run } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  selection: Selection;
  view: OrdersTabView;
}

/** What is done to the orders that are ticked, how far it has come, and what became of each. */
export function BulkBar({ selection, view }: BulkBarProps) {
  const tellUndoable = useUndoableToast();
  const { run, start, stop, forget } = useBulk((over) => {
    selection.keep(stillPicked(over));
    const done = over.outcomes.filter(({ outcome }) => outcome === 'done').map(({ order }) => order);
    if (over.wanted.deed === 'confirm' && done.length > 0) tellUndoable(copy.done.confirm(done.length), done);
  });
  const ids = [...selection.ids];
  const isRunning = run !== null && run.state !== 'over';
  if (ids.length === 0 && run === null) return null;
  return (
    <section className={styles.bar} aria-label={copy.bar}>
      {run?.state === 'over' && (
        <BulkResult
          run={run}
          view={view}
          onAgain={() => inBackground(start(run.wanted, leftOf(run)))}
          onClose={forget}
        />
      )}
      {isRunning ? (
        <Progress run={run} onStop={stop} />
      ) : (
        ids.length > 0 && <Deeds ids={ids} selection={selection} start={start} />
      )}
    </section>
  );
}

/** What went goes on to its next step; what the rules refuse is listed instead, what was cancelled has no next step. */
function stillPicked(run: Run): string[] {
  if (run.wanted.deed === 'cancel') return leftOf(run);
  const refused = new Set<string>(
    run.outcomes.filter(({ outcome }) => outcome === 'refused').map(({ order }) => order),
  );
  return run.ids.filter((id) => !refused.has(id));
}

function Progress({ run, onStop }: { run: Run; onStop: () => void }) {
  const done = run.outcomes.length;
  const words = copy.doing[run.wanted.deed](done, run.ids.length);
  return (
    <div className={styles.deeds}>
      <p className={styles.count} role="status">
        {words}
      </p>
      <progress className={styles.progress} value={done} max={run.ids.length} aria-label={words} />
      <Button variant="paper" size="sm" disabled={run.state === 'stopping'} onClick={onStop}>
        {run.state === 'stopping' ? copy.stopping : copy.stop}
      </Button>
    </div>
  );
}

interface DeedsProps {
  ids: readonly string[];
  selection: Selection;
  start: ReturnType<typeof useBulk>['start'];
}

function Deeds({ ids, selection, start }: DeedsProps) {
  const [asking, setAsking] = useState<'ship' | 'cancel' | null>(null);
  const close = () => setAsking(null);
  return (
    <div className={styles.deeds}>
      <IconButton icon="close" label={copy.clear} onClick={selection.clear} />
      <p className={styles.count} role="status">
        {copy.picked(ids.length)}
      </p>
      <Button
        variant="leaf"
        size="sm"
        icon="check"
        onClick={() => inBackground(start({ deed: 'confirm' }, ids))}
      >
        {copy.confirm}
      </Button>
      <LinkButton variant="paper" size="sm" icon="receipt" to={worksheetPath(...ids)} target="_blank">
        {copy.print}
      </LinkButton>
      <Button variant="sec" size="sm" icon="truck" onClick={() => setAsking('ship')}>
        {copy.ship}
      </Button>
      <DownloadLink
        className={buttonClass({ variant: 'paper', size: 'sm' })}
        href={pathWith('/api/reports/orders.csv', { orders: ids.join(',') })}
      >
        <Icon name="download" size={18} />
        {copy.csv}
      </DownloadLink>
      <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsking('cancel')}>
        {copy.cancel}
      </Button>
      {asking === 'ship' && (
        <ShipManyDialog
          orders={ids.length}
          onClose={close}
          onConfirm={(shipperId) => {
            close();
            inBackground(start({ deed: 'ship', shipperId }, ids));
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
