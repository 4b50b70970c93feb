import { emptySlotsOf, waitingOf } from '#domain/design/board.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { copy } from '../copy.vi.ts';
import { TOUCH, useMedia } from '../use-media.ts';
import { useBoard, useCore, useHand } from '../workshop.ts';

/** What to do next, in one line; a charm in hand can be put down or left out of the tray from here. */
export function HintLine() {
  const { nameOf, letGo, unchoose } = useCore();
  const { charm, slot } = useHand();
  const board = useBoard();
  const touch = useMedia(TOUCH);

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
  const waits = slot !== null && board.slots[slot] === null;
  const hint = waits
    ? copy.hints.slot(slot)
    : emptySlotsOf(board) === 0
      ? copy.hints.done
      : copy.hints[touch ? 'touch' : 'keys'];
  return (
    <p className="bld-hint">
      <Icon name="hand" size={18} />
      <span>{hint}</span>
    </p>
  );
}
