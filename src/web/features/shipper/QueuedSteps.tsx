import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { isWaiting, type QueuedChange } from './offline-queue/queued-change.ts';
import { useOnline } from '#web/lib/hooks/use-online.ts';
import * as styles from './update.module.css';

const words = copy.queue;

/** On a parcel's card: its changes that have not been sent yet. */
export function KeptSteps({ changes }: { changes: readonly QueuedChange[] }) {
  const online = useOnline();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.kept}>
      {changes.map((change) => (
        <li key={change.clientId} className={classes('num', !isWaiting(change) && styles.refused)}>
          <Icon name={isWaiting(change) ? 'clock' : 'warning'} size={18} />
          {sentence(change, online)}
        </li>
      ))}
    </ul>
  );
}

function sentence(change: QueuedChange, online: boolean): string {
  if (change.accepted && isWaiting(change)) return online ? words.rowPhoto : words.rowPhotoWaiting;
  const status = shipmentStatusLabels[change.status];
  const time = formatShortDateTime(change.madeAt);
  if (!isWaiting(change)) return words.rowRefused(change.accepted ? copy.photo.label : status, time);
  return change.photo === null ? words.row(status, time) : words.rowWithPhoto(status, time);
}
