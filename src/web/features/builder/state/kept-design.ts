import { createStore } from '#web/ui/store.ts';
import { newlyFilled, type DesignState } from './design-state.ts';
import type { Draft, Filled } from '#web/entities/bracelet/draft.ts';
import { draftOf } from './draft.ts';
import { fillingOf, type Filling } from './filling.ts';

export type DesignSnapshot = {
  readonly designState: DesignState;
  /** The draft is in the browser's storage. */
  readonly saved: boolean;
  /** Slots that the last step filled, in order. */
  readonly fresh: readonly number[];
  /** The ring is an unchanged result of auto-fill, so another arrangement can be requested. */
  readonly filled: boolean;
};

export type KeptDesignDeps = {
  first: DesignState;
  /** The start state of auto-fill, if the initial ring is its result. */
  filled?: Filled | null;
  /**
   * Stores the draft.
   * @returns false when the browser refuses
   */
  keep: (draft: Draft) => boolean;
};

const NOTHING: readonly number[] = [];

/** The current design, auto-fill's record of it, and the draft stored at every change. */
export function createKeptDesign({ first, filled: firstFilled, keep }: KeptDesignDeps) {
  let filling = fillingOf(firstFilled, first.history.present);
  const { get, set, subscribe } = createStore<DesignSnapshot>({
    designState: first,
    saved: keep(draftOf(first, firstFilled)),
    fresh: NOTHING,
    filled: filling !== null,
  });

  /** Auto-fill's record, as long as the ring is one of its results. */
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
    /** Sets the record of auto-fill for the next change. */
    fillWith(next: Filling): void {
      filling = next;
    },
    /** Replaces the design with a draft that another tab stored. */
    replace(designState: DesignState, filled: Filled | null): void {
      filling = fillingOf(filled, designState.history.present);
      show(designState, true);
    },
  };
}
export type KeptDesign = ReturnType<typeof createKeptDesign>;
