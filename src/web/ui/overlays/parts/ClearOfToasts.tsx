import { useEffect, type RefObject } from 'react';

/** px between the visible head of the dialog and the toasts */
const GAP = 8;
/** px that one toast takes */
const ONE = 112;

/** Placement functions of the open dialogs, the topmost last. */
const open: (() => void)[] = [];

interface ClearOfToastsProps {
  /** the dialog; measured by its layout, because it may still be animating in */
  popup: RefObject<HTMLElement | null>;
  /** what must stay visible: the title, and the close button if there is one */
  head: RefObject<HTMLElement | null>;
  /** keep the whole dialog visible where there is space below it */
  whole?: boolean;
}

/**
 * Keeps toasts off the open dialog. They stay in their usual place (spec §2) if they fit above or beside the dialog; else they
 * start at the top of the viewport, over the inert header. They never cover the head of a dialog: if there is too little space
 * above, they show below the head and let clicks through to what they cover (`--toasts-top`, toast.css). Rendered inside the
 * dialog, and active while it is mounted.
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

/** Top of the toasts below the head, in px from the top of the viewport; null where there is no space for one. */
function placeBelow(dialog: HTMLElement, head: HTMLElement | null): number | null {
  const end = (head ?? dialog).getBoundingClientRect().bottom - dialog.getBoundingClientRect().top;
  const below = Math.round(dialog.offsetTop + end + GAP);
  return below + ONE < window.innerHeight ? below : null;
}
