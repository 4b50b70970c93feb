import { waitingOf, type Board } from '#domain/design/board.ts';
import type { CharmId } from '#domain/kernel/ids.ts';

/** The pending half of a placement: a charm without a slot, or a slot without a charm. Never both. */
export type PendingPlacement = {
  readonly charm: CharmId | null;
  readonly slot: number | null;
  /**
   * Kept pending after the last placement, without a press of its own: pressing it again picks it up, as if nothing were pending.
   * So charm, slot, charm, slot places every one.
   */
  readonly offered?: true;
};

export const NO_PLACEMENT: PendingPlacement = { charm: null, slot: null };

/** The meaning of a tap. If the placement is refused, the previous pending state stays. */
export type Tap = {
  readonly pending: PendingPlacement;
  readonly place?: { readonly charm: CharmId; readonly slot: number };
};

/**
 * A tap on a charm: it goes to the pending empty slot, and the next empty slot becomes pending; without a pending slot, the charm
 * becomes pending.
 */
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

/**
 * A tap on a slot: the pending charm goes there, and stays pending while more of it is in the tray; without one, the slot is
 * selected.
 */
export function tapSlot(pending: PendingPlacement, slot: number, board: Board): Tap {
  const { charm } = pending;
  if (charm !== null) {
    const more = waitingOf(board, charm) > 1 && board.slots.filter((other) => other === null).length > 1;
    return { pending: more ? { charm, slot: null, offered: true } : NO_PLACEMENT, place: { charm, slot } };
  }
  const again = pending.slot === slot && pending.offered === undefined;
  return { pending: again ? NO_PLACEMENT : { charm: null, slot } };
}

/** A charm on the ring moved: the selection follows it. */
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
