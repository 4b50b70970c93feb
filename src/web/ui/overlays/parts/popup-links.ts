import type { RefObject } from 'react';

/** How a popup knows the button that it belongs to. The button is ours, so that it works before this file arrives. */
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

/** A press on the own button is the button's business: it toggles, and would open again what this closes. */
export function closesUnlessOnAnchor(anchor: PopupLinks['anchor'], close: () => void) {
  return (next: boolean, { event, cancel }: Change) => {
    if (next) return;
    if (event.target instanceof Node && event.type !== 'keydown' && anchor.current?.contains(event.target))
      cancel();
    else close();
  };
}
