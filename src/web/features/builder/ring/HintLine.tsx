import { emptySlotsOf, waitingOf } from '#domain/design/board.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import { TOUCH, useMedia } from '#web/lib/hooks/use-media.ts';
import { useBuilder, useShownDesign, useShownPlacement, useView } from '../builder-context.ts';

/** What to do next, in one line; a pending charm can be put down or left out of the tray from here. */
export function HintLine() {
  const { nameOf, letGo, unchoose } = useBuilder();
  const { charm, slot } = useShownPlacement();
  const board = useShownDesign().designState.history.present;
  const touch = useMedia(TOUCH);
  const { canvas } = useView();

  if (charm !== null) {
    return (
      <p className="bld-hint held">
        <span>{copy.hints.inHand(nameOf(charm))}</span>
        {waitingOf(board, charm) > 0 && (
          <button type="button" className="link" onClick={() => unchoose(charm)}>
            {copy.hints.leaveTray}
          </button>
        )}
        <button type="button" className="link" onClick={letGo}>
          {copy.hints.putDown}
        </button>
      </p>
    );
  }
  const hint = () => {
    if (canvas === 'worn') return copy.hints.worn;
    if (slot !== null && board.slots[slot] === null) return copy.hints.slot(slot);
    if (emptySlotsOf(board) === 0) return copy.hints.done;
    return copy.hints[touch ? 'touch' : 'keys'];
  };
  return (
    <p className="bld-hint">
      <Icon name={canvas === 'worn' ? 'eye' : 'hand'} size={18} />
      <span>{hint()}</span>
    </p>
  );
}
