import type { Selectable, Selection } from '#domain/catalogue/selection.ts';
import type { StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { emptyDesign, withPicks } from './design-state.ts';
import { parseDraft } from '#web/entities/bracelet/draft.ts';
import { designOfDraft } from './draft.ts';
import { createKeptDesign, type KeptDesignDeps } from './kept-design.ts';
import { createRingSteps, type RingStepsDeps } from './ring-steps.ts';

/** The bracelet on this page: every step is tried by the domain's rules and kept as a draft at once. */
export function createDesignStore(deps: KeptDesignDeps & RingStepsDeps) {
  const { supply } = deps;
  const kept = createKeptDesign(deps);
  const { get, subscribe, change } = kept;

  return {
    get,
    subscribe,
    ...createRingSteps(kept, deps),
    /** The bracelet in the cart stays as it is; what is on the ring becomes one of its own. */
    stopEditing: () => change({ editing: null }),
    rename: (name: string) => change({ name }),
    chooseString: (stringId: StringId) => change({ stringId }),
    chooseTying: (tyingMethodId: TyingMethodId | null) => change({ tyingMethodId }),
    /** The garden's picks as they are now. */
    takePicks(selection: Selection<Selectable>): void {
      const designState = withPicks(get().designState, selection, supply);
      if (designState !== get().designState) change(designState);
    },
    /** The bracelet went to the cart: an empty ring for the next one. */
    startOver: () => change(emptyDesign()),
    /** Another tab worked on the same draft. */
    hear(text: string | null): void {
      const draft = parseDraft(text);
      if (draft === null) return;
      const { designState, filled } = designOfDraft(draft, () => true, supply);
      kept.replace(designState, filled);
    },
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
