import type { ImportLine } from '#contract/http/charm-import.ts';
import { copy } from './copy.vi.ts';
import * as styles from './charms.module.css';

const text = copy.csv;

/** What happens with every line of the file, and why one is left out. */
export function ReportTable({ lines }: { lines: readonly ImportLine[] }) {
  const { columns } = text;
  return (
    // Scrolls by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.report} role="region" aria-label={text.lines} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, name, action, issues }) => (
            <tr key={line} className={action}>
              <td className="num">{line}</td>
              <th scope="row">{name || text.unnamed}</th>
              <td>{text.actions[action]}</td>
              <td>{issues.map(({ message }) => message).join('. ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
