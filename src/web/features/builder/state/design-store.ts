import type { Selectable, Selection } from '#domain/catalogue/selection.ts';
import type { DesignId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { emptyDesign, withPicks } from './design-state.ts';
import { parseDraft } from '#web/entities/bracelet/draft.ts';
import { designOfDraft } from './draft.ts';
import { createKeptDesign, type KeptDesignDeps } from './kept-design.ts';
import { createRingSteps, type RingStepsDeps } from './ring-steps.ts';

/**
 * State of the bracelet on this page: every step is checked by the domain's rules, and every change is saved as a draft at once.
 */
export function createDesignStore(deps: KeptDesignDeps & RingStepsDeps) {
  const { supply } = deps;
  const kept = createKeptDesign(deps);
  const { get, subscribe, change } = kept;

  return {
    get,
    subscribe,
    ...createRingSteps(kept, deps),
    /** Detaches from the bracelet in the cart, which stays unchanged; the ring becomes a new bracelet. */
    stopEditing: () => change({ editing: null }),
    /** The finished bracelet replaces this one of the cart. */
    edit: (editing: DesignId) => change({ editing }),
    rename: (name: string) => change({ name }),
    chooseString: (stringId: StringId) => change({ stringId }),
    chooseTying: (tyingMethodId: TyingMethodId | null) => change({ tyingMethodId }),
    /** Syncs the current garden selection into the tray. */
    takePicks(selection: Selection<Selectable>): void {
      const designState = withPicks(get().designState, selection, supply);
      if (designState !== get().designState) change(designState);
    },
    /** After the bracelet was added to the cart: an empty ring for the next one. */
    startOver: () => change(emptyDesign()),
    /** Applies a draft that another tab stored. */
    hear(text: string | null): void {
      const draft = parseDraft(text);
      if (draft === null) return;
      const { designState, filled } = designOfDraft(draft, () => true, supply);
      kept.replace(designState, filled);
    },
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
