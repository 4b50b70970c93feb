import type { Charm } from '#contract/http/catalogue.ts';
import {
  addCharm,
  countOf,
  removeCharm,
  renewSelection,
  returnCharm,
  setQuantity,
} from '#domain/catalogue/selection.ts';
import type { AddRefusal, Selection } from '#domain/catalogue/selection.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { parseStored, tryStorage } from '#web/lib/storage/storage.ts';

/** What was picked in the garden: whole charms as they were last seen, in the order of picking. */
export type GardenSelection = Selection<Charm>;

/** Where the selection outlives the tab; it belongs to the browser, not to a person, so it survives a login. */
export const SELECTION_KEY = 'garden-selection';

type Deps = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The charms of these ids as the catalogue has them today; those that are gone are left out. */
  fetchCharms: (ids: readonly CharmId[]) => Promise<readonly Charm[]>;
  /** Less is chosen than before, because the catalogue has less. */
  onShrunk: () => void;
};

/** The one empty selection: the server and the first paint know no other. */
export const NOTHING: GardenSelection = [];

/** The selection of this browser, kept in its storage. One that refuses storage keeps it for the tab. */
export function createSelectionStore({ storage, fetchCharms, onShrunk }: Deps) {
  let current: GardenSelection | null = null;
  const listeners = new Set<() => void>();

  const get = (): GardenSelection => {
    current ??= parseSelection(tryStorage(() => storage().getItem(SELECTION_KEY)));
    return current;
  };

  function show(next: GardenSelection): void {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function keep(next: GardenSelection): void {
    show(next);
    tryStorage(() =>
      next.length === 0
        ? storage().removeItem(SELECTION_KEY)
        : storage().setItem(SELECTION_KEY, JSON.stringify(next)),
    );
  }

  function attempt<Why extends AddRefusal>(result: Result<GardenSelection, Why>): Result<null, Why> {
    if (!result.ok) return result;
    keep(result.value);
    return ok(null);
  }

  return {
    get,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** One more of a charm, as it is seen now. */
    add: (charm: Charm) => attempt(addCharm(withCharm(get(), charm), charm)),
    /** A charm comes back from the bracelet it was placed on. */
    putBack: (charm: Charm) => attempt(returnCharm(withCharm(get(), charm), charm)),
    /** 0 or less takes the charm out. */
    setQuantity: (id: CharmId, quantity: number) => attempt(setQuantity(get(), id, quantity)),
    remove: (id: CharmId) => keep(removeCharm(get(), id)),
    /** Empties the selection. @returns what it held, for an undo */
    reset(): GardenSelection {
      const before = get();
      keep(NOTHING);
      return before;
    },
    restore: keep,
    /** Another tab wrote this. */
    hear: (text: string | null) => show(parseSelection(text)),
    /** Prices and stock of today; a failure leaves everything as it is. */
    async refresh(): Promise<void> {
      const asked = get().map(({ charm }) => charm._id);
      if (asked.length === 0) return;
      const fresh = await fetchCharms(asked).catch(() => null);
      if (fresh === null) return;
      const before = get();
      const pickedMeanwhile = before.map(({ charm }) => charm).filter(({ _id }) => !asked.includes(_id));
      const wanted = before.map(({ charm, quantity }) => ({ charmId: charm._id, quantity }));
      const after = renewSelection(wanted, [...fresh, ...pickedMeanwhile]);
      keep(after);
      if (countOf(after) < countOf(before)) onShrunk();
    },
  };
}

/** The selection with what is newly known of one charm. */
function withCharm(selection: GardenSelection, charm: Charm): GardenSelection {
  return selection.map((item) => (item.charm._id === charm._id ? { ...item, charm } : item));
}

/** What stands in the storage may be anything: an older version of the shop wrote it, or a curious person. */
export function parseSelection(text: string | null): GardenSelection {
  const value = parseStored(text);
  return Array.isArray(value) && value.length > 0 && value.every(isItem) ? value : NOTHING;
}

function isItem(value: unknown): value is GardenSelection[number] {
  const { charm, quantity } = (value ?? {}) as { charm?: Partial<Charm> | null; quantity?: unknown };
  return (
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    typeof charm?._id === 'string' &&
    typeof charm.name === 'string' &&
    Number.isInteger(charm.price) &&
    Number.isInteger(charm.stock) &&
    typeof charm.images === 'object' &&
    typeof charm.category === 'object'
  );
}
