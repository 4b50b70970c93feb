import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { CLEARANCE, liftAbove, type Place } from './avoid-controls.ts';

/** Interactive elements. */
const PRESSABLE = 'a[href], button, input, select, textarea, summary, label:has(input)';
/** The launcher never rises above this fraction of the viewport height, from the bottom. */
const MOST = 0.6;
/** Text is probed at points this far apart, closer than lines and single letters are. CSS pixels. */
const GRID = 14;
/** The page counts as at rest after this many milliseconds without movement. */
const REST = 120;

/**
 * While the page is at rest, positions the launcher where it covers no control and no text; while the page scrolls under it,
 * hides it.
 * @param launcher its box in the corner, which stays there while the button is elsewhere
 * @param tellRoom called after every check with whether a position is free
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
    // Capturing listeners also receive events that do not bubble, such as scrolling inside the page.
    const listening = { capture: true, passive: true };
    for (const heard of HEARD) document.addEventListener(heard, soon, listening);
    // No ResizeObserver on the body: combined with a popover's own observer it raises loop errors.
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

/**
 * Keeps the launcher still under a pointer, because a click needs press and release on the same element. Touch leaves no hover
 * behind.
 */
function isAboutToBePressed(): boolean {
  const at = window.matchMedia('(hover: hover)').matches ? ':is(:hover, :active)' : ':active';
  return document.querySelector(`:is([data-launcher], [data-launcher-place]) button${at}`) !== null;
}

const HEARD = ['scroll', 'click', 'toggle', 'transitionend', 'animationend'] as const;

/** Whether the page reserves a fixed place for the launcher (`--launcher-docked`). */
function isDocked(box: HTMLElement): boolean {
  return getComputedStyle(box).getPropertyValue('--launcher-docked') !== '';
}

/** Below its open window it does not rise. */
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

/** All elements in a strip of the viewport, including those under card-wide links. */
function elementsIn(strip: Place, box: HTMLElement): Element[] {
  const seen = new Set<Element>();
  for (const y of pointsOf(strip.top, strip.bottom)) {
    for (const x of pointsOf(strip.left, strip.right))
      for (const there of document.elementsFromPoint(x, y)) if (!box.contains(there)) seen.add(there);
  }
  return [...seen];
}

/** Evenly spaced points between two coordinates, both ends included. */
function pointsOf(from: number, to: number): number[] {
  const parts = Math.ceil((to - 1 - from) / GRID);
  return Array.from({ length: parts + 1 }, (_, at) => from + ((to - 1 - from) * at) / parts);
}

/** The line boxes of an element's own text nodes. */
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

/** Fixed and sticky bars; the builder's ring is sticky too, but tall, and has free corners. */
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

/** Where its button stands without any lift; a transition in progress does not count. */
function restingPlace(box: HTMLElement): Place {
  const button = box.firstElementChild as HTMLElement;
  const left = box.offsetLeft + button.offsetLeft;
  const top = box.offsetTop + button.offsetTop;
  return { left, top, right: left + button.offsetWidth, bottom: top + button.offsetHeight };
}

function meets(one: Place, other: Place): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a click would reach the element: it is not covered by a bar or a dialog. */
function isOnTop(element: HTMLElement, at: Place, strip: Place, box: HTMLElement): boolean {
  const x = (Math.max(at.left, strip.left) + Math.min(at.right, strip.right)) / 2;
  const y = (Math.max(at.top, strip.top) + Math.min(at.bottom, strip.bottom)) / 2;
  const top = document.elementsFromPoint(x, y).find((there) => !box.contains(there));
  return top !== undefined && element.contains(top);
}
