import { emptySlotsOf, placedCharms } from '#domain/design/board.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { charmsIn } from '../state/draft.ts';
import { useShownDesign, useBuilder, useView } from '../builder-context.ts';
import * as stage from './stage.module.css';

/** Undo, redo, fill, clear, and the view switch. Unavailable actions stay focusable (aria-disabled). */
export function Toolbar() {
  const { undo, redo, autoFill, clear, show, say, letGo, palettes } = useBuilder();
  const { designState, filled } = useShownDesign();
  const { history } = designState;
  const worn = useView().canvas === 'worn';
  const empty = emptySlotsOf(history.present);
  const placed = placedCharms(history.present).length;
  const nothing = charmsIn(history.present).length === 0;
  const fillLabel = filled ? copy.toolbar.fillAgain : copy.toolbar.autoFill;

  const askToClear = async () => {
    const { title, message, confirm: confirmLabel } = copy.reset;
    if (await confirm({ tone: 'warning', title, message, confirmLabel })) clear();
  };
  const turn = () => {
    letGo();
    show({ canvas: worn ? 'frame' : 'worn' });
    say(copy.said[worn ? 'frame' : 'worn']);
  };
  const dull = (off: boolean) => (off ? { 'aria-disabled': true } : {});
  return (
    <div className={stage.tools} role="group" aria-label={copy.toolbar.label}>
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
      <Button
        variant="tint"
        size="sm"
        icon="sparkle"
        className={stage.fill}
        {...dull(empty === 0 && !filled)}
        onClick={nothing ? () => palettes.set(true) : autoFill}
      >
        <span>{fillLabel}</span>
      </Button>
      <i aria-hidden="true" />
      <IconButton
        icon="reset"
        label={copy.toolbar.reset}
        {...dull(placed === 0)}
        onClick={() => placed > 0 && inBackground(askToClear())}
      />
      <i aria-hidden="true" />
      <Button
        variant="ghost"
        size="sm"
        icon={worn ? 'ring' : 'eye'}
        className={stage.turnView}
        onClick={turn}
      >
        <span>{worn ? copy.toolbar.frame : copy.toolbar.worn}</span>
      </Button>
    </div>
  );
}
