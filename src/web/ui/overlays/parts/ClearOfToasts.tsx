import { useEffect, type RefObject } from 'react';

/** px between what stays in sight and the toasts */
const GAP = 8;
/** px that one toast takes */
const ONE = 112;

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
 * Toasts keep their place (spec §2) as long as they fit above what is open, and never lie over its head: where they would, they
 * stand below it (`--toasts-below`, toast.css) and let presses through to what they lie over. Stands within the dialog,
 * which it looks at as long as it is there.
 */
export function ClearOfToasts({ popup, head, whole = false }: ClearOfToastsProps) {
  useEffect(() => {
    const dialog = popup.current;
    if (dialog === null) return;
    const { style } = document.documentElement;
    const toasts = document.querySelector('[data-toasts]');
    const place = () => {
      style.removeProperty('--toasts-below');
      const below =
        (whole ? placeBelow(toasts, dialog, dialog) : null) ??
        placeBelow(toasts, dialog, head.current ?? dialog);
      if (below !== null) style.setProperty('--toasts-below', `${below}px`);
      style.setProperty('--toasts-pressed', below === null ? 'auto' : 'none');
    };
    open.push(place);
    const watch = new ResizeObserver(() => open.at(-1)?.());
    for (const watched of [dialog, document.documentElement, toasts]) if (watched) watch.observe(watched);
    return () => {
      watch.disconnect();
      open.splice(open.indexOf(place), 1);
      style.removeProperty('--toasts-below');
      style.removeProperty('--toasts-pressed');
      open.at(-1)?.();
    };
  }, [popup, head, whole]);
  return null;
}

/** Where toasts begin below the head, in px from the top of the window; null where they are clear of it, or find no room. */
function placeBelow(toasts: Element | null, dialog: HTMLElement, head: HTMLElement): number | null {
  const place = toasts?.getBoundingClientRect();
  const { offsetTop: top, offsetLeft: left, offsetWidth: width } = dialog;
  if (place === undefined || left + width < place.left) return null;
  if (top >= place.top + Math.max(ONE, place.height)) return null;
  const end = head.getBoundingClientRect().bottom - dialog.getBoundingClientRect().top;
  const below = Math.round(top + end + GAP);
  return below + ONE < window.innerHeight ? below : null;
}
