import { emptyBoard, setWrist, type Board, type Supply } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import { SLOTS_MAX, SLOTS_MIN } from '#domain/design/limits.ts';
import { checkWrist } from '#domain/design/wrist.ts';
import { isUuid, type CharmId } from '#domain/kernel/ids.ts';
import { emptyDesign, type DesignState, type Picks } from './design-state.ts';
import { parseStored } from '#web/lib/storage/storage.ts';

/** What outlives a reload: everything but the steps. */
export type Draft = Omit<DesignState, 'history'> & {
  readonly board: Board;
  /** The ring as it was before auto-fill, and how often that was asked, as long as its work stands unchanged. */
  readonly filled: Filled | null;
};
export type Filled = { readonly from: Board; readonly turn: number };

export function draftOf({ history, ...choices }: DesignState, filled: Filled | null = null): Draft {
  return { ...choices, board: history.present, filled };
}

/** Whether there is anything in a draft that a person would miss. */
export function isBlank({ board, name }: Pick<Draft, 'board' | 'name'>): boolean {
  return name === '' && Object.keys(board.tray).length === 0 && board.slots.every((slot) => slot === null);
}

/** Every kind of charm on the ring or beside it, what waits first. */
export function charmsIn({ slots, tray }: Board): CharmId[] {
  const placed = slots.filter((slot) => slot !== null);
  return [...new Set([...(Object.keys(tray) as CharmId[]), ...placed])];
}

/** What stands in the storage may be anything: an older version of the shop wrote it, or a curious person. */
export function parseDraft(text: string | null): Draft | null {
  const value = parseStored(text) as Partial<Draft> | null;
  const board = boardIn(value?.board);
  if (!value || board === null || !isPicks(value.taken)) return null;
  return {
    board,
    name: typeof value.name === 'string' ? value.name : '',
    stringId: textOr(value.stringId),
    tyingMethodId: textOr(value.tyingMethodId),
    taken: value.taken,
    ends: textOr(value.ends),
    editing: value.editing && isUuid(value.editing) ? value.editing : null,
    filled: filledIn(value.filled),
  };
}

function boardIn(board: Partial<Board> | null | undefined): Board | null {
  if (!board || !isSlots(board.slots) || !isPicks(board.tray)) return null;
  const wrist = board.wristSize ?? null;
  return {
    slots: board.slots,
    tray: board.tray,
    wristSize: wrist !== null && checkWrist(wrist) === null ? wrist : null,
  };
}

function filledIn(filled: Partial<Filled> | null | undefined): Filled | null {
  const from = boardIn(filled?.from);
  const turn = filled?.turn;
  return from !== null && Number.isSafeInteger(turn) ? { from, turn: Number(turn) } : null;
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

function isSlots(value: unknown): value is Board['slots'] {
  return (
    Array.isArray(value) &&
    value.length >= SLOTS_MIN &&
    value.length <= SLOTS_MAX &&
    value.every((slot) => slot === null || typeof slot === 'string')
  );
}

function isPicks(value: unknown): value is Picks {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((quantity) => Number.isInteger(quantity) && quantity > 0)
  );
}

function textOr<T extends string>(value: T | null | undefined): T | null {
  return typeof value === 'string' ? value : null;
}
