import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { copy } from './copy.vi.ts';
import { countedQuery, waitingQuery } from './queries.ts';
import { hasTab, preloadTab, tabIcon, tabPath, type CardName, type TabName } from './tabs.ts';

type CountCard = { name: CardName; query: ReturnType<typeof countedQuery> };

const CARDS: readonly CountCard[] = [
  { name: 'orders', query: countedQuery('/orders') },
  { name: 'charms', query: countedQuery('/charms') },
  { name: 'categories', query: countedQuery('/categories', {}, false) },
  { name: 'shipments', query: countedQuery('/shipments') },
  { name: 'shipping', query: countedQuery('/shipping', {}, false) },
  { name: 'bracelet-strings', query: countedQuery('/bracelet-strings', {}, false) },
  { name: 'tying-methods', query: countedQuery('/tying-methods', {}, false) },
  { name: 'ready-made-bracelets', query: countedQuery('/ready-made-bracelets') },
];

/** The eight cards of spec §2: how much there is, and the way to its tab. */
export function CountCards({ current }: { current: TabName }) {
  const counts = useQueries({ queries: CARDS.map(({ query }) => query) });
  const { data: waiting = 0 } = useQuery(waitingQuery());
  return (
    <ul className="counts" aria-label={copy.counts.label}>
      {CARDS.map(({ name }, index) => (
        <li key={name}>
          <Count name={name} count={counts[index]} isCurrent={name === current} fresh={waiting} />
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  name: CardName;
  count: { data: number | undefined; isError: boolean } | undefined;
  isCurrent: boolean;
  /** orders that wait for the shop */
  fresh: number;
}

function Count({ name, count, isCurrent, fresh }: CountProps) {
  const content = (
    <>
      <i>
        <Icon name={tabIcon(name)} />
      </i>
      <b>
        <Number count={count} />
      </b>
      <span>{copy.counts[name]}</span>
      {name === 'orders' && fresh > 0 && <em>{copy.counts.fresh(fresh)}</em>}
    </>
  );
  if (!hasTab(name)) return <div className="count">{content}</div>;
  return (
    <Link
      className={classes('count', isCurrent && 'on')}
      to={tabPath(name)}
      preventScrollReset
      onPointerEnter={() => preloadTab(name)}
      onFocus={() => preloadTab(name)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}

function Number({ count }: Pick<CountProps, 'count'>) {
  if (count?.data !== undefined) return count.data;
  if (count && !count.isError) return <Skeleton width={44} height={24} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{copy.counts.unknown}</span>
    </>
  );
}
