import { emptyBoard, setWrist, type Board, type Supply } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Draft, Filled, Picks } from '#web/entities/bracelet/draft.ts';
import { emptyDesign, type DesignState } from './design-state.ts';

export function draftOf({ history, ...choices }: DesignState, filled: Filled | null = null): Draft {
  return { ...choices, board: history.present, filled };
}

/** Every distinct charm in the tray and on the ring, tray first. */
export function charmsIn({ slots, tray }: Board): CharmId[] {
  const placed = slots.filter((slot) => slot !== null);
  return [...new Set([...(Object.keys(tray) as CharmId[]), ...placed])];
}

/**
 * Restores a draft against today's catalogue.
 * @returns also how many pieces were dropped because their charm is no longer sold, and the start state of auto-fill
 */
export function designOfDraft(draft: Draft | null, isSold: (id: CharmId) => boolean, supply: Supply) {
  if (draft === null) return { designState: emptyDesign(), gone: 0, filled: null };
  const { board, filled, ...choices } = draft;
  const slots = board.slots.map((slot) => (slot !== null && isSold(slot) ? slot : null));
  const tray: Picks = Object.fromEntries(Object.entries(board.tray).filter(([id]) => isSold(id as CharmId)));
  const kept = fitted({ slots, tray, wristSize: board.wristSize }, supply);
  const gone = piecesOf(board) - piecesOf({ ...board, slots, tray });
  const designState: DesignState = { ...choices, history: startHistory(kept) };
  // If a charm was dropped, the ring is no longer auto-fill's result.
  return {
    designState,
    gone,
    filled: gone === 0 && kept.slots.length === board.slots.length ? filled : null,
  };
}

/** Corrects the number of slots to the wrist size, whatever the draft contains. */
function fitted(board: Board, supply: Supply): Board {
  if (board.wristSize === null) return board;
  const sized = setWrist(board, board.wristSize, supply);
  return sized.ok ? sized.value : emptyBoard();
}

function piecesOf({ slots, tray }: Board): number {
  const waiting = Object.values<number>(tray).reduce((sum, quantity) => sum + quantity, 0);
  return slots.filter((slot) => slot !== null).length + waiting;
}
