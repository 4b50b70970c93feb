import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PeriodReport } from '#contract/http/reports.ts';
import { formatVnd, groupThousands, vnd } from '#domain/kernel/vnd.ts';
import { namedEvery, smoothLine, ticksOf, type Point } from './chart.ts';
import { copy } from './copy.vi.ts';
import { dayAndMonth, fullDay, shortMoney } from './words.ts';
import { useWidth } from './use-width.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './overview.module.css';

export type Measure = 'revenue' | 'orders';

interface DayChartProps {
  measure: Measure;
  current: PeriodReport;
  previous: PeriodReport;
}

const HEIGHT = 250;
const EDGE = { left: 52, right: 18, top: 18, bottom: 32 };
const BASE = HEIGHT - EDGE.bottom;

/**
 * Line chart with a soft area, the previous period dotted in gold, the best day as a gold bead (look, Chart). Arrow keys step
 * through the days, exposed to screen readers as a slider; `Figures` has the same data as a table.
 */
export function DayChart({ measure, current, previous }: DayChartProps) {
  const { box, width } = useWidth();
  const [shown, setShown] = useState<number | null>(null);
  const days = current.days;
  const values = days.map((day) => day[measure]);
  const before = previous.days.map((day) => day[measure]);
  const ticks = ticksOf(Math.max(...values, ...before));
  const room = Math.max(1, width - EDGE.left - EDGE.right);
  const xOf = (index: number) =>
    EDGE.left + (days.length < 2 ? room / 2 : (index * room) / (days.length - 1));
  const yOf = (value: number) => BASE - (value / (ticks.at(-1) ?? 1)) * (BASE - EDGE.top);
  const pointsOf = (list: readonly number[]) =>
    list.map((value, index): Point => ({ x: xOf(index), y: yOf(value) }));
  const points = pointsOf(values);

  const nearest = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - EDGE.left;
    const index = Math.round((x / room) * (days.length - 1));
    setShown(Math.min(days.length - 1, Math.max(0, index)));
  };
  const step = (event: KeyboardEvent) => {
    const to = steppedTo(event.key, shown, days.length);
    if (to === undefined) return;
    event.preventDefault();
    setShown(to);
  };
  const at = shown === null ? undefined : days[shown];
  const spokenAt = shown ?? days.length - 1;
  const spoken = days[spokenAt];
  return (
    <div
      ref={box}
      className={styles.dayChart}
      role="slider"
      tabIndex={0}
      aria-label={copy.chart.label[measure]}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={spokenAt + 1}
      aria-valuetext={
        spoken && copy.chart.spoken(fullDay(spoken.day), spoken.orders, formatVnd(spoken.revenue))
      }
      onKeyDown={step}
      onFocus={() => setShown((index) => index ?? days.length - 1)}
      onBlur={() => setShown(null)}
      onPointerMove={nearest}
      onPointerDown={nearest}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(null)}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <Grid ticks={ticks} yOf={yOf} width={width} measure={measure} />
          <Names days={days.map(({ day }) => day)} xOf={xOf} room={room} />
          <path className={styles.before} d={smoothLine(pointsOf(before))} />
          <Area points={points} />
          <path className={classes('now', styles.now)} d={smoothLine(points)} />
          <Beads points={points} values={values} shown={shown} />
        </svg>
      )}
      {at && shown !== null && (
        <p
          className={classes('tip', styles.tip)}
          style={{ left: Math.min(Math.max(xOf(shown), 84), width - 84), top: points[shown]!.y }}
        >
          <span>{copy.chart.day(dayAndMonth(at.day), at.orders)}</span>
          <b className="num">{formatVnd(at.revenue)}</b>
        </p>
      )}
    </div>
  );
}

/** The day that a key selects; undefined for other keys. */
function steppedTo(key: string, from: number | null, days: number): number | undefined {
  const last = days - 1;
  const here = from ?? last;
  const steps: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowDown: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here + 1,
    PageDown: here - 7,
    PageUp: here + 7,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}

interface GridProps {
  ticks: readonly number[];
  yOf: (value: number) => number;
  width: number;
  measure: Measure;
}

function Grid({ ticks, yOf, width, measure }: GridProps) {
  return ticks.map((tick) => (
    <g key={tick} className={tick === 0 ? styles.floor : 'line'}>
      <path d={`M${EDGE.left} ${yOf(tick)}H${width - EDGE.right + 8}`} />
      <text x={EDGE.left - 10} y={yOf(tick) + 4} textAnchor="end">
        {measure === 'orders' ? groupThousands(tick) : shortMoney(vnd(tick), vnd(ticks[1]!))}
      </text>
    </g>
  ));
}

function Names({ days, xOf, room }: { days: readonly string[]; xOf: (at: number) => number; room: number }) {
  const every = namedEvery(days.length, room);
  // Counted back from today, which is always labelled.
  return days.map((day, index) =>
    (days.length - 1 - index) % every === 0 ? (
      <text key={day} x={xOf(index)} y={HEIGHT - 8} textAnchor="middle">
        {dayAndMonth(day)}
      </text>
    ) : null,
  );
}

function Area({ points }: { points: readonly Point[] }) {
  const id = useId();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--color-rose-600)" stopOpacity=".2" />
        <stop offset="1" stopColor="var(--color-rose-600)" stopOpacity="0" />
      </linearGradient>
      <path d={`${smoothLine(points)}L${last.x} ${BASE}L${first.x} ${BASE}Z`} fill={`url(#${id})`} />
    </>
  );
}

/** Beads are drawn only if the days are at least this far apart (px). */
const APART = 14;

interface BeadsProps {
  points: readonly Point[];
  values: readonly number[];
  shown: number | null;
}

function Beads({ points, values, shown }: BeadsProps) {
  const most = Math.max(...values);
  const best = most > 0 ? values.indexOf(most) : -1;
  const apart = points.length < 2 || points[1]!.x - points[0]!.x >= APART;
  return points.map(({ x, y }, index) => {
    if (index === best) return <circle key={x} className={styles.best} cx={x} cy={y} r={7} />;
    const wanted = index === shown || apart;
    return wanted ? (
      <circle
        key={x}
        className={index === shown ? classes('bead', styles.here) : 'bead'}
        cx={x}
        cy={y}
        r={index === shown ? 5 : 3.5}
      />
    ) : null;
  });
}
