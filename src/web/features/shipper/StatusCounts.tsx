import { Link } from 'react-router';
import type { ShipmentCounts } from '#contract/http/fulfilment.ts';
import { groupThousands } from '#domain/kernel/vnd.ts';
import { changed, shipmentsPath, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './shipper.module.css';

const counted = (count: number | undefined) => count && groupThousands(count);

const CARDS = [
  ['all', 'total'],
  ['delivered', 'delivered'],
  ['in_progress', 'inProgress'],
] as const;

interface StatusCountsProps {
  counts: ShipmentCounts | undefined;
  failed: boolean;
  view: ShipmentsView;
}

/** Three counts that double as filters (spec §2, Shipper dashboard). */
export function StatusCounts({ counts, failed, view }: StatusCountsProps) {
  return (
    <ul className={styles.tally} aria-label={copy.counts.label}>
      {CARDS.map(([status, count]) => {
        const chosen = view.status === status;
        return (
          <li key={status}>
            <Link
              to={shipmentsPath('/shipper', changed(view, { status }))}
              preventScrollReset
              className={classes(chosen && classes('on', styles.on))}
              aria-current={chosen ? 'true' : undefined}
            >
              <b>{counted(counts?.[count]) ?? (failed ? '–' : <Skeleton width={36} height={26} />)}</b>
              <span>{copy.counts[status]}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
