import { useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import * as styles from './pick.module.css';
import type { Selection } from './use-selection.ts';

interface PickProps {
  selection: Selection;
  /** of the row */
  id: string;
  label: string;
  disabled?: boolean;
  className?: string;
}

/** The checkbox of one row; with shift it covers the range from the previously ticked row. */
export function PickRow({ selection, id, label, disabled, className }: PickProps) {
  return (
    <label className={classes(styles.pick, className)}>
      <input
        type="checkbox"
        className="check"
        aria-label={label}
        disabled={disabled}
        checked={selection.ids.has(id)}
        // Shift+Space also triggers a click event with `shiftKey`.
        onClick={({ shiftKey }) => selection.toggle(id, shiftKey)}
        onChange={() => {}}
      />
    </label>
  );
}

/**
 * The checkbox for all visible rows; where rows are shown as cards, it has a visible label. When the last row is unticked, the
 * action bar disappears with the focus: this checkbox then takes it.
 */
export function PickAll({ selection, label }: Pick<PickProps, 'selection' | 'label'>) {
  const { ids, allPicked, somePicked, toggleAll } = selection;
  const own = useRef<HTMLInputElement>(null);
  const isNone = ids.size === 0;
  useEffect(() => {
    if (own.current) own.current.indeterminate = somePicked;
  }, [somePicked]);
  const wasNone = useRef(isNone);
  // Before the next frame, in which the dashboard finds a place for a lost focus (`useKeptFocus`).
  useLayoutEffect(() => {
    const isOver = isNone && !wasNone.current;
    wasNone.current = isNone;
    if (isOver && document.activeElement === document.body) own.current?.focus({ preventScroll: true });
  }, [isNone]);
  return (
    <label className={classes(styles.pick, styles.all)} data-pick-all="">
      <input
        ref={own}
        type="checkbox"
        className="check"
        aria-label={label}
        data-key="A"
        checked={allPicked}
        onChange={toggleAll}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  );
}

/** Header of the first column: the checkbox for all visible rows, and the column's name, which cards have no room for. */
export function PickAllHead({ name, ...pick }: Pick<PickProps, 'selection' | 'label'> & { name: string }) {
  return (
    <>
      <PickAll {...pick} />
      <span className="max-lg:sr-only">{name}</span>
    </>
  );
}
