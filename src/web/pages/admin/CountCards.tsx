import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { groupThousands } from '#domain/kernel/vnd.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy } from './copy.vi.ts';
import { countsQuery } from '#web/entities/report/queries.ts';
import { CARD_NAMES, tabPath, type CardName, type TabName } from '#web/lib/paths/admin-tabs.ts';
import { preloadTab, tabIcon } from './tabs.ts';
import * as styles from './counts.module.css';

/** Counts of three digits or more. */
const MANY: readonly CardName[] = ['orders', 'charms', 'shipments'];

/** The eight cards of spec §2: a count, and the link to its tab. */
export function CountCards({ current }: { current: TabName }) {
  const { data, isError } = useQuery(countsQuery());
  return (
    <ul className={styles.counts} aria-label={copy.counts.label}>
      {CARD_NAMES.map((name) => (
        <li key={name}>
          <Count
            name={name}
            count={data?.counts[name]}
            failed={isError}
            isCurrent={name === current}
            fresh={name === 'orders' ? data?.waiting.orders : 0}
          />
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  name: CardName;
  count: number | undefined;
  failed: boolean;
  isCurrent: boolean;
  /** orders waiting for the shop; space for the badge is reserved until the number is known */
  fresh: number | undefined;
}

function Count({ name, count, failed, isCurrent, fresh }: CountProps) {
  return (
    <Link
      className={classes(
        styles.count,
        isCurrent && classes('on', styles.on),
        MANY.includes(name) && styles.many,
      )}
      to={tabPath(name)}
      preventScrollReset
      onPointerEnter={() => preloadTab(name)}
      onFocus={() => preloadTab(name)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <i>
        <Icon name={tabIcon(name)} />
      </i>
      <b>
        <Number count={count} failed={failed} />
      </b>
      <span>{copy.counts[name]}</span>
      {fresh !== 0 && (
        <em className={classes(fresh === undefined && 'invisible')}>{copy.counts.fresh(fresh ?? 0)}</em>
      )}
    </Link>
  );
}

function Number({ count, failed }: Pick<CountProps, 'count' | 'failed'>) {
  if (count !== undefined) return groupThousands(count);
  if (!failed) return <Skeleton width={44} height={24} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{copy.counts.unknown}</span>
    </>
  );
}
