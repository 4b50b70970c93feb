import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { liftAbove, type Place } from './avoid-controls.ts';

/** What a page lets one press. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary, label:has(input)';
/** It never rises above this part of the screen, counted from below. */
const MOST = 0.6;
/** Words are looked for at points so far apart: closer than lines and single letters are. CSS pixels. */
const GRID = 14;
/** The page has come to rest when nothing moved for so long, in milliseconds. */
const REST = 120;

/** While the page rests, the closed launcher stands where it hides nothing that can be pressed or read. */
export function useAvoidControls(launcher: RefObject<HTMLElement | null>, open: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    const box = launcher.current;
    if (box === null) return;
    const move = () => box.style.setProperty('--lift', `${open || isDocked(box) ? 0 : liftOf(box)}px`);
    let timer = 0;
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(move, REST);
    };
    soon();
    // Both hear of what scrolls or is pressed inside the page, too.
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    document.addEventListener('click', soon, { capture: true, passive: true });
    // Not by the size of the page: a ResizeObserver on the body complains of whatever a popover's own observer moves.
    const changed = new MutationObserver(soon);
    changed.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', soon, { capture: true });
      document.removeEventListener('click', soon, { capture: true });
      changed.disconnect();
      window.removeEventListener('resize', soon);
    };
  }, [launcher, open, key]);
}

/** In a bar of the page, which keeps a place for it (`--launcher-docked`). */
function isDocked(box: HTMLElement): boolean {
  return getComputedStyle(box).getPropertyValue('--launcher-docked') !== '';
}

function liftOf(box: HTMLElement): number {
  const at = restingPlace(box);
  const most = window.innerHeight * MOST;
  const strip = { ...at, top: at.top - most };
  return liftAbove(at, [...pressableIn(strip, box), ...wordsIn(strip, box)], most);
}

/** The lines of text that stand in a strip of the screen. */
function wordsIn(strip: Place, box: HTMLElement): Place[] {
  const seen = new Set<Element>();
  for (let y = strip.top; y <= strip.bottom; y += GRID) {
    for (let x = strip.left; x <= strip.right; x += GRID) {
      const top = document.elementsFromPoint(x, y).find((there) => !box.contains(there));
      if (top) seen.add(top);
    }
  }
  return [...seen].flatMap(linesOf).filter((line) => meets(line, strip));
}

function linesOf(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

function pressableIn(strip: Place, box: HTMLElement): Place[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    const at = element.getBoundingClientRect();
    return !box.contains(element) && meets(at, strip) && isOnTop(element, at, strip, box) ? [at] : [];
  });
}

/** Where its button stands when it does not step aside; a move under way does not count. */
function restingPlace(box: HTMLElement): Place {
  const button = box.firstElementChild as HTMLElement;
  const left = box.offsetLeft + button.offsetLeft;
  const top = box.offsetTop + button.offsetTop;
  return { left, top, right: left + button.offsetWidth, bottom: top + button.offsetHeight };
}

function meets(one: Place, other: Place): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a press would reach it: not what has gone under a bar, or stands behind a dialog. */
function isOnTop(element: HTMLElement, at: Place, strip: Place, box: HTMLElement): boolean {
  const x = (Math.max(at.left, strip.left) + Math.min(at.right, strip.right)) / 2;
  const y = (Math.max(at.top, strip.top) + Math.min(at.bottom, strip.bottom)) / 2;
  const top = document.elementsFromPoint(x, y).find((there) => !box.contains(there));
  return top !== undefined && element.contains(top);
}
