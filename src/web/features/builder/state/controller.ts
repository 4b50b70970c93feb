import type { Skin } from '#art/worn-wrist.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { createStore } from '#web/ui/store.ts';
import type { ToastOptions } from '#web/ui/feedback/toast.ts';
import { later, type When } from './after-paint.ts';
import type { CharmCache } from './charm-cache.ts';
import { createCharmMoves } from './charm-moves.ts';
import { charmsIn } from './draft.ts';
import type { DesignStore } from './design-store.ts';
import { createFeedback } from './feedback.ts';
import { NO_PLACEMENT, type PendingPlacement } from './pending-placement.ts';
import { createRingMoves } from './ring-moves.ts';

/** Which part of the builder shows where not all have room, and which charms. */
export type View = {
  readonly part: 'charms' | 'string' | 'tying' | 'name';
  readonly charms: 'tray' | 'catalogue' | 'name';
  /** The ring to work on, or the bracelet as it is worn, to look at. */
  readonly canvas: 'frame' | 'worn';
  /** Of the wrist on which it is shown. */
  readonly skin: Skin;
};

const VIEW = ['part', 'charms', 'canvas', 'skin'] as const;

type Deps = {
  store: DesignStore;
  cache: CharmCache;
  toast: (options: ToastOptions) => void;
  /** when what stands beside the ring hears of a step */
  soon: When;
};

/** What a customer can do in the builder, told to her in words. Stable for the life of the page. */
export function createBuilderController({ store, cache, toast, soon }: Deps) {
  const pending = createStore<PendingPlacement>(NO_PLACEMENT);
  const letGo = () => pending.set(NO_PLACEMENT);
  const { present } = store.get().designState.history;
  // An empty tray offers nothing to take.
  const charms = charmsIn(present).length === 0 ? 'catalogue' : 'tray';
  const view = createStore<View>({ part: 'charms', charms, canvas: 'frame', skin: 'light' });
  /** Whether Bông's palettes are being looked at. */
  const palettes = createStore(false);
  const feedback = createFeedback(cache, toast);
  const { said, say, nameOf } = feedback;
  const charmMoves = createCharmMoves(store, pending, feedback);

  /** Nobody renders for a view that stays as it is. */
  function show(more: Partial<View>): void {
    const next = { ...view.get(), ...more };
    if (VIEW.some((part) => next[part] !== view.get()[part])) view.set(next);
  }

  return {
    store,
    cache,
    pending,
    view,
    palettes,
    /** The design, what is pending and the last words, as what stands beside the ring shows them: a frame later. */
    shown: { designState: later(store, soon), pending: later(pending, soon), said: later(said, soon) },
    say,
    nameOf,
    show,
    letGo,
    ...createRingMoves(store, letGo, feedback),
    ...charmMoves,
    /** @returns what the charm does now: it hangs, it is pending, or it was put down */
    tapCharm(charm: CharmId) {
      show({ canvas: 'frame' });
      return charmMoves.tapCharm(charm);
    },
  };
}

export type BuilderController = ReturnType<typeof createBuilderController>;
