import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Overview, PeriodReport } from '#contract/http/reports.ts';
import { formatVnd, groupThousands } from '#domain/kernel/vnd.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { countsQuery } from '#web/entities/report/queries.ts';
import { copy } from './copy.vi.ts';
import { growth } from './words.ts';
import { classes } from '#web/ui/classes.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './overview.module.css';

/** Four figures of the period compared with the previous one, and pending work. */
export function Sums({ overview: { current, previous } }: { overview: Overview }) {
  const [average, averageBefore] = [averageOf(current), averageOf(previous)];
  return (
    <dl className={styles.sums}>
      <Sum name={copy.revenue} news={<Grown now={current.revenue} before={previous.revenue} />}>
        {formatVnd(current.revenue)}
      </Sum>
      <Sum name={copy.orders} news={<More of="orders" now={current.orders} before={previous.orders} />}>
        {groupThousands(current.orders)}
      </Sum>
      <Sum name={copy.average} news={<Grown now={average} before={averageBefore} />}>
        {formatVnd(average)}
      </Sum>
      <Sum
        name={copy.newCustomers}
        news={<More of="customers" now={current.newCustomers} before={previous.newCustomers} />}
      >
        {groupThousands(current.newCustomers)}
      </Sum>
      <Jobs />
    </dl>
  );
}

/** Pending work now, independent of the period. */
function Jobs() {
  const { data, isError, refetch } = useQuery(countsQuery());
  if (data === undefined && isError) {
    const again = (
      <button type="button" className="link" onClick={() => inBackground(refetch())}>
        {uiCopy.retry}
      </button>
    );
    return (
      <Sum name={copy.waiting} news={again}>
        {copy.jobsUnread}
      </Sum>
    );
  }
  if (data === undefined) {
    return (
      <Sum name={copy.waiting} news={null}>
        <Skeleton width={80} height={28} />
      </Sum>
    );
  }
  const { jobs, waiting } = data;
  return (
    <Sum name={copy.waiting} news={jobs === 0 ? copy.noJobs : copy.toLookAt(waiting.payments)}>
      {copy.jobs(jobs)}
    </Sum>
  );
}

function Sum({ name, news, children }: { name: string; news: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <dt>{name}</dt>
      <dd className={classes('num', styles.num)}>{children}</dd>
      <dd className={styles.news}>{news}</dd>
    </Card>
  );
}

function Grown({ now, before }: { now: number; before: number }) {
  const percent = growth(now, before);
  if (percent === null) return <span className="text-muted">{copy.noBefore}</span>;
  if (percent === 0) return <span className="text-muted">{copy.same}</span>;
  return percent > 0 ? (
    <span className="text-success">{copy.more(percent)}</span>
  ) : (
    <span className="text-warning">{copy.less(-percent)}</span>
  );
}

interface MoreProps {
  of: keyof typeof copy.moreOf;
  now: number;
  before: number;
}

function More({ of, now, before }: MoreProps) {
  if (before === 0) return <span className="text-muted">{copy.noBefore}</span>;
  if (now === before) return <span className="text-muted">{copy.same}</span>;
  return now > before ? (
    <span className="text-success">{copy.moreOf[of](now - before)}</span>
  ) : (
    <span className="text-warning">{copy.lessOf[of](before - now)}</span>
  );
}

/** Average revenue per order; 0 without orders. */
function averageOf({ revenue, sold }: PeriodReport): number {
  return sold === 0 ? 0 : Math.round(revenue / sold);
}
