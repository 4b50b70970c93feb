import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sales as Sold, SoldCharm } from '#contract/http/reports.ts';
import { formatVnd, groupThousands } from '#domain/kernel/vnd.ts';
import type { Period } from '#domain/reports/periods.ts';
import { SALES_ORDERS, type SalesOrder } from '#domain/reports/sales.ts';
import { charmsPath } from '#web/entities/charm/desk/view.ts';
import { ThingPicture } from '#web/entities/charm/desk/ThingPicture.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { classes } from '#web/ui/classes.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import { salesQuery } from './queries.ts';
import { swatchOf } from './swatches.ts';
import * as overview from './overview.module.css';
import * as styles from './sales.module.css';

const COLORS = 12;

interface SalesProps {
  period: Period;
  /** cards below the colours, which fill the space beside the longer list of charms */
  children: ReactNode;
}

/** Sales of the period by charm and by colour, with their profit. */
export function Sales({ period, children }: SalesProps) {
  const [order, setOrder] = useState<SalesOrder>('pieces');
  const { data, isError, refetch, isPlaceholderData } = useQuery(salesQuery(period, order));
  if (isError && !data) {
    return (
      <>
        <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>
        {children}
      </>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height={420} radius={20} />
      </Loading>
    );
  }
  return (
    <div className={classes(overview.panes, styles.sales)} aria-busy={isPlaceholderData}>
      <Card as="section" className="pane">
        <header className={styles.head}>
          <div>
            <h3>{copy.sales.title}</h3>
            <p className="text-sm text-muted">
              {data.kinds === 0 ? copy.sales.empty : copy.sales.sums(data.kinds, groupThousands(data.pieces))}
            </p>
          </div>
          <div className={styles.orders} role="group" aria-label={copy.sales.orderBy}>
            {SALES_ORDERS.map((each) => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={each === order}
                onClick={() => setOrder(each)}
              >
                {copy.sales.orders[each]}
              </button>
            ))}
          </div>
        </header>
        {data.kinds > 0 && (
          <>
            <Charms charms={data.charms} />
            <Earned earned={data.earned} kinds={data.kinds} />
          </>
        )}
        <p className="mt-2 text-sm text-muted">{copy.sales.how}</p>
      </Card>
      <div className={styles.beside}>
        <Colors colors={data.colors} />
        {children}
      </div>
    </div>
  );
}

function Charms({ charms }: { charms: readonly SoldCharm[] }) {
  const { columns } = copy.sales;
  return (
    <table className={styles.charms}>
      <thead>
        <tr>
          <th className={styles.name}>{columns.name}</th>
          <th>{columns.pieces}</th>
          <th>{columns.revenue}</th>
          <th>{columns.margin}</th>
        </tr>
      </thead>
      <tbody className="num">
        {charms.map((charm) => (
          <tr key={charm._id}>
            <th scope="row" className={styles.name}>
              <span>
                <ThingPicture src={charm.image} />
                {charm.isOnOffer ? (
                  <Link to={charmsPath({ search: charm.name })}>{charm.name}</Link>
                ) : (
                  <span>{copy.sales.gone(charm.name)}</span>
                )}
              </span>
            </th>
            <td>
              {groupThousands(charm.pieces)} <span className={styles.unit}>{copy.sales.unit}</span>
            </td>
            <td>{formatVnd(charm.revenue)}</td>
            <td className={classes(charm.margin === null && styles.unknown)}>
              <span className={styles.unit}>{columns.margin}</span>{' '}
              {charm.margin === null ? copy.sales.noCost : signed(charm.margin)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `formatVnd` for amounts that may be negative. */
const signed = (amount: number) => (amount < 0 ? `−${formatVnd(-amount)}` : formatVnd(amount));

function Earned({ earned: { revenue, margin, withoutCost }, kinds }: Pick<Sold, 'earned' | 'kinds'>) {
  const known = kinds > withoutCost;
  return (
    <p className={styles.earned}>
      {known && (
        <>
          <b className="num">{copy.sales.earned(signed(margin), formatVnd(revenue))}</b>{' '}
          <span className="text-muted">{copy.sales.byCost}</span>{' '}
        </>
      )}
      {withoutCost > 0 && (
        <Link to={tabPath('charms')}>{known ? copy.sales.withoutCost(withoutCost) : copy.sales.noCosts}</Link>
      )}
    </p>
  );
}

function Colors({ colors }: Pick<Sold, 'colors'>) {
  const most = colors[0]?.pieces ?? 1;
  return (
    <Card as="section" className="pane">
      <h3>{copy.colors.title}</h3>
      <p className="text-sm text-muted">{colors.length === 0 ? copy.colors.empty : copy.colors.how}</p>
      <ul className={styles.colors}>
        {colors.slice(0, COLORS).map(({ color, pieces, revenue }) => (
          <li key={color}>
            <i className={styles.swatch} style={{ background: swatchOf(color) }} />
            <span>{color}</span>
            <span className="num text-sm text-muted">
              {copy.colors.sums(groupThousands(pieces), formatVnd(revenue))}
            </span>
            <i className={classes('cord', styles.bar)} style={{ width: `${(pieces / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
