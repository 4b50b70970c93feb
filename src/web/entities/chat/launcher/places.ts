import { createStore } from '#web/ui/store.ts';

/** The places in the heads of the page; the last one counts: a page with a head of its own hides the shop's. */
export const launcherPlaces = createStore<readonly HTMLElement[]>([]);

/** Whether a page's fields and prices leave the corner no free place, at any width: checkout and payment. */
export const keepsLauncherInHead = (pathname: string): boolean => pathname === '/order';

/** @returns gives the place up again */
export function takePlace(place: HTMLElement): () => void {
  launcherPlaces.set([...launcherPlaces.get(), place]);
  return () => launcherPlaces.set(launcherPlaces.get().filter((each) => each !== place));
}
