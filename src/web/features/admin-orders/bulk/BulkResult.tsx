import { Link } from 'react-router';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { adminPath, type OrdersTabView } from '../view.ts';
import { bulkCopy as copy } from './bulk.vi.ts';
import * as styles from './bulk.module.css';
import { leftOf, type Run } from './use-bulk.ts';

interface BulkResultProps {
  run: Run;
  view: OrdersTabView;
  /** tries those again that nobody looked at */
  onAgain: () => void;
  onClose: () => void;
}

/** What went, and what did not and why. */
export function BulkResult({ run, view, onAgain, onClose }: BulkResultProps) {
  const having = (outcome: BulkOutcome['outcome']) => run.outcomes.filter((each) => each.outcome === outcome);
  const [done, unchanged, refused] = [having('done'), having('unchanged'), having('refused')];
  const left = leftOf(run);
  const told = unchanged.filter(({ message }) => message !== null);
  return (
    <div className={styles.result}>
      <div role="status">
        <b>{done.length > 0 ? copy.done[run.wanted.deed](done.length) : copy.none}</b>
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
                to={adminPath({ ...view, order })}
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
