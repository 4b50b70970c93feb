import { useRef, useState } from 'react';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

/** One form at a time: what it edits, null for something new, undefined while none is open. */
export function useOpenForm<Item>() {
  const [editing, setEditing] = useState<Item | null | undefined>(undefined);
  const unsaved = useRef(false);
  const show = (next: Item | null | undefined) => {
    unsaved.current = false;
    setEditing(next);
  };
  const leave = async (next: Item | null | undefined) => {
    if (!unsaved.current || (await mayLose())) show(next);
  };
  return {
    editing,
    /** Opens it on something, or on nothing; what is unsaved is asked about. */
    open: (item: Item | null) => inBackground(leave(item)),
    close: () => inBackground(leave(undefined)),
    /** Saved. */
    done: () => show(undefined),
    /** The form tells whether it holds something unsaved. */
    tellUnsaved: (is: boolean) => {
      unsaved.current = is;
    },
  };
}

function mayLose(): Promise<boolean> {
  const { title, message, confirm: confirmLabel, stay } = copy.leave;
  return confirm({ tone: 'warning', title, message, confirmLabel, cancelLabel: stay });
}
