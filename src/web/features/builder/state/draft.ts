import { emptyBoard, setWrist, type Board, type Supply } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Draft, Filled, Picks } from '#web/entities/bracelet/draft.ts';
import { emptyDesign, type DesignState } from './design-state.ts';

export function draftOf({ history, ...choices }: DesignState, filled: Filled | null = null): Draft {
  return { ...choices, board: history.present, filled };
}

/** Every kind of charm on the ring or beside it, what waits first. */
export function charmsIn({ slots, tray }: Board): CharmId[] {
  const placed = slots.filter((slot) => slot !== null);
  return [...new Set([...(Object.keys(tray) as CharmId[]), ...placed])];
}

/**
 * The design of a draft as the catalogue is today.
 * @returns also how many pieces left the design, because their charm is no longer sold, and what auto-fill began with
 */
export function designOfDraft(draft: Draft | null, isSold: (id: CharmId) => boolean, supply: Supply) {
  if (draft === null) return { designState: emptyDesign(), gone: 0, filled: null };
  const { board, filled, ...choices } = draft;
  const slots = board.slots.map((slot) => (slot !== null && isSold(slot) ? slot : null));
  const tray: Picks = Object.fromEntries(Object.entries(board.tray).filter(([id]) => isSold(id as CharmId)));
  const kept = fitted({ slots, tray, wristSize: board.wristSize }, supply);
  const gone = piecesOf(board) - piecesOf({ ...board, slots, tray });
  const designState: DesignState = { ...choices, history: startHistory(kept) };
  // With a charm less than auto-fill had, its work no longer stands.
  return {
    designState,
    gone,
    filled: gone === 0 && kept.slots.length === board.slots.length ? filled : null,
  };
}

/** The ring has as many slots as its wrist asks for, whatever the draft says. */
function fitted(board: Board, supply: Supply): Board {
  if (board.wristSize === null) return board;
  const sized = setWrist(board, board.wristSize, supply);
  return sized.ok ? sized.value : emptyBoard();
}

function piecesOf({ slots, tray }: Board): number {
  const waiting = Object.values<number>(tray).reduce((sum, quantity) => sum + quantity, 0);
  return slots.filter((slot) => slot !== null).length + waiting;
}
