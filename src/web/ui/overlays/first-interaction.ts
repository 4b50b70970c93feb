const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // of screen readers and voices, which move no pointer
  'click',
] as const;

let notice: () => void;
const noticed = new Promise<void>((there) => (notice = there));
// From the first code on: a part that is hydrated late would not hear of a hand that moved just before.
if (typeof window !== 'undefined') watch();

/**
 * Resolves once whoever opened the page moves, scrolls, touches or types. What is neither seen nor used before that is
 * fetched after it: the first view does not pay for it, and it is there before a hand has reached it.
 */
export function firstInteraction(): Promise<void> {
  return noticed;
}

/** Somebody is there for certain: she came by a link of the shop. */
export function somebodyCame(): void {
  notice();
}

function watch(): void {
  // Back where the page was left, or quicker than this code (`app/held-taps.ts`).
  if (window.scrollY > 0 || document.documentElement.dataset['somebody'] !== undefined) return notice();
  const over = new AbortController();
  const see = () => {
    over.abort();
    notice();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, see, { capture: true, passive: true, signal: over.signal });
}
