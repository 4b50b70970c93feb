import type { Overview } from '#contract/http/reports.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { LIMIT_ALARMS, limitUsed } from '#domain/reports/periods.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './overview.module.css';

/** Revenue of the calendar year against the tax-free limit. */
export function Year({ year: { year, revenue, limit } }: { year: Overview['year'] }) {
  const used = limitUsed(revenue, limit);
  return (
    <Card as="section" className="pane">
      <h3>{copy.year.title(year)}</h3>
      <p className={styles.year}>
        <b className="num">{formatVnd(revenue)}</b>
        {used !== null && <span className="text-muted">{copy.year.used(used, formatVnd(limit))}</span>}
      </p>
      {used !== null && (
        <div className={styles.limit}>
          <i className={classes('cord', styles.bar)} style={{ width: `${Math.min(100, used)}%` }} />
        </div>
      )}
      {used !== null && used >= LIMIT_ALARMS[0] && (
        <p className="text-sm text-warning">{used >= LIMIT_ALARMS[1] ? copy.year.over : copy.year.soon}</p>
      )}
      <p className="text-sm text-muted">{copy.year.how}</p>
    </Card>
  );
}
