import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { copy } from './copy.vi.ts';
import { isStepWaiting, isWaiting, type QueuedChange } from './offline-queue/queued-change.ts';
import type { OfflineQueue } from './offline-queue/queue.ts';
import { useOnline } from '#web/lib/hooks/use-online.ts';
import { useOfflineQueue } from './offline-queue/use-offline-queue.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './update.module.css';

const words = copy.queue;

/** The state of the offline queue, whatever the list below shows; renders nothing while all is sent. */
export function OutboxNotice() {
  const { queue, changes } = useOfflineQueue();
  const online = useOnline();
  if (queue === null) return null;
  const waiting = changes.filter(isStepWaiting);
  const refused = changes.filter((change) => !isWaiting(change));
  return (
    <div className={styles.queue}>
      {!online && (
        <Banner
          tone="warning"
          title={waiting.length > 0 ? `${words.offline}, ${words.waiting(waiting.length)}` : words.offline}
        >
          {words.offlineText}
        </Banner>
      )}
      {online && waiting.length > 0 && (
        <Banner
          tone="info"
          title={words.waiting(waiting.length)}
          action={
            <Button variant="paper" size="sm" onClick={() => inBackground(queue.wake())}>
              {words.sendNow}
            </Button>
          }
        >
          {words.waitingText}
        </Banner>
      )}
      {refused.map((change) => (
        <Refused key={change.clientId} change={change} queue={queue} />
      ))}
    </div>
  );
}

function Refused({ change, queue }: { change: QueuedChange; queue: OfflineQueue }) {
  const { clientId, refusal, notes } = change;
  const id = `#${shortId(change.orderId)}`;
  const time = formatShortDateTime(change.madeAt);
  const drop = async () => {
    if (await confirm(words.askDrop)) await queue.drop(clientId);
  };
  return (
    <Banner title={words.refused}>
      <p>
        {change.accepted
          ? words.refusedPhoto(id, time)
          : words.refusedWhat(id, shipmentStatusLabels[change.status], time)}
      </p>
      {notes && <p className={styles.said}>{notes}</p>}
      <p>{refusal}</p>
      <div className={classes('acts', styles.acts)}>
        <Button
          variant="dline"
          size="sm"
          aria-label={words.actionName(words.drop, id)}
          onClick={() => inBackground(drop())}
        >
          {words.drop}
        </Button>
        <Button
          variant="paper"
          size="sm"
          aria-label={words.actionName(words.retry, id)}
          onClick={() => inBackground(queue.retry(clientId))}
        >
          {words.retry}
        </Button>
      </div>
    </Banner>
  );
}
