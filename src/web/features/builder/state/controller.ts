import type { CharmId } from '#domain/kernel/ids.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { emptySlotsOf, placedCharms, type Board } from '#domain/design/board.ts';
import { boardRefusals } from '#domain/design/copy.vi.ts';
import type { BoardRefusal } from '#domain/design/board.ts';
import type { Result } from '#domain/kernel/result.ts';
import { createStore } from '#web/ui/store.ts';
import type { ToastOptions } from '#web/ui/feedback/toast.ts';
import { later, type When } from './after-paint.ts';
import type { DesignStore } from './design-store.ts';
import type { CharmCache } from './charm-cache.ts';
import { copy } from '../copy.vi.ts';
import { dropOf, type Load, type Target } from './drag.ts';
import { NO_PLACEMENT, followMove, tapCharm, tapSlot, type PendingPlacement } from './pending-placement.ts';

/** Which part of the builder shows where not all have room, and which charms. */
export type View = {
  readonly part: 'charms' | 'string' | 'tying' | 'name';
  readonly charms: 'tray' | 'catalogue' | 'name';
  /** The ring to work on, or the bracelet as it is worn, to look at. */
  readonly canvas: 'frame' | 'worn';
};

const VIEW = ['part', 'charms', 'canvas'] as const;

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
  const view = createStore<View>({ part: 'charms', charms: 'tray', canvas: 'frame' });
  /** The last thing that happened, for screen readers; `nth` lets the same words be said again. */
  const said = createStore({ text: '', nth: 0 });

  const boardNow = (): Board => store.get().designState.history.present;
  const nameOf = (id: CharmId | null | undefined): string =>
    (id ? cache.get().get(id)?.name : undefined) || catalogueCopy.charmFallbackName;
  const say = (text: string) => said.set({ text, nth: said.get().nth + 1 });

  /** Nobody renders for a view that stays as it is. */
  function show(more: Partial<View>): void {
    const next = { ...view.get(), ...more };
    if (VIEW.some((part) => next[part] !== view.get()[part])) view.set(next);
  }

  function told(done: Result<null, BoardRefusal>, text: string): boolean {
    if (done.ok) say(text);
    else toast({ type: 'warning', title: boardRefusals[done.why] });
    return done.ok;
  }

  function place(charm: CharmId, slot?: number): boolean {
    const at = slot ?? boardNow().slots.indexOf(null);
    return told(store.place(charm, slot), copy.said.placed(nameOf(charm), at));
  }

  function takeOff(slot: number): boolean {
    const before = boardNow();
    const charm = before.slots[slot];
    if (!charm) return false;
    const waiting = before.tray[charm] ?? 0;
    const done = told(store.takeOff(slot), copy.said.removed(nameOf(charm), slot));
    // Above the stock a charm does not come back (spec §5).
    if (done && (boardNow().tray[charm] ?? 0) === waiting) toast({ type: 'warning', ...copy.returnRefused });
    if (pending.get().slot === slot) pending.set(NO_PLACEMENT);
    return done;
  }

  function move(from: number, to: number): boolean {
    const charm = boardNow().slots[from];
    if (!charm || from === to) return false;
    const done = told(store.move(from, to), copy.said.moved(nameOf(charm), to));
    if (done) pending.set(followMove(pending.get(), from, to));
    return done;
  }

  return {
    store,
    cache,
    pending,
    view,
    /** The design, what is pending and the last words, as what stands beside the ring shows them: a frame later. */
    shown: { designState: later(store, soon), pending: later(pending, soon), said: later(said, soon) },
    say,
    nameOf,
    show,
    letGo: () => pending.set(NO_PLACEMENT),
    place,
    takeOff,
    move,
    /** @returns what the charm does now: it hangs, it is pending, or it was put down */
    tapCharm(charm: CharmId): 'placed' | 'in_hand' | 'put_down' {
      show({ canvas: 'frame' });
      const tap = tapCharm(pending.get(), charm, boardNow());
      if (tap.place !== undefined) {
        if (place(tap.place.charm, tap.place.slot)) pending.set(tap.pending);
        return 'placed';
      }
      pending.set(tap.pending);
      if (tap.pending.charm === null) return 'put_down';
      say(copy.said.inHand(nameOf(charm)));
      return 'in_hand';
    },
    /** @returns whether the slot now waits for a charm */
    tapSlot(slot: number): boolean {
      const tap = tapSlot(pending.get(), slot, boardNow());
      if (tap.place !== undefined) {
        if (place(tap.place.charm, tap.place.slot)) pending.set(tap.pending);
        return false;
      }
      pending.set(tap.pending);
      const waits = tap.pending.slot !== null && boardNow().slots[slot] === null;
      if (waits) say(copy.said.slotWaits(slot));
      return waits;
    },
    drop(load: Load, target: Target | null): boolean {
      const drop = dropOf(load, target);
      pending.set(NO_PLACEMENT);
      if (drop.act === 'place') return place(drop.charm, drop.slot);
      if (drop.act === 'move') return move(drop.from, drop.slot);
      return drop.act === 'takeOff' && takeOff(drop.slot);
    },
    choose: (charm: CharmId) => told(store.choose(charm), copy.said.trayed(nameOf(charm))),
    unchoose(charm: CharmId): void {
      told(store.unchoose(charm), copy.said.untrayed(nameOf(charm)));
      if ((boardNow().tray[charm] ?? 0) === 0 && pending.get().charm === charm) pending.set(NO_PLACEMENT);
    },
    /** Fills the gaps; asked again at once, it fills them in another way. */
    autoFill(): boolean {
      const { filled: again, designState } = store.get();
      const done = store.autoFill();
      pending.set(NO_PLACEMENT);
      const other = designState.history.present !== boardNow();
      const empty = emptySlotsOf(boardNow());
      if (done.ok && empty > 0)
        toast({ type: 'warning', title: boardRefusals.none_left, message: copy.stillEmpty(empty) });
      if (!again) return told(done, copy.said.filled(store.get().fresh.length));
      return told(done, other ? copy.said.refilled : copy.said.onlyOneWay);
    },
    clear(): void {
      pending.set(NO_PLACEMENT);
      told(store.clear(), copy.said.cleared);
    },
    undo(): void {
      if (store.get().designState.history.past.length === 0) return;
      pending.set(NO_PLACEMENT);
      store.undo();
      say(copy.said.undone);
    },
    redo(): void {
      if (store.get().designState.history.future.length === 0) return;
      pending.set(NO_PLACEMENT);
      store.redo();
      say(copy.said.redone);
    },
    setWrist(cm: number): void {
      const before = placedCharms(boardNow()).length;
      store.setWrist(cm);
      pending.set(NO_PLACEMENT);
      const returned = before - placedCharms(boardNow()).length;
      if (returned > 0) {
        const { title, message } = copy.wrist.returned;
        toast({ type: 'info', title, message: message(returned) });
      }
    },
  };
}

export type BuilderController = ReturnType<typeof createBuilderController>;
