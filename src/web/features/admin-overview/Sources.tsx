import type { SourceReport } from '#contract/http/reports.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { visitSourceCopy } from '#domain/ordering/visit-source.vi.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './overview.module.css';

/** Traffic sources of the period's orders, with their revenue. */
export function Sources({ sources }: { sources: readonly SourceReport[] }) {
  const most = sources[0]?.orders ?? 1;
  return (
    <Card as="section" className="pane">
      <h3>{visitSourceCopy.title}</h3>
      <p className="text-sm text-muted">{sources.length === 0 ? copy.sources.empty : copy.sources.how}</p>
      <ul className={styles.sources}>
        {sources.map(({ source, campaign, orders, revenue }) => (
          <li key={`${source} ${campaign}`}>
            <span>
              {source === null ? visitSourceCopy.unknown : visitSourceCopy.name(source)}
              {campaign !== null && <span className="text-muted">, {campaign}</span>}
            </span>
            <span className="num text-sm text-muted">{copy.sources.sums(orders, formatVnd(revenue))}</span>
            <i className={classes('cord', styles.bar)} style={{ width: `${(orders / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
