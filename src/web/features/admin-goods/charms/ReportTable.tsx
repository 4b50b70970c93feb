import type { ImportLine } from '#contract/http/charm-import.ts';
import { copy } from './copy.vi.ts';
import * as styles from './import.module.css';

const text = copy.csv;
const isRefused = ({ action }: ImportLine) => action === 'refuse';

/** The outcome of every line of the file; first those that are skipped, with the reason: they are what must be corrected. */
export function ReportTable({ lines }: { lines: readonly ImportLine[] }) {
  const { columns } = text;
  return (
    // Focusable, so that it scrolls by keyboard.
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
          {[...lines.filter(isRefused), ...lines.filter((line) => !isRefused(line))].map(
            ({ line, name, action, issues }) => (
              <tr key={line} className={action === 'refuse' ? styles.refused : undefined}>
                <td className="num">{line}</td>
                <th scope="row">{name || text.unnamed}</th>
                <td>{text.actions[action]}</td>
                <td>{issues.map(({ message }) => message).join('. ')}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
