import { createStore } from '#web/ui/store.ts';
import { newlyFilled, type DesignState } from './design-state.ts';
import type { Draft, Filled } from '#web/entities/bracelet/draft.ts';
import { draftOf } from './draft.ts';
import { fillingOf, type Filling } from './filling.ts';

export type DesignSnapshot = {
  readonly designState: DesignState;
  /** The draft stands in the browser's storage. */
  readonly saved: boolean;
  /** Slots that the last step filled, in order. */
  readonly fresh: readonly number[];
  /** The ring is as auto-fill left it, which can be asked for another arrangement. */
  readonly filled: boolean;
};

export type KeptDesignDeps = {
  first: DesignState;
  /** What auto-fill began with, when the first ring is its work. */
  filled?: Filled | null;
  /** Keeps the draft. @returns false when the browser refuses */
  keep: (draft: Draft) => boolean;
};

const NOTHING: readonly number[] = [];

/** The design as it is now, what auto-fill did to it, and the draft that follows every change of it. */
export function createKeptDesign({ first, filled: firstFilled, keep }: KeptDesignDeps) {
  let filling = fillingOf(firstFilled, first.history.present);
  const { get, set, subscribe } = createStore<DesignSnapshot>({
    designState: first,
    saved: keep(draftOf(first, firstFilled)),
    fresh: NOTHING,
    filled: filling !== null,
  });

  /** What auto-fill did, as long as its work stands unchanged. */
  const standing = ({ history }: DesignState) => (filling?.made.has(history.present) ? filling : null);

  function show(designState: DesignState, saved: boolean): void {
    const fresh = newlyFilled(get().designState.history.present, designState.history.present);
    const filled = standing(designState) !== null;
    set({ designState, saved, fresh: fresh.length === 0 ? NOTHING : fresh, filled });
  }

  return {
    get,
    subscribe,
    designState: () => get().designState,
    filling: () => filling,
    change(more: Partial<DesignState>): void {
      const designState = { ...get().designState, ...more };
      const stands = standing(designState);
      show(designState, keep(draftOf(designState, stands && { from: stands.from, turn: stands.turn })));
    },
    /** What auto-fill does with the next change. */
    fillWith(next: Filling): void {
      filling = next;
    },
    /** Takes over a draft that another tab has kept. */
    replace(designState: DesignState, filled: Filled | null): void {
      filling = fillingOf(filled, designState.history.present);
      show(designState, true);
    },
  };
}
export type KeptDesign = ReturnType<typeof createKeptDesign>;
