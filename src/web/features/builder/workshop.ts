import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { placedOf, waitingOf, type Board } from '#domain/design/board.ts';
import { priceOf, type DesignPrice } from '#domain/design/complete.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Bench } from './bench/bench.ts';
import type { BenchState } from './bench/bench-store.ts';
import { lettersAmong, type Charms } from './bench/charm-book.ts';
import type { Core, View } from './bench/core.ts';
import type { Hand } from './bench/hand.ts';
import { missingOf, type Missing } from './bench/missing.ts';
import { useStrings, useTyingMethods } from './choices/options.ts';
import type { BraceletString, TyingMethod } from './queries.ts';

/** Everything in the builder stands in one workshop. */
export const WorkshopContext = createContext<Core | null>(null);

export function useCore(): Core {
  const core = useContext(WorkshopContext);
  if (core === null) throw new Error('only inside a Workshop');
  return core;
}

type Watched<T> = { get: () => T; subscribe: (listener: () => void) => () => void };
const useWatched = <T>({ get, subscribe }: Watched<T>): T => useSyncExternalStore(subscribe, get, get);

/** A figure of something: what shows it renders again only when the figure changes, not at every step of the design. */
function useFigure<T, F extends number | boolean>({ get, subscribe }: Watched<T>, figure: (now: T) => F): F {
  return useSyncExternalStore(subscribe, () => figure(get()));
}

export const useBenchState = (): BenchState => useWatched(useCore().store);
export const useBoard = (): Board => useBenchState().bench.history.present;
export const useHand = (): Hand => useWatched(useCore().hand);
export const useIsInHand = (id: CharmId): boolean => useFigure(useCore().hand, ({ charm }) => charm === id);
/** How many of a charm wait in the tray, and how many hang. */
export function usePiecesOf(id: CharmId): { waiting: number; placed: number } {
  const { store } = useCore();
  const waiting = useFigure(store, ({ bench }) => waitingOf(bench.history.present, id));
  const placed = useFigure(store, ({ bench }) => placedOf(bench.history.present, id));
  return { waiting, placed };
}
export const useView = (): View => useWatched(useCore().view);
/** Whether the draft stands in the browser's storage. */
export const useSaved = (): boolean => useFigure(useCore().store, ({ saved }) => saved);
export const useSaid = () => useWatched(useCore().said);
export const useCharms = (): Charms => useWatched(useCore().book);

/** The charm of each letter on sale. */
export function useLetters(): ReadonlyMap<string, CharmId> {
  const charms = useCharms();
  return useMemo(() => lettersAmong(charms.values()), [charms]);
}

export type Design = {
  bench: Bench;
  board: Board;
  string: BraceletString | null;
  tyingMethod: TyingMethod | null;
  price: DesignPrice;
  missing: Missing | null;
};

/** `now` follows every step; `shown` comes with the frame after, so that a placed charm is seen first. */
export const DesignContext = createContext<{ now: Design; shown: Design } | null>(null);

function useDesigns() {
  const designs = useContext(DesignContext);
  if (designs === null) throw new Error('only inside a Workshop');
  return designs;
}

/** The bracelet as it stands, with today's prices and what it still lacks: for the ring, and for what acts on it. */
export const useDesign = (): Design => useDesigns().now;

/** The same for what stands beside the ring: sums, lists, progress. */
export const useShownDesign = (): Design => useDesigns().shown;

/** Reckons the design at each step; once for everything in the workshop. */
export function useReckonedDesign(): Design {
  const { bench } = useBenchState();
  const charms = useCharms();
  const strings = useStrings();
  const tyingMethods = useTyingMethods();
  const string = strings.find(bench.stringId);
  const tyingMethod = tyingMethods.find(bench.tyingMethodId);
  const board = bench.history.present;
  return useMemo(() => {
    const placed = board.slots.flatMap((id) => (id === null ? [] : (charms.get(id) ?? [])));
    return {
      bench,
      board,
      string,
      tyingMethod,
      price: priceOf({ charms: placed, string, tyingMethod }),
      missing: missingOf({ ...bench, stringId: string?._id ?? null }),
    };
  }, [bench, board, charms, string, tyingMethod]);
}
