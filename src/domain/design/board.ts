import type { CharmId } from '../kernel/ids.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { SLOTS_DEFAULT } from './limits.ts';
import { slotCountForWrist } from './wrist.ts';

/**
 * The state that undo restores: the ring, and the charms chosen but not yet on it. Slots are numbered downwards from the left of
 * the knot, so that a name in the lower arc reads from left to right.
 */
export type Board = {
  readonly slots: readonly Slot[];
  /** How many of each chosen charm wait in the tray; a charm with none is absent. */
  readonly tray: Readonly<Record<CharmId, number>>;
  /** In centimetres; null until the customer enters it. */
  readonly wristSize: number | null;
};
export type Slot = CharmId | null;

export type BoardRefusal = 'full' | 'none_left' | 'over_stock' | 'no_such_slot' | 'nothing_chosen';
export type BoardResult = Result<Board, BoardRefusal>;

/** Pieces of a charm that can be sold today; 0 for one that is no longer sold. */
export type Supply = (id: CharmId) => number;

export function emptyBoard(slots: number = SLOTS_DEFAULT): Board {
  return { slots: Array.from({ length: slots }, () => null), tray: {}, wristSize: null };
}

export function placedOf(board: Board, id: CharmId): number {
  return board.slots.filter((slot) => slot === id).length;
}

export function waitingOf(board: Board, id: CharmId): number {
  return board.tray[id] ?? 0;
}

/** Charms on the ring, from the first slot to the last. */
export function placedCharms(board: Board): CharmId[] {
  return board.slots.filter((slot) => slot !== null);
}

export function emptySlotsOf(board: Board): number {
  return board.slots.length - placedCharms(board).length;
}

/** Adds one charm to the tray; placed and chosen together never exceed the stock (spec §5). */
export function choose(board: Board, id: CharmId, supply: Supply): BoardResult {
  if (supply(id) <= 0) return refuse('none_left');
  if (used(board, id) >= supply(id)) return refuse('over_stock');
  return ok(inTray(board, id, 1));
}

/** Removes one charm from the tray and the design. */
export function unchoose(board: Board, id: CharmId): BoardResult {
  return waitingOf(board, id) > 0 ? ok(inTray(board, id, -1)) : refuse('none_left');
}

/**
 * Moves a charm from the tray into the given slot, whose charm returns to the tray, or into the first empty one.
 * spec §5: 'Vòng tay đã đầy', 'Hết charm', 'Vượt quá stock!'
 */
export function place(board: Board, id: CharmId, supply: Supply, slot?: number): BoardResult {
  const target = slot ?? board.slots.indexOf(null);
  if (slot === undefined && target < 0) return refuse('full');
  const occupant = board.slots[target];
  if (occupant === undefined) return refuse('no_such_slot');
  if (waitingOf(board, id) <= 0) return refuse('none_left');
  if (used(board, id) > supply(id)) return refuse('over_stock');
  const placed = inTray(withSlot(board, target, id), id, -1);
  return ok(occupant === null ? placed : returned(placed, occupant, supply));
}

/** Chooses and places a catalogue charm in one step; one already in the tray is used first. */
export function placeFromCatalogue(board: Board, id: CharmId, supply: Supply, slot?: number): BoardResult {
  if (waitingOf(board, id) > 0) return place(board, id, supply, slot);
  const chosen = choose(board, id, supply);
  return chosen.ok ? place(chosen.value, id, supply, slot) : chosen;
}

/** Returns the charm of a slot to the tray; a charm above the stock leaves the design instead (spec §5). */
export function takeOff(board: Board, slot: number, supply: Supply): BoardResult {
  const id = board.slots[slot];
  if (id === undefined) return refuse('no_such_slot');
  return ok(id === null ? board : returned(withSlot(board, slot, null), id, supply));
}

/** Moves a charm to another slot; two charms swap places. */
export function move(board: Board, from: number, to: number): BoardResult {
  const [moving, other] = [board.slots[from], board.slots[to]];
  if (moving === undefined || other === undefined) return refuse('no_such_slot');
  if (from === to || moving === null) return ok(board);
  return ok(withSlot(withSlot(board, from, other), to, moving));
}

/** Returns every charm to the tray (spec §2, reset). */
export function clearRing(board: Board, supply: Supply): BoardResult {
  const emptied = { ...board, slots: board.slots.map(() => null) };
  return ok(placedCharms(board).reduce((next, id) => returned(next, id, supply), emptied as Board));
}

/** Resizes the ring to a wrist (spec §9). A shrinking ring first drops empty slots from its end, then returns its last charms. */
export function setWrist(board: Board, cm: number, supply: Supply): BoardResult {
  return ok({ ...resized(board, slotCountForWrist(cm), supply), wristSize: cm });
}

function resized(board: Board, count: number, supply: Supply): Board {
  const slots = [...board.slots];
  while (slots.length < count) slots.push(null);
  while (slots.length > count && slots.includes(null)) slots.splice(slots.lastIndexOf(null), 1);
  const surplus = slots.splice(count).filter((slot) => slot !== null);
  return surplus.reduce((next, id) => returned(next, id, supply), { ...board, slots } as Board);
}

function used(board: Board, id: CharmId): number {
  return placedOf(board, id) + waitingOf(board, id);
}

function withSlot(board: Board, slot: number, id: Slot): Board {
  return { ...board, slots: board.slots.map((old, index) => (index === slot ? id : old)) };
}

function returned(board: Board, id: CharmId, supply: Supply): Board {
  return used(board, id) < supply(id) ? inTray(board, id, 1) : board;
}

function inTray(board: Board, id: CharmId, more: number): Board {
  const { [id]: waiting = 0, ...others } = board.tray;
  const left = waiting + more;
  return { ...board, tray: left > 0 ? { ...board.tray, [id]: left } : others };
}
