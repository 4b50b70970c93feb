import type { Charm } from '#contract/http/catalogue.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { createStore } from '#web/ui/store.ts';

export type Charms = ReadonlyMap<CharmId, Charm>;

/** The charms this page has loaded, each as last read from the catalogue; the ring takes prices and stock from it. */
export function createCharmCache(first: readonly Charm[]) {
  const { get, set, subscribe } = createStore<Charms>(new Map(first.map((charm) => [charm._id, charm])));
  function learn(seen: readonly Charm[]): void {
    const news = seen.filter((charm) => get().get(charm._id) !== charm);
    if (news.length === 0) return;
    set(new Map([...get(), ...news.map((charm) => [charm._id, charm] as const)]));
  }
  return {
    get,
    subscribe,
    /** Pieces that can be sold; 0 for a charm that was never loaded. */
    supply: (id: CharmId): number => {
      const charm = get().get(id);
      return charm === undefined ? 0 : availableOf(charm);
    },
    learn,
    /** Charms that the shop no longer sells: none of them is left. */
    discontinue(ids: readonly CharmId[]): void {
      const gone = ids.flatMap((id) => get().get(id) ?? []);
      learn(gone.map((charm) => ({ ...charm, stock: 0, availableStock: 0 })));
    },
  };
}

export type CharmCache = ReturnType<typeof createCharmCache>;

/** The charm of each letter, digit and heart on sale (decisions, What is sold). */
export function lettersAmong(charms: Iterable<Charm>): ReadonlyMap<string, CharmId> {
  return new Map([...charms].flatMap((charm) => (charm.letter === null ? [] : [[charm.letter, charm._id]])));
}
