import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Overview } from '#contract/http/reports.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { periodBefore } from '#domain/reports/periods.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { LowStock } from '#web/entities/report/low-stock/LowStock.tsx';
import { BestSellers } from './BestSellers.tsx';
import { copy } from './copy.vi.ts';
import { DayChart, type Measure } from './DayChart.tsx';
import { Figures } from './Figures.tsx';
import { overviewQuery, viewOf } from './queries.ts';
import { Range, TakeAlong } from './Range.tsx';
import { Sales } from './Sales.tsx';
import { Sources } from './Sources.tsx';
import { Sums } from './Sums.tsx';
import { Year } from './Year.tsx';
import { dayAndMonth, fullDay, spanInWords } from './words.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './overview.module.css';

/** Overview of the shop: revenue and orders by day, best sellers, low stock. */
export function OverviewTab() {
  const [params] = useSearchParams();
  // Fixed for this visit, so that midnight does not trigger a refetch in front of the admin.
  const [today] = useState(() => dayOf(new Date()));
  const view = viewOf(params, today);
  const { period } = view;
  const { data, isError, refetch, isPlaceholderData } = useQuery(overviewQuery(period));
  return (
    <section className={styles.overview} aria-busy={isPlaceholderData}>
      <header className="pane-head">
        <h2>{copy.title}</h2>
        <Range view={view} />
        <TakeAlong period={period} />
      </header>
      <p className="num text-sm whitespace-normal text-muted">
        {spanInWords(period)}. {copy.comparedWith(spanInWords(periodBefore(period)))}.
      </p>
      {isError && <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>}
      {data && (
        <>
          <Sums overview={data} />
          <div className={styles.panes}>
            <Days overview={data} />
            <BestSellers things={data.bestSellers} />
          </div>
          <Sales period={period}>
            <Year year={data.year} />
            <Sources sources={data.sources} />
          </Sales>
        </>
      )}
      {!data && !isError && <OverviewLoading />}
      <LowStock wide />
    </section>
  );
}

const MEASURES = ['revenue', 'orders'] as const satisfies Measure[];

function Days({ overview: { current, previous } }: { overview: Overview }) {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const [first, last] = [current.days[0]?.day ?? '', current.days.at(-1)?.day ?? ''];
  return (
    <Card as="section" className={classes('pane', styles.days)}>
      <header>
        <div>
          <h3>{copy.chart.title[measure]}</h3>
          <p className="num text-sm text-muted">{copy.chart.span(dayAndMonth(first), fullDay(last))}</p>
        </div>
        <div className={styles.measures} role="group" aria-label={copy.chart.choose}>
          {MEASURES.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === measure}
              onClick={() => setMeasure(each)}
            >
              {copy.chart.title[each]}
            </button>
          ))}
        </div>
        <p className={styles.legend} aria-hidden="true">
          <span className={classes('now', styles.now)}>{copy.chart.now}</span>
          <span className={styles.before}>{copy.chart.before}</span>
        </p>
      </header>
      <DayChart measure={measure} current={current} previous={previous} />
      {current.orders === 0 && <p className="text-sm text-muted">{copy.chart.empty}</p>}
      <Figures days={current.days} />
    </Card>
  );
}

function OverviewLoading() {
  return (
    <Loading className="grid gap-5">
      <div className={styles.sums}>
        {[1, 2, 3, 4, 5].map((sum) => (
          <Card key={sum} className="grid gap-3">
            <Skeleton width={90} />
            <Skeleton width="70%" height={30} />
            <Skeleton width={70} />
          </Card>
        ))}
      </div>
      <Skeleton height={360} radius={20} />
    </Loading>
  );
}
