import { createStore } from '#web/ui/store.ts';

/** The places in the heads of the page; the last one counts: a page with a head of its own hides the shop's. */
export const launcherPlaces = createStore<readonly HTMLElement[]>([]);

/** Pages whose fields, prices and buttons leave the corner no free place, at any width: checkout, payment, orders. */
const FULL = new Set(['/order', '/orders']);

export const keepsLauncherInHead = (pathname: string): boolean => FULL.has(pathname);

/** @returns gives the place up again */
export function takePlace(place: HTMLElement): () => void {
  launcherPlaces.set([...launcherPlaces.get(), place]);
  return () => launcherPlaces.set(launcherPlaces.get().filter((each) => each !== place));
}
