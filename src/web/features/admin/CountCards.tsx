import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { copy } from './copy.vi.ts';
import { countedQuery, waitingQuery } from './queries.ts';

export type TabName = Exclude<keyof typeof copy.counts, 'label' | 'fresh' | 'unknown'>;
type CountCard = { name: TabName; icon: IconName; query: ReturnType<typeof countedQuery> | null };

/** The eight cards of spec §2. Those without a tab of their own yet only tell their number. */
const CARDS: readonly CountCard[] = [
  { name: 'orders', icon: 'cart', query: countedQuery('/orders') },
  { name: 'charms', icon: 'flower', query: countedQuery('/charms') },
  { name: 'categories', icon: 'grid', query: countedQuery('/categories', {}, false) },
  { name: 'shipments', icon: 'truck', query: countedQuery('/shipments') },
  { name: 'shipping', icon: 'tag', query: countedQuery('/shipping', {}, false) },
  { name: 'bracelet-strings', icon: 'ring', query: countedQuery('/bracelet-strings', {}, false) },
  { name: 'tying-methods', icon: 'knot', query: countedQuery('/tying-methods', {}, false) },
  { name: 'ready-made-bracelets', icon: 'gift', query: countedQuery('/ready-made-bracelets') },
];
const COUNTED = CARDS.flatMap(({ query }) => query ?? []);

export function CountCards({ current }: { current: TabName }) {
  const counts = useQueries({ queries: COUNTED });
  const { data: waiting = 0 } = useQuery(waitingQuery());
  const countOf = ({ query }: CountCard) => (query ? counts[COUNTED.indexOf(query)] : undefined);
  return (
    <ul className="counts" aria-label={copy.counts.label}>
      {CARDS.map((card) => (
        <li key={card.name}>
          <Count card={card} count={countOf(card)} isCurrent={card.name === current} fresh={waiting} />
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  card: CountCard;
  count: { data: number | undefined; isError: boolean } | undefined;
  isCurrent: boolean;
  /** orders that wait for the shop */
  fresh: number;
}

function Count({ card: { name, icon }, count, isCurrent, fresh }: CountProps) {
  const content = (
    <>
      <i>
        <Icon name={icon} />
      </i>
      <b>
        <Number count={count} />
      </b>
      <span>{copy.counts[name]}</span>
      {name === 'orders' && fresh > 0 && <em>{copy.counts.fresh(fresh)}</em>}
    </>
  );
  if (name !== 'orders' && name !== 'shipments') return <div className="count">{content}</div>;
  return (
    <Link
      className={classes('count', isCurrent && 'on')}
      to={`/admin?tab=${name}`}
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
