import { Link } from 'react-router';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { batchesCopy as copy } from './batches.vi.ts';
import * as styles from './batches.module.css';
import { leftOf, type Run } from './use-batches.ts';

interface BatchResultProps {
  run: Run<unknown>;
  /** 'Đã xác nhận 12 đơn' */
  done: (orders: number) => string;
  /** link to an order */
  pathOf: (order: string) => string;
  /** retries the orders that were not processed */
  onAgain: () => void;
  onClose: () => void;
}

/** Which orders succeeded, and which did not and why. */
export function BatchResult({ run, done: wordsOf, pathOf, onAgain, onClose }: BatchResultProps) {
  const having = (outcome: BulkOutcome['outcome']) => run.outcomes.filter((each) => each.outcome === outcome);
  const [done, unchanged, refused] = [having('done'), having('unchanged'), having('refused')];
  const left = leftOf(run);
  const told = unchanged.filter(({ message }) => message !== null);
  return (
    <div className={styles.result}>
      <div role="status">
        <b>{done.length > 0 ? wordsOf(done.length) : copy.none}</b>
        {unchanged.length > 0 && <p>{copy.unchanged(unchanged.length)}</p>}
        {refused.length > 0 && <p className="text-danger">{copy.refused(refused.length)}</p>}
        {left.length > 0 && <p className="text-danger">{copy.left(left.length)}</p>}
      </div>
      <IconButton icon="close" label={copy.close} onClick={onClose} />
      {refused.length + told.length > 0 && (
        <ul className={styles.reasons}>
          {[...refused, ...told].map(({ order, message }) => (
            <li key={order}>
              <Link
                className="link num"
                to={pathOf(order)}
                preventScrollReset
                aria-label={copy.open(`#${shortId(order)}`)}
              >
                #{shortId(order)}
              </Link>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <Button variant="sec" size="sm" icon="reset" onClick={onAgain}>
          {copy.again(left.length)}
        </Button>
      )}
    </div>
  );
}

interface BatchProgressProps {
  run: Run<unknown>;
  /** 'Đang xác nhận 10/60 đơn' */
  doing: (done: number, of: number) => string;
  onStop: () => void;
}

/** Progress of a batch, with a button that stops it after the current request. */
export function BatchProgress({ run, doing, onStop }: BatchProgressProps) {
  const done = run.outcomes.length;
  const words = doing(done, run.ids.length);
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
