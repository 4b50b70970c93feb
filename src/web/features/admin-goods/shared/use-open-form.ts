import { useRef, useState } from 'react';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

/** State of a list's single form: the edited item, null for a new one, undefined while closed. */
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
    /** Opens the form for an item, or for a new one; asks first if there are unsaved changes. */
    open: (item: Item | null) => inBackground(leave(item)),
    close: () => inBackground(leave(undefined)),
    /** Closes the form after saving. */
    done: () => show(undefined),
    /** Called by the form when its unsaved state changes. */
    tellUnsaved: (is: boolean) => {
      unsaved.current = is;
    },
  };
}

function mayLose(): Promise<boolean> {
  const { title, message, confirm: confirmLabel, stay } = copy.leave;
  return confirm({ tone: 'warning', title, message, confirmLabel, cancelLabel: stay });
}
