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

/** The charms selected in the garden, as last seen, in the order of selection. */
export type GardenSelection = Selection<Charm>;

/** localStorage key of the selection; it belongs to the browser, not to a user, so it survives a login. */
export const SELECTION_KEY = 'garden-selection';

type Deps = {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Fetches charms by id from the current catalogue; unavailable ones are omitted. */
  fetchCharms: (ids: readonly CharmId[]) => Promise<readonly Charm[]>;
  /** Called when the selection was reduced because stock ran short. */
  onShrunk: () => void;
};

/** The empty selection, of stable identity; also used on the server and for hydration. */
export const NOTHING: GardenSelection = [];

/** The selection of this browser, kept in its storage, or in memory where storage is refused. */
export function createSelectionStore({ storage, fetchCharms, onShrunk }: Deps) {
  let current: GardenSelection | null = null;
  /** The stored text as this tab last read, wrote or heard it; any other was written by another tab. */
  let known: string | null = null;
  const listeners = new Set<() => void>();

  const stored = () => tryStorage(() => storage().getItem(SELECTION_KEY));
  const get = (): GardenSelection => (current ??= parseSelection((known = stored())));

  function show(next: GardenSelection): void {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function keep(next: GardenSelection): void {
    show(next);
    tryStorage(() => {
      const text = next.length === 0 ? null : JSON.stringify(next);
      if (text === null) storage().removeItem(SELECTION_KEY);
      else storage().setItem(SELECTION_KEY, text);
      known = text;
    });
  }

  function hear(text: string | null): void {
    known = text;
    show(parseSelection(text));
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
    /** Adds one of a charm, with its current data. */
    add: (charm: Charm) => attempt(addCharm(withCharm(get(), charm), charm)),
    /** Returns a charm from the bracelet it was placed on. */
    putBack: (charm: Charm) => attempt(returnCharm(withCharm(get(), charm), charm)),
    /** 0 or less removes the charm. */
    setQuantity: (id: CharmId, quantity: number) => attempt(setQuantity(get(), id, quantity)),
    remove: (id: CharmId) => keep(removeCharm(get(), id)),
    /** Empties the selection. @returns the previous one, for an undo */
    reset(): GardenSelection {
      const before = get();
      keep(NOTHING);
      return before;
    },
    restore: keep,
    /** Applies a change made by another tab. */
    hear,
    /** Applies what other tabs have changed while this one did not listen: asleep, or without a page that shows the selection. */
    look(): void {
      get();
      const text = stored();
      if (text !== known) hear(text);
    },
    /** Refreshes prices and stock; a failure changes nothing. */
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

/** The selection with new data of one charm. */
function withCharm(selection: GardenSelection, charm: Charm): GardenSelection {
  return selection.map((item) => (item.charm._id === charm._id ? { ...item, charm } : item));
}

/** Parses a stored selection, which may be anything: an older version of the shop may have written it, or a curious user. */
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
