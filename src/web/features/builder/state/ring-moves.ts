import { emptySlotsOf, placedCharms } from '#domain/design/board.ts';
import { boardRefusals } from '#domain/design/copy.vi.ts';
import { copy } from '../copy.vi.ts';
import type { DesignStore } from './design-store.ts';
import type { Feedback } from './feedback.ts';

/** Actions on the whole ring. `letGo` clears the pending placement, whose slot may no longer exist. */
export function createRingMoves(store: DesignStore, letGo: () => void, feedback: Feedback) {
  const { told, say } = feedback;
  const historyNow = () => store.get().designState.history;
  const boardNow = () => historyNow().present;

  return {
    /** Fills the gaps; if repeated directly, fills them in another way. */
    autoFill(): boolean {
      const { filled: again } = store.get();
      const before = boardNow();
      const done = store.autoFill();
      letGo();
      const empty = emptySlotsOf(boardNow());
      if (done.ok && empty > 0)
        feedback.warn({ title: boardRefusals.none_left, message: copy.stillEmpty(empty) });
      if (!again) return told(done, copy.said.filled(store.get().fresh.length));
      return told(done, before !== boardNow() ? copy.said.refilled : copy.said.onlyOneWay);
    },
    clear(): void {
      letGo();
      told(store.clear(), copy.said.cleared);
    },
    undo(): void {
      if (historyNow().past.length === 0) return;
      letGo();
      store.undo();
      say(copy.said.undone);
    },
    redo(): void {
      if (historyNow().future.length === 0) return;
      letGo();
      store.redo();
      say(copy.said.redone);
    },
    setWrist(cm: number): void {
      const before = placedCharms(boardNow()).length;
      store.setWrist(cm);
      letGo();
      const returned = before - placedCharms(boardNow()).length;
      const { title, message } = copy.wrist.returned;
      if (returned > 0) feedback.inform({ title, message: message(returned) });
    },
  };
}
