import type { CharmId } from '../kernel/ids.ts';
import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { SLOTS_DEFAULT } from './limits.ts';
import { slotCountForWrist } from './wrist.ts';

/**
 * What undo brings back: the ring and the charms chosen but not yet on it.
 * Slots are numbered from the left of the knot downwards, so that a name in the lower arc reads from left to right.
 */
export type Board = {
  readonly slots: readonly Slot[];
  /** How many of each chosen charm wait beside the ring; a charm with none is absent. */
  readonly tray: Readonly<Record<CharmId, number>>;
  /** Centimetres, once the customer said. */
  readonly wristSize: number | null;
};
export type Slot = CharmId | null;

export type BoardRefusal = 'full' | 'none_left' | 'over_stock' | 'no_such_slot' | 'nothing_chosen';
export type BoardResult = Result<Board, BoardRefusal>;

/** Pieces of a charm that can be sold today; 0 for one that is gone. */
export type Supply = (id: CharmId) => number;

export function emptyBoard(slots: number = SLOTS_DEFAULT): Board {
  return { slots: Array.from({ length: slots }, () => null), tray: {}, wristSize: null };
}

/** A board whose tray holds a garden selection. */
export function boardWith(
  chosen: readonly { readonly charmId: CharmId; readonly quantity: number }[],
): Board {
  return chosen.reduce((board, { charmId, quantity }) => inTray(board, charmId, quantity), emptyBoard());
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

/** Lays one more of a charm beside the ring; placed and chosen together never exceed the stock (spec §5). */
export function choose(board: Board, id: CharmId, supply: Supply): BoardResult {
  if (supply(id) <= 0) return refuse('none_left');
  if (used(board, id) >= supply(id)) return refuse('over_stock');
  return ok(inTray(board, id, 1));
}

/** Takes one charm out of the tray for good. */
export function unchoose(board: Board, id: CharmId): BoardResult {
  return waitingOf(board, id) > 0 ? ok(inTray(board, id, -1)) : refuse('none_left');
}

/**
 * Puts a waiting charm on the ring: into the named slot, whose charm returns to the tray, or into the first empty one.
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

/** Chooses and places a charm of the catalogue in one step; one that already waits in the tray is used first. */
export function placeFromCatalogue(board: Board, id: CharmId, supply: Supply, slot?: number): BoardResult {
  if (waitingOf(board, id) > 0) return place(board, id, supply, slot);
  const chosen = choose(board, id, supply);
  return chosen.ok ? place(chosen.value, id, supply, slot) : chosen;
}

/** Takes the charm off a slot, back to the tray; above the stock it leaves the design instead of returning (spec §5). */
export function takeOff(board: Board, slot: number, supply: Supply): BoardResult {
  const id = board.slots[slot];
  if (id === undefined) return refuse('no_such_slot');
  return ok(id === null ? board : returned(withSlot(board, slot, null), id, supply));
}

/** Moves a charm to another slot; two charms change places. */
export function move(board: Board, from: number, to: number): BoardResult {
  const [moving, other] = [board.slots[from], board.slots[to]];
  if (moving === undefined || other === undefined) return refuse('no_such_slot');
  if (from === to || moving === null) return ok(board);
  return ok(withSlot(withSlot(board, from, other), to, moving));
}

/** Takes every charm off the ring, back to the tray (spec §2, reset). */
export function clearRing(board: Board, supply: Supply): BoardResult {
  const emptied = { ...board, slots: board.slots.map(() => null) };
  return ok(placedCharms(board).reduce((next, id) => returned(next, id, supply), emptied as Board));
}

/** Fits the ring to a wrist (spec §9). A smaller ring first loses empty slots from its end, then its last charms return. */
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
