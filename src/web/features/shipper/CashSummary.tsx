import { useQuery } from '@tanstack/react-query';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { isStepWaiting } from './offline-queue/queued-change.ts';
import { useOfflineQueue } from './offline-queue/use-offline-queue.ts';
import { myCashQuery } from './queries.ts';
import * as styles from './shipper.module.css';

/** Today's cash on delivery: what the shipper has collected, and what is still to be collected. */
export function CashSummary() {
  const { data: cash, isError, isPaused, refetch } = useQuery(myCashQuery());
  const { changes } = useOfflineQueue();
  const unsent = changes.filter((change) => change.status === 'delivered' && isStepWaiting(change));
  // Paused: opened offline. Skeletons of the final height, to avoid a layout shift.
  const isMissing = isError || isPaused;
  const sum = (money: number | undefined) =>
    money === undefined ? isMissing ? '–' : <Skeleton width={84} height={20} /> : formatVnd(money);
  return (
    <section className={styles.purse} aria-label={copy.purse.label}>
      <Icon className={styles.icon} name="cash" size={24} />
      <dl>
        <div>
          <dt>{copy.purse.collected}</dt>
          <dd className="num">{sum(cash?.collected)}</dd>
        </div>
        <div>
          <dt>{copy.purse.toCollect}</dt>
          <dd className="price">{sum(cash?.toCollect)}</dd>
        </div>
        <div>
          <dt>{copy.purse.held}</dt>
          <dd className="num">{sum(cash?.held)}</dd>
        </div>
      </dl>
      {cash === undefined && isError && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center text-sm"
          onClick={() => inBackground(refetch())}
        >
          {copy.purse.again}
        </button>
      )}
      {unsent.length > 0 && (
        <p className="text-xs" role="status">
          {copy.purse.without(unsent.length)}
        </p>
      )}
    </section>
  );
}
