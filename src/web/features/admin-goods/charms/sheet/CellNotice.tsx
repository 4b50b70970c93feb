import { Button } from '#web/ui/actions/Button.tsx';
import type { CellKind } from './cells.ts';
import { copy } from './copy.vi.ts';
import type { Cell } from './use-cell.ts';
import * as styles from './sheet.module.css';

interface CellNoticeProps {
  kind: CellKind;
  cell: Cell;
  columns: number;
}

/** Shown below the row of an unsaved cell: the reason and the options; the typed text is kept. */
export function CellNotice({ kind, cell, columns }: CellNoticeProps) {
  const { trouble, draft } = cell;
  if (trouble === null) return null;
  return (
    <tr className={styles.notice}>
      <td colSpan={columns}>
        <div role="alert">
          {trouble.why === 'changed' ? (
            <>
              <span>{copy.conflict(copy.columns[kind.column], kind.shown(trouble.newest))}</span>
              <Button variant="paper" size="sm" onClick={cell.cancel}>
                {copy.take(kind.shown(trouble.newest))}
              </Button>
              <Button variant="leaf" size="sm" onClick={cell.insist}>
                {copy.mine(draft ?? '')}
              </Button>
            </>
          ) : (
            <>
              <span>{trouble.why === 'failed' ? `${copy.failed}. ${trouble.message}` : trouble.message}</span>
              {trouble.why === 'failed' && (
                <Button variant="paper" size="sm" onClick={() => cell.open()}>
                  {copy.again}
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={cell.cancel}>
                {copy.drop}
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
