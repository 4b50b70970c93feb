import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE = 220;

/** Positions of the children, and the width of their box when they were measured. */
type Places = { width: number; at: Map<Element, { left: number; top: number }> };

/** When a child is removed, its neighbours glide to their new positions instead of jumping (look, Motion: remove). */
export function useClosingUp(box: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef<Places | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    const now = placesIn(box.current);
    before.current = now;
    // A changed width moves every child, and an added child leaves no gap to close.
    if (last === null || last.width !== now.width || now.at.size >= last.at.size) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [element, { left, top }] of now.at) {
      const was = last.at.get(element);
      if (was === undefined || (was.left === left && was.top === top)) continue;
      const from = `translate(${was.left - left}px, ${was.top - top}px)`;
      element.animate([{ transform: from }, { transform: 'none' }], { duration: GLIDE, easing: 'ease-out' });
    }
  }, [box, count]);
}

function placesIn(box: HTMLElement | null): Places {
  const children = [...(box?.querySelectorAll<HTMLElement>(':scope > [data-place]') ?? [])];
  const at = new Map(children.map((child) => [child, { left: child.offsetLeft, top: child.offsetTop }]));
  return { width: box?.clientWidth ?? 0, at };
}
