import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { placedOf, waitingOf, type Board } from '#domain/design/board.ts';
import { priceOf, type DesignPrice } from '#domain/design/complete.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Watched } from './state/after-paint.ts';
import type { DesignState } from './state/design-state.ts';
import type { DesignSnapshot } from './state/kept-design.ts';
import { lettersAmong, type Charms } from './state/charm-cache.ts';
import type { BuilderController, View } from './state/controller.ts';
import type { PendingPlacement } from './state/pending-placement.ts';
import { missingOf, type Missing } from './state/missing.ts';
import { useStrings, useTyingMethods } from '#web/entities/ring/options.ts';
import type { BraceletString, TyingMethod } from './queries.ts';

/** The one controller that every part of the builder reads. */
export const BuilderContext = createContext<BuilderController | null>(null);

export function useBuilder(): BuilderController {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('only inside a Workshop');
  return builder;
}

const useWatched = <T>({ get, subscribe }: Watched<T>): T => useSyncExternalStore(subscribe, get, get);

/** Selects a primitive from a store: the component re-renders only when that value changes, not at every change of the design. */
function useFigure<T, F extends number | boolean | string | null>(
  { get, subscribe }: Watched<T>,
  figure: (now: T) => F,
): F {
  return useSyncExternalStore(subscribe, () => figure(get()));
}

// The ring follows every change synchronously; everything beside it follows a frame later, so that a placed charm is painted
// first.

export const useDesignSnapshot = (): DesignSnapshot => useWatched(useBuilder().store);
export const useBoard = (): Board => useDesignSnapshot().designState.history.present;
export const usePendingPlacement = (): PendingPlacement => useWatched(useBuilder().pending);
export const useIsPending = (id: CharmId): boolean =>
  useFigure(useBuilder().pending, ({ charm }) => charm === id);
/** What the customer called the bracelet, as she types it. */
export const useBraceletName = (): string =>
  useFigure(useBuilder().store, ({ designState }) => designState.name);
/** In cm; null until the customer has entered it. */
export const useWristSize = (): number | null =>
  useFigure(useBuilder().store, ({ designState }) => designState.history.present.wristSize);

export const useShownDesign = (): DesignSnapshot => useWatched(useBuilder().shown.designState);
export const useShownPlacement = (): PendingPlacement => useWatched(useBuilder().shown.pending);
/** Whether the draft is in the browser's storage. */
export const useSaved = (): boolean => useFigure(useBuilder().shown.designState, ({ saved }) => saved);
export const useSaid = () => useWatched(useBuilder().shown.said);
/** How many pieces of a charm are in the tray, and how many are on the ring. */
export function usePiecesOf(id: CharmId): { waiting: number; placed: number } {
  const { designState } = useBuilder().shown;
  const waiting = useFigure(designState, (shown) => waitingOf(shown.designState.history.present, id));
  const placed = useFigure(designState, (shown) => placedOf(shown.designState.history.present, id));
  return { waiting, placed };
}

export const usePalettesOpen = (): boolean => useWatched(useBuilder().palettes);
export const useView = (): View => useWatched(useBuilder().view);
export const useCharms = (): Charms => useWatched(useBuilder().cache);

/** The charm of each letter on sale. */
export function useLetters(): ReadonlyMap<string, CharmId> {
  const charms = useCharms();
  return useMemo(() => lettersAmong(charms.values()), [charms]);
}

export type Design = {
  designState: DesignState;
  board: Board;
  string: BraceletString | null;
  tyingMethod: TyingMethod | null;
  price: DesignPrice;
  missing: Missing | null;
};

export const DesignContext = createContext<Design | null>(null);

/** The displayed bracelet with today's prices and what it still lacks. */
export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (design === null) throw new Error('only inside a Workshop');
  return design;
}

/** Computes the displayed design, once for the whole builder. */
export function useComputedDesign(): Design {
  const { designState } = useShownDesign();
  const charms = useCharms();
  const string = useStrings().find(designState.stringId);
  const tyingMethod = useTyingMethods().find(designState.tyingMethodId);
  return useMemo(
    () => designOf(designState, { charms, string, tyingMethod }),
    [designState, charms, string, tyingMethod],
  );
}

type Catalogued = Pick<Design, 'string' | 'tyingMethod'> & { charms: Charms };

/** A design resolved against the catalogue: its charms, string, knot and prices. */
export function designOf(designState: DesignState, { charms, string, tyingMethod }: Catalogued): Design {
  const board = designState.history.present;
  const placed = board.slots.flatMap((id) => (id === null ? [] : (charms.get(id) ?? [])));
  return {
    designState,
    board,
    string,
    tyingMethod,
    price: priceOf({ charms: placed, string, tyingMethod }),
    missing: missingOf({ ...designState, stringId: string?._id ?? null }),
  };
}
