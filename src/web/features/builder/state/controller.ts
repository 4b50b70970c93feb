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

/** The part of the builder shown where not all fit, and the selected charm source. */
export type View = {
  readonly part: 'charms' | 'string' | 'tying' | 'name';
  readonly charms: 'tray' | 'catalogue' | 'name';
  /** The editable ring, or the read-only worn view. */
  readonly canvas: 'frame' | 'worn';
  /** Skin tone of the wrist in the worn view. */
  readonly skin: Skin;
};

const VIEW = ['part', 'charms', 'canvas', 'skin'] as const;

type Deps = {
  store: DesignStore;
  cache: CharmCache;
  toast: (options: ToastOptions) => void;
  /** schedules updates of everything beside the ring */
  soon: When;
};

/** All actions of a customer in the builder, each announced in words. Stable for the life of the page. */
export function createBuilderController({ store, cache, toast, soon }: Deps) {
  const pending = createStore<PendingPlacement>(NO_PLACEMENT);
  const letGo = () => pending.set(NO_PLACEMENT);
  const { present } = store.get().designState.history;
  // Starts with the catalogue if the tray would be empty.
  const charms = charmsIn(present).length === 0 ? 'catalogue' : 'tray';
  const view = createStore<View>({ part: 'charms', charms, canvas: 'frame', skin: 'light' });
  /** Whether the dialog with Bông's palettes is open. */
  const palettes = createStore(false);
  const feedback = createFeedback(cache, toast);
  const { said, say, nameOf } = feedback;
  const charmMoves = createCharmMoves(store, pending, feedback);

  /** Skips updates that change nothing, to avoid re-renders. */
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
    /** Design, pending placement and last announcement, one frame delayed, for everything beside the ring. */
    shown: { designState: later(store, soon), pending: later(pending, soon), said: later(said, soon) },
    say,
    nameOf,
    show,
    letGo,
    ...createRingMoves(store, letGo, feedback),
    ...charmMoves,
    /** @returns the charm's new state: placed, pending, or put down */
    tapCharm(charm: CharmId) {
      show({ canvas: 'frame' });
      return charmMoves.tapCharm(charm);
    },
  };
}

export type BuilderController = ReturnType<typeof createBuilderController>;
