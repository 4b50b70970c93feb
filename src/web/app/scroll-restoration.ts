import { parseStoredRecord, tryStorage } from '#web/lib/storage/storage.ts';

/** sessionStorage key for the scroll offset of each history entry of this tab, in px, by the entry's key. */
const KEPT_AS = 'places-in-pages';
/** How long a page may take to fill with content, in milliseconds. */
const FILLS_WITHIN = 4_000;
/** Events that show that the user scrolls by herself; they end the restoring. */
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let places: Map<string, number> | undefined;
let entry = '';

/** Sets the history entry whose scroll offset is recorded from now on. @param key of the history entry */
export function trackEntry(key: string): void {
  entry = key;
}

/** @returns scroll offset in px, 0 for an entry without a record */
export const scrollOffsetOf = (key: string): number => known().get(key) ?? 0;

/** Records scroll offsets while the user scrolls, and persists them across a reload. @returns the cleanup function */
export function recordScroll(): () => void {
  const over = new AbortController();
  const { signal } = over;
  const note = () => known().set(entry, window.scrollY);
  // The browser's own restoration would scroll the page being left; only for full page loads is it the quicker one.
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
 * Scrolls to an offset at once, and keeps it while content above and below is still loading.
 * @returns a function that cancels this
 */
export function restoreScroll(top: number): () => void {
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
  for (const sign of USER_SCROLL_EVENTS)
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
