import { useEffect, useEffectEvent } from 'react';

/** What tells, in an entry of the browser's history, how many layers lie over the page there. */
const MARK = 'layers';
const layersHere = () => Number((window.history.state as Record<string, unknown> | null)?.[MARK] ?? 0);

/** How many layers stand on entries of their own. */
let layersOpen = 0;
/** The lowest layer that was closed otherwise than by 'back', until its entries are gone as well. */
let lowestClosed = Infinity;

/**
 * 'Back' closes what lies over the page, the uppermost first: each layer stands on an entry of the history of its own, with the
 * same address, which goes with it. The router knows nothing of these entries, and is not told when they go.
 * @param isLayer whether it stands on such an entry; asked when it opens, with how many layers lie under it
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

/** Several may close at once: their entries go together. */
function leaveEntries(layer: number): void {
  if (lowestClosed === Infinity) queueMicrotask(goBack);
  lowestClosed = Math.min(lowestClosed, layer);
}

/** Takes the entries of closed layers out of the history, unheard. Whoever went to another page has left them behind her. */
function goBack(): void {
  const count = layersHere() - lowestClosed + 1;
  lowestClosed = Infinity;
  if (count <= 0) return;
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.go(-count);
}
