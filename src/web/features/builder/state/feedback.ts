import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import type { BoardRefusal } from '#domain/design/board.ts';
import { boardRefusals } from '#domain/design/copy.vi.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ToastOptions } from '#web/ui/feedback/toast.ts';
import { createStore } from '#web/ui/store.ts';
import type { CharmCache } from './charm-cache.ts';

/** Turns the outcome of an action into an announcement or a toast. */
export function createFeedback(cache: CharmCache, toast: (options: ToastOptions) => void) {
  /** The last announcement, for screen readers; `nth` makes a repeated text be announced again. */
  const said = createStore({ text: '', nth: 0 });
  const say = (text: string) => said.set({ text, nth: said.get().nth + 1 });
  return {
    said,
    say,
    warn: (options: Omit<ToastOptions, 'type'>) => toast({ type: 'warning', ...options }),
    inform: (options: Omit<ToastOptions, 'type'>) => toast({ type: 'info', ...options }),
    nameOf: (id: CharmId | null | undefined): string =>
      (id ? cache.get().get(id)?.name : undefined) || catalogueCopy.charmFallbackName,
    /** @returns whether the action succeeded */
    told(done: Result<null, BoardRefusal>, text: string): boolean {
      if (done.ok) say(text);
      else toast({ type: 'warning', title: boardRefusals[done.why] });
      return done.ok;
    },
  };
}
export type Feedback = ReturnType<typeof createFeedback>;
