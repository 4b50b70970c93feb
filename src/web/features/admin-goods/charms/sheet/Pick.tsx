import type { Selection } from '#web/ui/list/use-selection.ts';
import { copy } from './copy.vi.ts';
import * as styles from './sheet.module.css';

/** The box of one row; with shift everything from the row that was ticked before. */
export function Pick({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        className="check"
        aria-label={copy.pick(name)}
        checked={selection.ids.has(id)}
        // Space with shift is a click with shift.
        onClick={({ shiftKey }) => selection.toggle(id, shiftKey)}
        onChange={() => {}}
      />
    </label>
  );
}

/** The box of all rows in sight. */
export function PickAll({ selection: { allPicked, somePicked, toggleAll } }: { selection: Selection }) {
  return (
    <label className={styles.pick}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = somePicked;
        }}
        type="checkbox"
        className="check"
        aria-label={copy.pickAll}
        checked={allPicked}
        onChange={toggleAll}
      />
    </label>
  );
}
