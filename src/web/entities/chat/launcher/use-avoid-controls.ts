import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { CLEARANCE, liftAbove, type Place } from './avoid-controls.ts';

/** What a page lets one press. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary, label:has(input)';
/** It never rises above this part of the screen, counted from below. */
const MOST = 0.6;
/** Words are looked for at points so far apart: closer than lines and single letters are. CSS pixels. */
const GRID = 14;
/** The page has come to rest when nothing moved for so long, in milliseconds. */
const REST = 120;

/**
 * While the page rests, the launcher stands where it hides nothing that can be pressed or read; while the page moves under it
 * it is not seen.
 * @param launcher its box in the corner, which stays there while its button stands elsewhere
 * @param tellRoom hears after every rest whether a place is free
 */
export function useAvoidControls(
  launcher: RefObject<HTMLElement | null>,
  open: boolean,
  tellRoom: (free: boolean) => void,
): void {
  const { key } = useLocation();
  const move = useEffectEvent((box: HTMLElement) => {
    const lift = isDocked(box) ? 0 : liftOf(box, open);
    box.style.setProperty('--lift', `${lift ?? 0}px`);
    box.removeAttribute('data-moving');
    tellRoom(lift !== null);
  });
  useEffect(() => {
    const box = launcher.current;
    if (box === null) return;
    let timer = 0;
    const soon = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
      if (target instanceof Node && box.contains(target)) return;
      if (type === 'scroll' && target === document && !open && !isDocked(box))
        box.setAttribute('data-moving', '');
      clearTimeout(timer);
      timer = window.setTimeout(rest, REST);
    };
    const rest = () => {
      if (isAboutToBePressed()) timer = window.setTimeout(rest, REST);
      else move(box);
    };
    soon(new Event('begin'));
    // On the way down they hear of what scrolls, is pressed or comes to rest inside the page, too.
    const listening = { capture: true, passive: true };
    for (const heard of HEARD) document.addEventListener(heard, soon, listening);
    // Not by the size of the page: a ResizeObserver on the body complains of whatever a popover's own observer moves.
    const changed = new MutationObserver(() => soon(new Event('change')));
    changed.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      for (const heard of HEARD) document.removeEventListener(heard, soon, listening);
      changed.disconnect();
      window.removeEventListener('resize', soon);
    };
  }, [launcher, open, key]);
}

/** It does not slip away from under a pointer: what is let go elsewhere is no press. A finger leaves no pointer behind. */
function isAboutToBePressed(): boolean {
  const at = window.matchMedia('(hover: hover)').matches ? ':is(:hover, :active)' : ':active';
  return document.querySelector(`:is([data-launcher], [data-launcher-place]) button${at}`) !== null;
}

const HEARD = ['scroll', 'click', 'toggle', 'transitionend', 'animationend'] as const;

/** In a bar of the page, which keeps a place for it (`--launcher-docked`). */
function isDocked(box: HTMLElement): boolean {
  return getComputedStyle(box).getPropertyValue('--launcher-docked') !== '';
}

/** Under its open window it does not rise. */
function liftOf(box: HTMLElement, open: boolean): number | null {
  const at = restingPlace(box);
  const most = open ? 0 : window.innerHeight * MOST;
  const strip = {
    left: at.left - CLEARANCE,
    right: Math.min(at.right + CLEARANCE, window.innerWidth),
    top: at.top - most - CLEARANCE,
    bottom: Math.min(at.bottom + CLEARANCE, window.innerHeight),
  };
  const seen = elementsIn(strip, box);
  return liftAbove(at, [...pressableIn(strip, box), ...seen.flatMap(linesOf), ...barsOf(seen)], most);
}

/** What stands in a strip of the screen, also under the links that some cards are covered with. */
function elementsIn(strip: Place, box: HTMLElement): Element[] {
  const seen = new Set<Element>();
  for (const y of pointsOf(strip.top, strip.bottom)) {
    for (const x of pointsOf(strip.left, strip.right))
      for (const there of document.elementsFromPoint(x, y)) if (!box.contains(there)) seen.add(there);
  }
  return [...seen];
}

/** Points of a line, its ends too. */
function pointsOf(from: number, to: number): number[] {
  const parts = Math.ceil((to - 1 - from) / GRID);
  return Array.from({ length: parts + 1 }, (_, at) => from + ((to - 1 - from) * at) / parts);
}

/** The lines of text of an element's own. */
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

/** Bars that stay in their place while the page scrolls; the builder's ring stays too, and has free corners. */
function barsOf(seen: readonly Element[]): DOMRect[] {
  return seen
    .filter((element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height < window.innerHeight / 4);
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
