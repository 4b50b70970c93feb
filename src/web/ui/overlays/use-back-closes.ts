import { useEffect, useEffectEvent } from 'react';

/** Key in a history entry's state: how many layers are open over the page there. */
const MARK = 'layers';
const layersHere = () => Number((window.history.state as Record<string, unknown> | null)?.[MARK] ?? 0);

/** How many open layers have history entries of their own. */
let layersOpen = 0;
/** The lowest layer that was closed other than by 'back', until its entries are removed too. */
let lowestClosed = Infinity;

/**
 * Makes 'back' close the topmost layer over the page: each layer has a history entry of its own, with the same URL, which is
 * removed together with it. The router does not see these entries, nor their popstate events.
 * @param isLayer whether it gets such an entry; called when it opens, with the number of layers under it
 */
export function useBackCloses(open: boolean, onClose: () => void, isLayer: (under: number) => boolean): void {
  const close = useEffectEvent(onClose);
  const isOne = useEffectEvent(isLayer);
  useEffect(() => {
    if (!open || !isOne(layersOpen)) return;
    const { href } = window.location;
    const layer = (layersOpen += 1);
    if (layersHere() < layer) window.history.pushState({ ...window.history.state, [MARK]: layer }, '');
    const hear = (event: PopStateEvent) => {
      if (layersHere() >= layer || window.location.href !== href) return;
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('popstate', hear, { capture: true });
    return () => {
      window.removeEventListener('popstate', hear, { capture: true });
      layersOpen -= 1;
      if (layersHere() >= layer) leaveEntries(layer);
    };
  }, [open]);
}

/** Several layers may close at once: their entries are removed in one step. */
function leaveEntries(layer: number): void {
  if (lowestClosed === Infinity) queueMicrotask(goBack);
  lowestClosed = Math.min(lowestClosed, layer);
}

/**
 * Removes the entries of closed layers from the history, hiding the popstate. After a navigation to another page they stay
 * behind.
 */
function goBack(): void {
  const count = layersHere() - lowestClosed + 1;
  lowestClosed = Infinity;
  if (count <= 0) return;
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.go(-count);
}
