import { UNDO_WITHIN } from '#domain/ordering/limits.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { undoLabel } from './undo-toast.vi.ts';

/** Shows a toast about a finished staff action, with an undo button, for 8 s. */
export function showUndoToast(title: string, undo: () => Promise<unknown> | void): void {
  const action = { label: undoLabel, onClick: () => inBackground(undo()) };
  toast({ type: 'success', title, duration: UNDO_WITHIN, action });
}
