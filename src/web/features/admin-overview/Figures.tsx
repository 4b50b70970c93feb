import type { DayReport } from '#contract/http/reports.ts';
import { formatVnd, groupThousands } from '#domain/kernel/vnd.ts';
import { copy } from './copy.vi.ts';
import { fullDay } from './words.ts';
import * as styles from './overview.module.css';

/** The chart's data as a collapsed table, latest day first. */
export function Figures({ days }: { days: readonly DayReport[] }) {
  const { columns, figures } = copy.chart;
  return (
    <details className={styles.figures}>
      <summary>{figures}</summary>
      <table>
        <thead>
          <tr>
            <th>{columns.day}</th>
            <th>{columns.orders}</th>
            <th>{columns.revenue}</th>
          </tr>
        </thead>
        <tbody className="num">
          {days.toReversed().map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row">{fullDay(day)}</th>
              <td>{groupThousands(orders)}</td>
              <td>{formatVnd(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
