import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tells when a box comes near the viewport.
 * @param watches whether it is still of interest
 * @param near how near; the same object at every render
 */
export function useComesNear(
  box: RefObject<Element | null>,
  watches: boolean,
  near: IntersectionObserverInit,
  onNear: () => void,
): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!watches || box.current === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tell();
    }, near);
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box, watches, near]);
}
