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
import { layName, type NameRefusal } from '#domain/design/name-letters.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { adjustWrist, applyPattern, withoutName, type DesignState, type Pattern } from './design-state.ts';
import { fill } from './filling.ts';
import type { KeptDesign } from './kept-design.ts';

type Choices = Partial<Pick<DesignState, 'name' | 'stringId' | 'tyingMethodId' | 'editing'>>;

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
    more: Partial<DesignState> = {},
  ): Result<null, Why> {
    const next = step(designState().history, make);
    if (!next.ok) return next;
    kept.change({ ...more, history: next.value });
    return ok(null);
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
    layName: (name: string, ends: CharmId | null) =>
      attempt(
        (board) => layName(nameless(board), name, { letters: letters(), supply, ends: ends ?? undefined }),
        { ends },
      ),
    takeNameOff: () => attempt((board) => ok(nameless(board)), { ends: null }),
    layPattern: (pattern: Pattern, more: Choices) =>
      attempt((board) => ok(applyPattern(board, pattern, supply)), { editing: null, ...more, ends: null }),
    undo: () => kept.change({ history: undo(designState().history) }),
    redo: () => kept.change({ history: redo(designState().history) }),
    setWrist: createWristSteps(kept, supply),
  };
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
