import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '#web/ui/is-composing.ts';
import { classes } from '#web/ui/classes.ts';
import type { CellKind, SheetCharm } from './cells.ts';
import { copy } from './copy.vi.ts';
import type { Cell } from './use-cell.ts';
import * as styles from './sheet.module.css';

interface SheetCellProps {
  charm: SheetCharm;
  kind: CellKind;
  cell: Cell;
  className?: string | undefined;
}

/** A value that becomes an input in place: by a click, Enter, F2, or by typing its first digit. */
export function SheetCell({ charm, kind, cell, className }: SheetCellProps) {
  const { column } = kind;
  const own = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  const isOpen =
    cell.draft !== null && !cell.saving && cell.trouble?.why !== 'changed' && cell.trouble?.why !== 'failed';
  useEffect(() => {
    if (!isOpen && back.current) own.current?.focus();
    back.current = false;
  }, [isOpen]);

  if (isOpen) {
    return (
      <input
        ref={(field) => takeFocus(field, cell.isWhole)}
        data-cell={column}
        className={classes('inp', 'num', styles.field, className)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        aria-label={copy.newIn[column](charm.name)}
        aria-invalid={cell.trouble?.why === 'issue' || undefined}
        value={cell.draft ?? ''}
        onChange={({ target }) => cell.type(target.value)}
        onBlur={() => cell.commit()}
        onKeyDown={(event) => {
          back.current = typed(event, cell);
        }}
      />
    );
  }
  const shown = cell.saving || cell.trouble ? (cell.draft ?? '') : kind.shown(charm);
  return (
    <button
      ref={own}
      type="button"
      data-cell={column}
      className={classes(styles.cell, 'num', cell.trouble && styles.troubled, className)}
      aria-label={copy.cell[column](charm.name, shown)}
      aria-busy={cell.saving || undefined}
      onClick={() => cell.open()}
      onKeyDown={(event) => walked(event, cell)}
    >
      {shown}
    </button>
  );
}

/** Selects the whole value, so that typing replaces it; after an opening digit the cursor goes to the end. */
function takeFocus(field: HTMLInputElement | null, isWhole: boolean): void {
  if (field === null || field === document.activeElement) return;
  field.focus();
  field.setSelectionRange(isWhole ? 0 : field.value.length, field.value.length);
}

/**
 * Handles keys in the open field.
 * @returns whether the focus returns to its own cell
 */
function typed(event: KeyboardEvent<HTMLInputElement>, cell: Cell): boolean {
  const { key, shiftKey, currentTarget } = event;
  if (isComposing(event.nativeEvent)) return false;
  if (key === 'Escape') {
    event.stopPropagation();
    cell.cancel();
    return true;
  }
  const next = nextCell(currentTarget, key, shiftKey);
  if (next === undefined) return false;
  event.preventDefault();
  if (!cell.commit()) return false;
  if (next === null) return true;
  next.focus();
  return false;
}

/** Handles keys on a closed cell. */
function walked(event: KeyboardEvent<HTMLButtonElement>, cell: Cell): void {
  const { key, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[\d+-]$/.test(key) || key === 'F2' || key === 'Backspace' || key === 'Delete') {
    event.preventDefault();
    cell.open(key === 'F2' ? undefined : key.length === 1 ? key : '');
    return;
  }
  if (!key.startsWith('Arrow')) return;
  event.preventDefault();
  nextCell(currentTarget, key, false)?.focus();
}

/** The target of a key: a cell, null past the last one, undefined if the key does not navigate. */
function nextCell(from: HTMLElement, key: string, back: boolean): HTMLElement | null | undefined {
  const table = from.closest('tbody');
  if (table === null) return undefined;
  const column = from.dataset['cell'];
  const ofColumn = key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown';
  const ofRow = key === 'Tab' || (from instanceof HTMLButtonElement && /^Arrow(Left|Right)$/.test(key));
  if (!ofColumn && !ofRow) return undefined;
  const cells = [
    ...table.querySelectorAll<HTMLElement>(ofColumn ? `[data-cell="${column}"]` : '[data-cell]'),
  ];
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft' || back;
  return cells[cells.indexOf(from) + (isBack ? -1 : 1)] ?? null;
}
