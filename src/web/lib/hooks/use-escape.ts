import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Handles Escape pressed inside the box and stops its propagation. */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const inside = box.current;
    const listen = (event: KeyboardEvent) => hear(event);
    inside?.addEventListener('keydown', listen);
    return () => inside?.removeEventListener('keydown', listen);
  }, [box]);
}
