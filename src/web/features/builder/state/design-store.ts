import type { Selectable, Selection } from '#domain/catalogue/selection.ts';
import { autoFill } from '#domain/design/auto-fill.ts';
import {
  choose,
  clearRing,
  move,
  placeFromCatalogue,
  takeOff,
  unchoose,
  type Board,
  type BoardRefusal,
  type Supply,
} from '#domain/design/board.ts';
import { redo, step, undo } from '#domain/design/history.ts';
import { UNDO_DEPTH } from '#domain/design/limits.ts';
import { HEART, layName, type NameRefusal } from '#domain/design/name-letters.ts';
import type { CharmId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import {
  adjustWrist,
  emptyDesign,
  applyPattern,
  newlyFilled,
  withoutName,
  withPicks,
  type DesignState,
  type Pattern,
} from './design-state.ts';
import { designOfDraft, draftOf, parseDraft, type Draft, type Filled } from './draft.ts';

export type DesignSnapshot = {
  readonly designState: DesignState;
  /** The draft stands in the browser's storage. */
  readonly saved: boolean;
  /** Slots that the last step filled, in order. */
  readonly fresh: readonly number[];
  /** The ring is as auto-fill left it, which can be asked for another arrangement. */
  readonly filled: boolean;
};

export type Refused = BoardRefusal | NameRefusal;
export type Attempt = Result<null, Refused>;

type Deps = {
  first: DesignState;
  /** What auto-fill began with, when the first ring is its work. */
  filled?: Filled | null;
  /** Keeps the draft. @returns false when the browser refuses */
  keep: (draft: Draft) => boolean;
  supply: Supply;
  /** The charm of each letter that is stocked. */
  letters: () => ReadonlyMap<string, CharmId>;
};

type Choices = Partial<Pick<DesignState, 'name' | 'stringId' | 'tyingMethodId' | 'editing'>>;

const NOTHING: readonly number[] = [];

/** What auto-fill made of one ring with gaps. */
type Filling = Filled & { readonly made: ReadonlySet<Board> };

const fillingOf = (filled: Filled | null | undefined, made: Board): Filling | null =>
  filled ? { ...filled, made: new Set([made]) } : null;

const sameRing = (a: Board, b: Board): boolean => a.slots.join() === b.slots.join();

/** A heart goes on decorating after it framed a name. */
const lettersOnly = (letters: ReadonlyMap<string, CharmId>): ReadonlySet<CharmId> =>
  new Set([...letters].flatMap(([letter, id]) => (letter === HEART ? [] : [id])));

/** The bracelet on this page: every step is tried by the domain's rules and kept as a draft at once. */
export function createDesignStore({ first, filled: firstFilled, keep, supply, letters }: Deps) {
  let filling = fillingOf(firstFilled, first.history.present);
  let state: DesignSnapshot = {
    designState: first,
    saved: keep(draftOf(first, firstFilled)),
    fresh: NOTHING,
    filled: filling !== null,
  };
  // Steps of one wrist adjustment are one step for undo.
  let adjusting = false;
  const listeners = new Set<() => void>();

  function show(designState: DesignState, saved: boolean): void {
    const fresh = newlyFilled(state.designState.history.present, designState.history.present);
    const filled = filling?.made.has(designState.history.present) ?? false;
    state = { designState, saved, fresh: fresh.length === 0 ? NOTHING : fresh, filled };
    for (const listener of listeners) listener();
  }

  function change(more: Partial<DesignState>): void {
    adjusting = false;
    const designState = { ...state.designState, ...more };
    const stands = filling?.made.has(designState.history.present) ? filling : null;
    show(designState, keep(draftOf(designState, stands && { from: stands.from, turn: stands.turn })));
  }

  function attempt<Why extends Refused>(
    make: (board: Board) => Result<Board, Why>,
    more: Partial<DesignState> = {},
  ): Result<null, Why> {
    const next = step(state.designState.history, make);
    if (!next.ok) return next;
    change({ ...more, history: next.value });
    return ok(null);
  }

  /** Once filled, the same gaps are filled in another way; each way is a step of its own for undo. */
  function fill(): Result<null, BoardRefusal> {
    const { present } = state.designState.history;
    const again =
      filling !== null && (filling.made.has(present) || filling.from === present) ? filling : null;
    const from = again?.from ?? present;
    const turn = again === null ? 0 : again.turn + 1;
    const heart = letters().get(HEART);
    const company = heart === undefined ? [] : [heart];
    const next = autoFill(from, supply, { turn, once: lettersOnly(letters()), company });
    if (!next.ok) return next;
    if (sameRing(next.value, present)) return ok(null);
    filling = { from, turn, made: new Set(again?.made).add(next.value) };
    return attempt(() => next);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place: (id: CharmId, slot?: number) => attempt((board) => placeFromCatalogue(board, id, supply, slot)),
    choose: (id: CharmId) => attempt((board) => choose(board, id, supply)),
    unchoose: (id: CharmId) => attempt((board) => unchoose(board, id)),
    takeOff: (slot: number) => attempt((board) => takeOff(board, slot, supply)),
    move: (from: number, to: number) => attempt((board) => move(board, from, to)),
    autoFill: fill,
    clear: () => attempt((board) => clearRing(board, supply), { ends: null }),
    setWrist(cm: number): void {
      if (cm === state.designState.history.present.wristSize) return;
      const history = adjustWrist(state.designState.history, adjusting, cm, supply);
      change({ history: { ...history, past: history.past.slice(-UNDO_DEPTH) } });
      adjusting = true;
    },
    layName: (name: string, ends: CharmId | null) =>
      attempt(
        (board) =>
          layName(withoutName(board, letters(), state.designState.ends), name, {
            letters: letters(),
            supply,
            ends: ends ?? undefined,
          }),
        { ends },
      ),
    takeNameOff: () =>
      attempt((board) => ok(withoutName(board, letters(), state.designState.ends)), { ends: null }),
    layPattern: (pattern: Pattern, more: Choices) =>
      attempt((board) => ok(applyPattern(board, pattern, supply)), { editing: null, ...more, ends: null }),
    /** The bracelet in the cart stays as it is; what is on the ring becomes one of its own. */
    stopEditing: () => change({ editing: null }),
    undo: () => change({ history: undo(state.designState.history) }),
    redo: () => change({ history: redo(state.designState.history) }),
    rename: (name: string) => change({ name }),
    chooseString: (stringId: StringId) => change({ stringId }),
    chooseTying: (tyingMethodId: TyingMethodId | null) => change({ tyingMethodId }),
    /** The garden's picks as they are now. */
    takePicks(selection: Selection<Selectable>): void {
      const designState = withPicks(state.designState, selection, supply);
      if (designState !== state.designState) change(designState);
    },
    /** The bracelet went to the cart: an empty ring for the next one. */
    startOver: () => change(emptyDesign()),
    /** Another tab worked on the same draft. */
    hear(text: string | null): void {
      const draft = parseDraft(text);
      if (draft === null) return;
      adjusting = false;
      const { designState, filled } = designOfDraft(draft, () => true, supply);
      filling = fillingOf(filled, designState.history.present);
      show(designState, true);
    },
  };
}

export type DesignStore = ReturnType<typeof createDesignStore>;
