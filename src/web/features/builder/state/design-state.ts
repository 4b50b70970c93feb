import type { Selectable, Selection } from '#domain/catalogue/selection.ts';
import {
  choose,
  clearRing,
  emptyBoard,
  placedCharms,
  placeFromCatalogue,
  setWrist,
  unchoose,
  type Board,
  type Supply,
} from '#domain/design/board.ts';
import { startHistory, type History, type Remembered } from '#domain/design/history.ts';
import { HEART, takeNameOff } from '#domain/design/name-letters.ts';
import { slotCountOf } from '#domain/design/wrist.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Choices } from '#web/entities/bracelet/draft.ts';

/** Choices that a step on the ring may replace together with it, such as the name of a ready-made design. */
export type Beside = Partial<Omit<Choices, 'taken'>>;

/** A bracelet in progress: the ring's history, and the choices beside it. */
export type DesignState = Choices & {
  readonly history: History<Board, Beside>;
};

export function emptyDesign(): DesignState {
  return {
    history: startHistory(emptyBoard()),
    name: '',
    stringId: null,
    tyingMethodId: null,
    taken: {},
    ends: null,
    editing: null,
  };
}

/**
 * Syncs the garden's selection into the tray: new picks are added, removed ones leave if they are still in the tray.
 * It is not a step of the history, so undo never reverts it.
 */
export function withPicks(
  designState: DesignState,
  selection: Selection<Selectable>,
  supply: Supply,
): DesignState {
  const picks: Record<CharmId, number> = Object.fromEntries(
    selection.map(({ charm, quantity }) => [charm._id, quantity]),
  );
  const ids = [...new Set([...Object.keys(picks), ...Object.keys(designState.taken)])] as CharmId[];
  const changes = ids
    .map((id) => ({ id, more: (picks[id] ?? 0) - (designState.taken[id] ?? 0) }))
    .filter(({ more }) => more !== 0);
  if (changes.length === 0) return designState;
  const bring = (board: Board) =>
    changes.reduce((next, { id, more }) => repeated(next, id, more, supply), board);
  const there = (step: Remembered<Board, Beside>) => ({ ...step, state: bring(step.state) });
  const { past, present, future } = designState.history;
  return {
    ...designState,
    history: { past: past.map(there), present: bring(present), future: future.map(there) },
    taken: picks,
  };
}

function repeated(board: Board, id: CharmId, more: number, supply: Supply): Board {
  let next = board;
  for (let i = 0; i < Math.abs(more); i += 1) {
    const changed = more > 0 ? choose(next, id, supply) : unchoose(next, id);
    if (!changed.ok) break;
    next = changed.value;
  }
  return next;
}

/** A design to start from, for example a ready-made bracelet's. */
export type Pattern = {
  readonly charms: readonly { readonly charm: CharmId; readonly position: number }[];
  /** Centimetres. */
  readonly wristSize: number | null;
};

/** Lays a pattern on a cleared ring; the charms that were on it move to the tray. Slots whose charm is sold out stay empty. */
export function applyPattern(board: Board, pattern: Pattern, supply: Supply): Board {
  const { charms, wristSize } = pattern;
  const cleared = clearRing(board, supply);
  const bare = cleared.ok ? cleared.value : board;
  const count = slotCountOf({ wristSize, calculatedCharmCount: charms.length });
  const sized: Board = { ...bare, slots: emptyBoard(count).slots, wristSize };
  return charms.reduce((next, { charm, position }) => {
    const placed = placeFromCatalogue(next, charm, supply, position);
    return placed.ok ? placed.value : next;
  }, sized);
}

/** The ring without its name and without the end charms around it. */
export function withoutName(
  board: Board,
  letters: ReadonlyMap<string, CharmId>,
  ends: CharmId | null,
): Board {
  const ids = new Set(letters.values());
  const isLetter = (slot: CharmId | null) => slot !== null && ids.has(slot);
  const before = board.slots.findIndex(isLetter) - 1;
  const after = board.slots.findLastIndex(isLetter) + 1;
  const framed = ends !== null && before >= 0 && board.slots[before] === ends && board.slots[after] === ends;
  const bare: Board = framed
    ? { ...board, slots: board.slots.map((slot, at) => (at === before || at === after ? null : slot)) }
    : board;
  return takeNameOff(bare, letters);
}

const AROUND = new RegExp(`^${HEART}+|${HEART}+$`, 'g');

/** The letters on the ring in slot order: the placed name, without the hearts around it. */
export function nameOn(board: Board, letters: ReadonlyMap<string, CharmId>): string {
  const byId = new Map([...letters].map(([letter, id]) => [id, letter]));
  const all = board.slots.map((slot) => (slot === null ? '' : (byId.get(slot) ?? ''))).join('');
  return all.replace(AROUND, '');
}

/**
 * The slots that hold another charm than before, in order: the animation threads them one after the other.
 * A ring that was only resized has none.
 */
export function newlyFilled(before: Board, after: Board): number[] {
  if (before.slots.length !== after.slots.length && placedCharms(after).length <= placedCharms(before).length)
    return [];
  return after.slots.flatMap((slot, at) => (slot !== null && slot !== before.slots[at] ? [at] : []));
}

/** Fits the ring to a wrist. All steps of one adjustment start from the same ring, so that stepping back loses no charm. */
export function adjustWrist(
  history: History<Board, Beside>,
  adjusting: boolean,
  cm: number,
  supply: Supply,
): History<Board, Beside> {
  const from = (adjusting ? history.past.at(-1)?.state : undefined) ?? history.present;
  const sized = setWrist(from, cm, supply);
  if (!sized.ok) return history;
  const present = withRoomOnBothSides(sized.value, sized.value.slots.length - from.slots.length);
  if (adjusting) return { ...history, present, future: [] };
  return { present, past: [...history.past, { state: history.present }], future: [] };
}

/** Distributes the added slots to both sides of the knot, so that the middle stays in the middle. */
function withRoomOnBothSides(board: Board, added: number): Board {
  const left = Math.floor(added / 2);
  if (left <= 0) return board;
  return { ...board, slots: [...board.slots.slice(-left), ...board.slots.slice(0, -left)] };
}

/** Whether two states show the same bracelet and tray, whatever else has changed. */
export function isSameBracelet(one: DesignState, other: DesignState): boolean {
  const [before, after] = [one.history.present, other.history.present];
  return (
    (before === after || JSON.stringify(before) === JSON.stringify(after)) &&
    one.name === other.name &&
    one.stringId === other.stringId &&
    one.tyingMethodId === other.tyingMethodId
  );
}
