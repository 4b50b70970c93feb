import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { copy } from './copy.vi.ts';
import { isWaiting, type QueuedChange } from './offline-queue/queued-change.ts';
import type { OfflineQueue } from './offline-queue/queue.ts';
import { useOnline, useOfflineQueue } from './offline-queue/use-offline-queue.ts';

const words = copy.outbox;

/** What the phone keeps until the shop has it, whatever the list below shows; nothing while all is well. */
export function OutboxNotice() {
  const { outbox, changes } = useOfflineQueue();
  const online = useOnline();
  if (outbox === null) return null;
  const waiting = changes.filter((change) => isWaiting(change) && !change.accepted);
  const refused = changes.filter((change) => !isWaiting(change));
  return (
    <div className="outbox">
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
            <Button variant="paper" size="sm" onClick={() => void outbox.wake()}>
              {words.sendNow}
            </Button>
          }
        >
          {words.waitingText}
        </Banner>
      )}
      {refused.map((change) => (
        <Refused key={change.clientId} change={change} outbox={outbox} />
      ))}
    </div>
  );
}

function Refused({ change, outbox }: { change: QueuedChange; outbox: OfflineQueue }) {
  const { clientId, refusal, notes } = change;
  const id = `#${shortId(change.orderId)}`;
  const time = formatShortDateTime(change.madeAt);
  const drop = async () => {
    if (await confirm(words.askDrop)) await outbox.drop(clientId);
  };
  return (
    <Banner title={words.refused}>
      <p>
        {change.accepted
          ? words.refusedPhoto(id, time)
          : words.refusedWhat(id, shipmentStatusLabels[change.status], time)}
      </p>
      {notes && <p className="said">{notes}</p>}
      <p>{refusal}</p>
      <div className="acts">
        <Button
          variant="dline"
          size="sm"
          aria-label={words.actionName(words.drop, id)}
          onClick={() => void drop()}
        >
          {words.drop}
        </Button>
        <Button
          variant="paper"
          size="sm"
          aria-label={words.actionName(words.retry, id)}
          onClick={() => void outbox.retry(clientId)}
        >
          {words.retry}
        </Button>
      </div>
    </Banner>
  );
}
