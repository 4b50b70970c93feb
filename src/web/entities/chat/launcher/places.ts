import { createStore } from '#web/ui/store.ts';

/** A launcher slot in a header; a phone-only one is not visible at larger widths. */
export type LauncherPlaceOf = { readonly element: HTMLElement; readonly phone: boolean };

/** The mounted slots; the last one counts, since on phones a page with a header of its own hides the shop's. */
export const launcherPlaces = createStore<readonly LauncherPlaceOf[]>([]);

/**
 * Pages whose fields, prices and buttons leave hardly any free position in the corner, at any width: cart, checkout, payment,
 * orders.
 */
const FULL = new Set(['/cart', '/order', '/orders']);
/** Full as long as its lists are as wide as the screen and every row ends in words or a button. */
const DESK = '/admin';

export const keepsLauncherInHead = (pathname: string, wide: boolean): boolean =>
  FULL.has(pathname) || (!wide && pathname === DESK);

/** Registers a slot. @returns the function that removes it */
export function registerPlace(place: LauncherPlaceOf): () => void {
  launcherPlaces.set([...launcherPlaces.get(), place]);
  return () => launcherPlaces.set(launcherPlaces.get().filter((each) => each !== place));
}
