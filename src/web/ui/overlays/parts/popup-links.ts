import type { RefObject } from 'react';

/** Links a popup to its button, which is rendered by the light half, so that it works before this chunk loads. */
export interface PopupLinks {
  id: string;
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

interface Change {
  event: Event;
  cancel: () => void;
}

/** Ignores a press on the popup's own button: that toggles, and would open again what this closes. */
export function closesUnlessOnAnchor(anchor: PopupLinks['anchor'], close: () => void) {
  return (next: boolean, { event, cancel }: Change) => {
    if (next) return;
    if (event.target instanceof Node && event.type !== 'keydown' && anchor.current?.contains(event.target))
      cancel();
    else close();
  };
}
