import { useEffect, type RefObject } from 'react';

/** px between what stays in sight and the toasts */
const GAP = 8;
/** px that three toasts take: with so much above a dialog, nothing needs to move */
const ROOM = 380;
/** px that one toast takes at least */
const ONE = 88;

/** Those that are open, each over the ones before it. */
const open: (() => void)[] = [];

interface ClearOfToastsProps {
  /** the dialog; it may still be on its way in, so its place is asked of the layout */
  popup: RefObject<HTMLElement | null>;
  /** what is kept in sight: its title, and its close button if it has one */
  head: RefObject<HTMLElement | null>;
  /** all of it is, where there is room below it */
  whole?: boolean;
}

/**
 * Toasts keep their place (spec §2), but never lie over the head of what is open: where they would, they stand below it
 * (`--toasts-below`, toast.css). Stands within the dialog, which it looks at as long as it is there.
 */
export function ClearOfToasts({ popup, head, whole = false }: ClearOfToastsProps) {
  useEffect(() => {
    const dialog = popup.current;
    if (dialog === null) return;
    const { style } = document.documentElement;
    const place = () => {
      const below = (whole ? placeBelow(dialog, dialog) : null) ?? placeBelow(dialog, head.current ?? dialog);
      if (below === null) style.removeProperty('--toasts-below');
      else style.setProperty('--toasts-below', `${below}px`);
    };
    open.push(place);
    const watch = new ResizeObserver(() => open.at(-1)?.());
    for (const watched of [dialog, document.documentElement]) watch.observe(watched);
    return () => {
      watch.disconnect();
      open.splice(open.indexOf(place), 1);
      style.removeProperty('--toasts-below');
      open.at(-1)?.();
    };
  }, [popup, head, whole]);
  return null;
}

/** Where toasts begin below the head, in px from the top of the window; null where they are clear of it, or find no room. */
function placeBelow(dialog: HTMLElement, head: HTMLElement): number | null {
  const toasts = document.querySelector('[data-toasts]')?.getBoundingClientRect();
  const { offsetTop: top, offsetLeft: left, offsetWidth: width } = dialog;
  if (toasts === undefined || left + width < toasts.left || top >= ROOM) return null;
  const end = head.getBoundingClientRect().bottom - dialog.getBoundingClientRect().top;
  const below = Math.round(top + end + GAP);
  return below + ONE < window.innerHeight ? below : null;
}
