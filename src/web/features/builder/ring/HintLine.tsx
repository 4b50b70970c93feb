import { useEffect, useState } from 'react';
import { emptySlotsOf, placedCharms, waitingOf } from '#domain/design/board.ts';
import { tryStorage } from '#web/lib/storage/storage.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import { TOUCH, useMedia } from '#web/lib/hooks/use-media.ts';
import { useBuilder, useShownDesign, useShownPlacement, useView } from '../builder-context.ts';
import * as stage from './stage.module.css';

/** One line with the next step; a pending charm can be put down or removed from the tray here. */
export function HintLine() {
  const { nameOf, letGo, unchoose } = useBuilder();
  const { charm, slot } = useShownPlacement();
  const board = useShownDesign().designState.history.present;
  const touch = useMedia(TOUCH);
  const { canvas } = useView();
  const first = useFirstTime(placedCharms(board).length > 0);

  if (charm !== null) {
    return (
      <p className={classes(stage.hint, stage.held)}>
        <span className="max-md:hidden">{copy.hints.inHand(nameOf(charm))}</span>
        <span className="short md:hidden">{copy.hints.inHandShort(nameOf(charm))}</span>
        {waitingOf(board, charm) > 0 && (
          <button type="button" className={classes('link', stage.link)} onClick={() => unchoose(charm)}>
            {copy.hints.leaveTray}
          </button>
        )}
        <button type="button" className={classes('link', stage.link)} onClick={letGo}>
          {copy.hints.putDown}
        </button>
      </p>
    );
  }
  const waits = canvas === 'frame' && slot !== null && board.slots[slot] === null;
  const hint = () => {
    if (canvas === 'worn') return copy.hints.worn;
    if (waits) return copy.hints.slot(slot);
    if (emptySlotsOf(board) === 0) return copy.hints.done;
    return copy.hints[touch ? 'touch' : 'keys'];
  };
  return (
    <p className={classes(stage.hint, !waits && stage.general, first && stage.first)}>
      <Icon name={canvas === 'worn' ? 'eye' : 'hand'} size={18} />
      <span>{hint()}</span>
    </p>
  );
}

const KNOWS = 'builder-knows-how';

/** On a phone the general hint shows until the first charm is placed, and never again (kept in localStorage). */
function useFirstTime(knows: boolean): boolean {
  const [first] = useState(() => tryStorage(() => localStorage.getItem(KNOWS)) === null);
  useEffect(() => {
    if (knows) tryStorage(() => localStorage.setItem(KNOWS, '1'));
  }, [knows]);
  return first && !knows;
}
