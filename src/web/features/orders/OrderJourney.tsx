import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { parcelQuery } from '#web/entities/shipment/queries.ts';
import { hasParcel } from '#web/entities/shipment/way.ts';
import { classes } from '#web/ui/classes.ts';
import { copy } from '#web/entities/order/copy.vi.ts';
import { journeyOf } from '#web/entities/order/journey.ts';
import * as styles from './journey.module.css';

const LOOKS = {
  done: styles.done,
  now: styles.now,
  next: styles.next,
  ended: styles.ended,
  trouble: styles.trouble,
};

/** The steps of an order along a cord: horizontal on wide screens, vertical on phones (look, Orders). */
export function OrderJourney({ order }: { order: Order }) {
  const { data: parcel } = useQuery({ ...parcelQuery(order._id), enabled: hasParcel(order.status) });
  return (
    <ol className={styles.journey} aria-label={copy.journey.label(`#${shortId(order._id)}`)}>
      {journeyOf(order, parcel?.estimatedDeliveryDate).map(({ key, label, when, state }) => (
        <li
          key={key}
          className={LOOKS[state]}
          aria-current={state === 'now' || state === 'ended' || state === 'trouble' ? 'step' : undefined}
        >
          <i className={classes('bead', styles.bead, state === 'next' && 'pale')} aria-hidden="true" />
          <div>
            <b>
              {label}
              {state === 'next' && <span className="sr-only"> ({copy.journey.coming})</span>}
            </b>
            {when}
          </div>
        </li>
      ))}
    </ol>
  );
}
