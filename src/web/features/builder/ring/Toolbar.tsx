import { emptySlotsOf, placedCharms } from '#domain/design/board.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { copy } from '../copy.vi.ts';
import { useBenchState, useCore } from '../workshop.ts';

/** Undo, redo, fill, clear. What cannot be done now stays focusable and quiet. */
export function Toolbar() {
  const { undo, redo, autoFill, clear } = useCore();
  const { history } = useBenchState().bench;
  const empty = emptySlotsOf(history.present);
  const placed = placedCharms(history.present).length;

  const askToClear = async () => {
    const { title, message, confirm: confirmLabel } = copy.reset;
    if (await confirm({ tone: 'warning', title, message, confirmLabel })) clear();
  };
  const dull = (off: boolean) => (off ? { 'aria-disabled': true } : {});
  return (
    <div className="bld-tools" role="group" aria-label={copy.toolbar.label}>
      <IconButton
        icon="undo"
        label={copy.toolbar.undo}
        aria-keyshortcuts="Control+Z"
        {...dull(history.past.length === 0)}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={copy.toolbar.redo}
        aria-keyshortcuts="Control+Shift+Z"
        {...dull(history.future.length === 0)}
        onClick={redo}
      />
      <i aria-hidden="true" />
      <Button variant="tint" size="sm" icon="sparkle" {...dull(empty === 0)} onClick={autoFill}>
        {copy.toolbar.autoFill}
      </Button>
      <i aria-hidden="true" />
      <IconButton
        icon="reset"
        label={copy.toolbar.reset}
        {...dull(placed === 0)}
        onClick={() => placed > 0 && void askToClear()}
      />
    </div>
  );
}
