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
 * Toasts keep their place (spec §2) as long as they fit above what is open; else they begin at the top of the window, where the
 * header is out of use. They never lie over the head of a dialog: where even that is too little room, they stand below it
 * and let presses through to what they lie over (`--toasts-top`, toast.css). Stands within the dialog, which it looks at
 * as long as it is there.
 */
export function ClearOfToasts({ popup, head, whole = false }: ClearOfToastsProps) {
  useEffect(() => {
    const dialog = popup.current;
    if (dialog === null) return;
    const { style } = document.documentElement;
    const toasts = document.querySelector('[data-toasts]');
    const place = () => {
      style.removeProperty('--toasts-top');
      const at = toasts?.getBoundingClientRect();
      const isBeside = at === undefined || dialog.offsetLeft + dialog.offsetWidth < at.left;
      const height = Math.max(ONE, at?.height ?? 0);
      const fits = (from: number) => from + height <= dialog.offsetTop;
      const below = placeBelow(dialog, whole ? dialog : head.current) ?? placeBelow(dialog, head.current);
      const isFree = isBeside || fits(at.top);
      const top = isFree ? null : fits(GAP) ? GAP : below;
      if (top !== null) style.setProperty('--toasts-top', `${top}px`);
      style.setProperty('--toasts-pressed', top !== null && top === below ? 'none' : 'auto');
    };
    open.push(place);
    const watch = new ResizeObserver(() => open.at(-1)?.());
    for (const watched of [dialog, document.documentElement, toasts]) if (watched) watch.observe(watched);
    return () => {
      watch.disconnect();
      open.splice(open.indexOf(place), 1);
      style.removeProperty('--toasts-top');
      style.removeProperty('--toasts-pressed');
      open.at(-1)?.();
    };
  }, [popup, head, whole]);
  return null;
}

/** Where toasts begin below the head, in px from the top of the window; null where there is no room for one. */
function placeBelow(dialog: HTMLElement, head: HTMLElement | null): number | null {
  const end = (head ?? dialog).getBoundingClientRect().bottom - dialog.getBoundingClientRect().top;
  const below = Math.round(dialog.offsetTop + end + GAP);
  return below + ONE < window.innerHeight ? below : null;
}
