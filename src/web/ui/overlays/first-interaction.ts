const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // screen readers and voice control move no pointer
  'click',
] as const;

let resolveFirst: () => void;
const first = new Promise<void>((there) => (resolveFirst = there));
// Starts when this module loads: a part that hydrates late would miss an interaction just before.
if (typeof window !== 'undefined') watch();

/**
 * Resolves on the user's first interaction with the page: pointer, scroll, touch or key. Parts that are neither visible nor
 * usable before are loaded then, so that they do not slow down the first view.
 */
export function firstInteraction(): Promise<void> {
  return first;
}

/** Counts as an interaction what is none: a client-side navigation, a page that may be offline by then. */
export function countAsInteraction(): void {
  resolveFirst();
}

function watch(): void {
  // Scrolled already (restored position), or a click before this code was loaded (`app/held-taps.ts`).
  if (window.scrollY > 0 || document.documentElement.dataset['somebody'] !== undefined) return resolveFirst();
  const over = new AbortController();
  const see = () => {
    over.abort();
    resolveFirst();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, see, { capture: true, passive: true, signal: over.signal });
}
