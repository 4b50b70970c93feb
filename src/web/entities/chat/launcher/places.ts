import { createStore } from '#web/ui/store.ts';

/** A place in a head of the page; one for phones alone is not seen where the page is wider. */
export type LauncherPlaceOf = { readonly element: HTMLElement; readonly phone: boolean };

/** The places that there are; the last one counts: on a phone a page with a head of its own hides the shop's. */
export const launcherPlaces = createStore<readonly LauncherPlaceOf[]>([]);

/** Pages whose fields, prices and buttons leave the corner hardly a free place, at any width: cart, checkout, payment, orders. */
const FULL = new Set(['/cart', '/order', '/orders']);

export const keepsLauncherInHead = (pathname: string): boolean => FULL.has(pathname);

/** @returns gives the place up again */
export function takePlace(place: LauncherPlaceOf): () => void {
  launcherPlaces.set([...launcherPlaces.get(), place]);
  return () => launcherPlaces.set(launcherPlaces.get().filter((each) => each !== place));
}
