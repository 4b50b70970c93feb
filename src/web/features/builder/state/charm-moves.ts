import type { CharmId } from '#domain/kernel/ids.ts';
import type { Store } from '#web/ui/store.ts';
import { copy } from '../copy.vi.ts';
import type { DesignStore } from './design-store.ts';
import { dropOf, type Load, type Target } from '#web/entities/ring/drag.ts';
import type { Feedback } from './feedback.ts';
import {
  NO_PLACEMENT,
  followMove,
  tapCharm,
  tapSlot,
  type PendingPlacement,
  type Tap,
} from './pending-placement.ts';

/** Moves of a single charm or slot: by button, by two taps, by drag and drop. */
export function createCharmMoves(store: DesignStore, pending: Store<PendingPlacement>, feedback: Feedback) {
  const { told, nameOf, say } = feedback;
  const boardNow = () => store.get().designState.history.present;

  function place(charm: CharmId, slot?: number): boolean {
    const at = slot ?? boardNow().slots.indexOf(null);
    return told(store.place(charm, slot), copy.said.placed(nameOf(charm), at));
  }

  function takeOff(slot: number): boolean {
    const before = boardNow();
    const charm = before.slots[slot];
    if (!charm) return false;
    const waiting = before.tray[charm] ?? 0;
    const done = told(store.takeOff(slot), copy.said.removed(nameOf(charm), slot));
    // A charm beyond the available stock does not return to the tray (spec §5).
    if (done && (boardNow().tray[charm] ?? 0) === waiting) feedback.warn(copy.returnRefused);
    if (pending.get().slot === slot) pending.set(NO_PLACEMENT);
    return done;
  }

  function move(from: number, to: number): boolean {
    const charm = boardNow().slots[from];
    if (!charm || from === to) return false;
    const done = told(store.move(from, to), copy.said.moved(nameOf(charm), to));
    if (done) pending.set(followMove(pending.get(), from, to));
    return done;
  }

  /**
   * Carries out a tap; if the placement is refused, the pending charm or slot stays pending.
   * @returns whether the tap meant to place a charm
   */
  function follow(tap: Tap): boolean {
    if (tap.place === undefined || place(tap.place.charm, tap.place.slot)) pending.set(tap.pending);
    return tap.place !== undefined;
  }

  return {
    place,
    takeOff,
    move,
    /** @returns the charm's new state: placed, pending, or put down */
    tapCharm(charm: CharmId): 'placed' | 'in_hand' | 'put_down' {
      const tap = tapCharm(pending.get(), charm, boardNow());
      if (follow(tap)) return 'placed';
      if (tap.pending.charm === null) return 'put_down';
      say(copy.said.inHand(nameOf(charm)));
      return 'in_hand';
    },
    /** @returns whether the slot is now pending, waiting for a charm */
    tapSlot(slot: number): boolean {
      const tap = tapSlot(pending.get(), slot, boardNow());
      if (follow(tap)) return false;
      const waits = tap.pending.slot !== null && boardNow().slots[slot] === null;
      if (waits) say(copy.said.slotWaits(slot));
      return waits;
    },
    drop(load: Load, target: Target | null): boolean {
      const drop = dropOf(load, target);
      pending.set(NO_PLACEMENT);
      if (drop.act === 'place') return place(drop.charm, drop.slot);
      if (drop.act === 'move') return move(drop.from, drop.slot);
      return drop.act === 'takeOff' && takeOff(drop.slot);
    },
    choose: (charm: CharmId) => told(store.choose(charm), copy.said.trayed(nameOf(charm))),
    unchoose(charm: CharmId): void {
      told(store.unchoose(charm), copy.said.untrayed(nameOf(charm)));
      if ((boardNow().tray[charm] ?? 0) === 0 && pending.get().charm === charm) pending.set(NO_PLACEMENT);
    },
  };
}
