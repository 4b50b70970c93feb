import { useState } from 'react';
import type { JointDesign as Ring } from '#domain/design/joint-design.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { dropOf, type Load, type Target } from '#web/entities/ring/drag.ts';
import { copy } from './copy.vi.ts';
import type { JointSession } from './session.ts';
import type { Place } from './use-cursors.ts';

/** One's own interaction state: the selected slot, the picked-up charm, or the drag in progress. */
export function useInteraction(session: JointSession, ring: Ring) {
  const [at, setAt] = useState<number | null>(null);
  const [moving, setMoving] = useState(false);
  const [taken, setTaken] = useState<CharmId | null>(null);
  const [dragged, setDragged] = useState<Place | null>(null);
  const charm = at === null ? null : (ring.slots[at] ?? null);

  const choose = (slot: number | null) => {
    setAt(slot);
    setMoving(false);
    setTaken(null);
  };
  return {
    at,
    charm,
    taken,
    moving,
    /** position that is shown to the other side */
    place: dragged ?? { slot: at, charm: moving ? charm : taken },
    isDragging: dragged !== null,
    toggleMoving: () => setMoving(!moving),
    /** Selects or deselects a slot, or places the picked-up or moving charm there. */
    tap(slot: number): void {
      if (taken !== null) session.act({ kind: 'put', slot, charm: taken });
      else if (moving && at !== null && charm !== null && slot !== at)
        session.act({ kind: 'move', from: at, to: slot, charm });
      choose(taken !== null || slot === at ? null : slot);
    },
    /** Picks a charm from the list: places it in the selected slot, or picks it up until a slot is tapped. */
    take(put: CharmId): void {
      if (at !== null) session.act({ kind: 'put', slot: at, charm: put });
      else setTaken(taken === put ? null : put);
    },
    takeOff(slot: number): void {
      const hung = ring.slots[slot];
      if (hung) session.act({ kind: 'take', slot, charm: hung });
    },
    lift(load: Load | null): void {
      if (load === null) return;
      choose(null);
      setDragged({ slot: load.from === 'ring' ? load.slot : null, charm: load.charm });
    },
    over: (load: Load, target: Target | null) =>
      setDragged({ slot: target?.to === 'slot' ? target.slot : null, charm: load.charm }),
    /**
     * Applies a drop to the charm that was dragged, whatever is in its slot by now.
     * @returns whether the charm has been placed
     */
    drop(load: Load | null, target: Target | null): boolean {
      setDragged(null);
      const drop = load === null ? { act: 'nothing' as const } : dropOf(load, target);
      if (load === null || drop.act === 'nothing') return false;
      const { charm: lifted } = load;
      if (drop.act === 'place') session.act({ kind: 'put', slot: drop.slot, charm: lifted });
      else if (drop.act === 'takeOff') session.act({ kind: 'take', slot: drop.slot, charm: lifted });
      else session.act({ kind: 'move', from: drop.from, to: drop.slot, charm: lifted });
      return true;
    },
    cancel: () => setDragged(null),
  };
}
export type Interaction = ReturnType<typeof useInteraction>;

/** Hint with the next possible action. */
export function hintOf({ at, moving, taken }: Interaction, nameOf: (charm: CharmId) => string): string {
  if (taken !== null) return copy.hints.taken(nameOf(taken));
  if (at === null) return copy.hints.choose;
  return moving ? copy.hints.moving : copy.hints.chosen(at);
}
