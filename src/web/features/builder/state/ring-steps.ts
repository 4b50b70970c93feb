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
import { redo, step, undo, type Remembered } from '#domain/design/history.ts';
import { UNDO_DEPTH } from '#domain/design/limits.ts';
import { layName, type NameRefusal } from '#domain/design/name-letters.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import {
  adjustWrist,
  applyPattern,
  withoutName,
  type Beside,
  type DesignState,
  type Pattern,
} from './design-state.ts';
import { fill } from './filling.ts';
import type { KeptDesign } from './kept-design.ts';

export type RingStepsDeps = {
  supply: Supply;
  /** The charm of each letter that is stocked. */
  letters: () => ReadonlyMap<string, CharmId>;
};

/** Steps on the ring: each checked by the domain's rules, each undoable. */
export function createRingSteps(kept: KeptDesign, { supply, letters }: RingStepsDeps) {
  const { designState } = kept;

  function attempt<Why extends BoardRefusal | NameRefusal>(
    make: (board: Board) => Result<Board, Why>,
    beside: Beside = {},
  ): Result<null, Why> {
    const now = designState();
    const next = step(now.history, make, replacedBy(beside, now));
    if (!next.ok) return next;
    kept.change({ ...beside, history: next.value });
    return ok(null);
  }

  /** Undoes or redoes a step: what it replaced beside the ring changes places with what is there now. */
  function travel(by: typeof undo | typeof redo, there: Remembered<Board, Beside> | undefined): void {
    const now = designState();
    const { beside = {} } = there ?? {};
    kept.change({ ...beside, history: by(now.history, replacedBy(beside, now)) });
  }

  const nameless = (board: Board) => withoutName(board, letters(), designState().ends);

  return {
    place: (id: CharmId, slot?: number) => attempt((board) => placeFromCatalogue(board, id, supply, slot)),
    choose: (id: CharmId) => attempt((board) => choose(board, id, supply)),
    unchoose: (id: CharmId) => attempt((board) => unchoose(board, id)),
    takeOff: (slot: number) => attempt((board) => takeOff(board, slot, supply)),
    move: (from: number, to: number) => attempt((board) => move(board, from, to)),
    /** On a ring that auto-fill has just filled, fills the same gaps in another way; each arrangement is its own undo step. */
    autoFill(): Result<null, BoardRefusal> {
      const { present } = designState().history;
      const filled = fill(present, kept.filling(), supply, letters());
      if (!filled.ok) return filled;
      const { board, filling } = filled.value;
      if (board.slots.join() === present.slots.join()) return ok(null);
      kept.fillWith(filling);
      return attempt(() => ok(board));
    },
    clear: () => attempt((board) => clearRing(board, supply), { ends: null }),
    layName: (name: string, ends: CharmId | null, more: Pick<Beside, 'name'> = {}) =>
      attempt(
        (board) => layName(nameless(board), name, { letters: letters(), supply, ends: ends ?? undefined }),
        { ...more, ends },
      ),
    takeNameOff: () => attempt((board) => ok(nameless(board)), { ends: null }),
    layPattern: (pattern: Pattern, more: Omit<Beside, 'ends'>) =>
      attempt((board) => ok(applyPattern(board, pattern, supply)), { editing: null, ...more, ends: null }),
    undo: () => travel(undo, designState().history.past.at(-1)),
    redo: () => travel(redo, designState().history.future[0]),
    setWrist: createWristSteps(kept, supply),
  };
}

/** The present values of the choices that a step replaces. */
function replacedBy(beside: Beside, now: DesignState): Beside {
  return Object.fromEntries(Object.keys(beside).map((choice) => [choice, now[choice as keyof Beside]]));
}

/** Adjusts the wrist, in cm. Consecutive steps form one adjustment, which is one undo step. */
function createWristSteps({ designState, change }: KeptDesign, supply: Supply) {
  let adjusted: DesignState | null = null;
  return (cm: number): void => {
    const { history } = designState();
    if (cm === history.present.wristSize) return;
    const next = adjustWrist(history, adjusted === designState(), cm, supply);
    change({ history: { ...next, past: next.past.slice(-UNDO_DEPTH) } });
    adjusted = designState();
  };
}
