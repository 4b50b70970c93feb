import { parseStoredRecord, tryStorage } from '#web/lib/storage/storage.ts';

/** Where this tab keeps how far down each entry of its history was left, in px, by the entry's key. */
const KEPT_AS = 'places-in-pages';
/** How long a page may take to fill, in milliseconds. */
const FILLS_WITHIN = 4_000;
/** Whoever moves by herself is not moved any more. */
const HER_OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let places: Map<string, number> | undefined;
let entry = '';

/** The page that is looked at from now on. @param key of its entry in the history */
export function leaveFor(key: string): void {
  entry = key;
}

/** @returns px from the top, 0 for one that was never left */
export const placeOf = (key: string): number => known().get(key) ?? 0;

/** Notes places while one scrolls, and keeps them over a reload. @returns stops that */
export function followPlaces(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const note = () => known().set(entry, window.scrollY);
  // The browser would move the page that is being left; only between two documents it is quicker.
  const take = () => (history.scrollRestoration = 'manual');
  const give = () => {
    history.scrollRestoration = 'auto';
    const text = JSON.stringify(Object.fromEntries(known()));
    tryStorage(() => window.sessionStorage.setItem(KEPT_AS, text));
  };
  take();
  window.addEventListener('scroll', note, { passive: true, signal });
  window.addEventListener('pagehide', give, { signal });
  window.addEventListener('pageshow', take, { signal });
  return () => over.abort();
}

/**
 * Scrolls to a place at once, and holds it while the page fills above and below.
 * @returns gives that up
 */
export function returnTo(top: number): () => void {
  const go = () => window.scrollTo({ top, left: 0, behavior: 'instant' });
  go();
  if (top === 0) return () => undefined;
  const over = new AbortController();
  const growing = new ResizeObserver(go);
  growing.observe(document.body);
  const late = setTimeout(() => over.abort(), FILLS_WITHIN);
  over.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(late);
  });
  for (const sign of HER_OWN_WAY)
    window.addEventListener(sign, () => over.abort(), { passive: true, signal: over.signal });
  return () => over.abort();
}

function known(): Map<string, number> {
  places ??= new Map(
    Object.entries(parseStoredRecord(tryStorage(() => window.sessionStorage.getItem(KEPT_AS)))).filter(
      (place): place is [string, number] => typeof place[1] === 'number',
    ),
  );
  return places;
}
