import { waitingOf, type Board } from '#domain/design/board.ts';
import type { CharmId } from '#domain/kernel/ids.ts';

/** What the customer holds: a charm that looks for a slot, or a slot that looks for a charm. Never both. */
export type PendingPlacement = {
  readonly charm: CharmId | null;
  readonly slot: number | null;
  /**
   * It waits since the last placing, without having been pressed: whoever presses it now takes it, as she would if
   * nothing waited. So charm, slot, charm, slot places every one.
   */
  readonly offered?: true;
};

export const NO_PLACEMENT: PendingPlacement = { charm: null, slot: null };

/** What a tap means. The placing may still be refused; what was pending then stays so. */
export type Tap = {
  readonly pending: PendingPlacement;
  readonly place?: { readonly charm: CharmId; readonly slot: number };
};

/** A tap on a charm: it goes to the empty slot that waits, and the next empty slot waits; else it becomes the pending one. */
export function tapCharm(pending: PendingPlacement, id: CharmId, board: Board): Tap {
  const { slot } = pending;
  if (slot !== null && board.slots[slot] === null) {
    const next = emptyAfter(board, slot);
    return {
      pending: next === null ? NO_PLACEMENT : { charm: null, slot: next, offered: true },
      place: { charm: id, slot },
    };
  }
  const again = pending.charm === id && pending.offered === undefined;
  return { pending: again ? NO_PLACEMENT : { charm: id, slot: null } };
}

/** A tap on a slot: the pending charm goes there, and stays pending while more of it waits; else the slot is chosen. */
export function tapSlot(pending: PendingPlacement, slot: number, board: Board): Tap {
  const { charm } = pending;
  if (charm !== null) {
    const more = waitingOf(board, charm) > 1 && board.slots.filter((other) => other === null).length > 1;
    return { pending: more ? { charm, slot: null, offered: true } : NO_PLACEMENT, place: { charm, slot } };
  }
  const again = pending.slot === slot && pending.offered === undefined;
  return { pending: again ? NO_PLACEMENT : { charm: null, slot } };
}

/** A charm on the ring moved: the choice goes with it. */
export function followMove(pending: PendingPlacement, from: number, to: number): PendingPlacement {
  return pending.slot === from ? { charm: null, slot: to } : pending;
}

/** The next empty slot round the ring, or null when there is no other. */
export function emptyAfter(board: Board, slot: number): number | null {
  const { length } = board.slots;
  for (let step = 1; step < length; step += 1) {
    const at = (slot + step) % length;
    if (board.slots[at] === null) return at;
  }
  return null;
}
