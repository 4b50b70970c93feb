/** Static files and pictures that the service worker caches. */
const KEPT = /^\/(?:assets|brand|pictures\/(?:charms|bracelets|collections))\//;

/**
 * Has the service worker cache a page with its files, so that it opens offline later. Files loaded before the worker controlled
 * the page, and pages reached by client-side navigation, are fetched again, mostly from the browser's HTTP cache.
 * The worker does all of it (Workbox's `CACHE_URLS` message): fifty requests from here would block the page for a moment.
 * @param address `/garden?trang=2`
 */
export async function cachePage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const worker = await workerOf(navigator.serviceWorker);
  const loaded = [...fetched(), ...styles()].map((file) => new URL(file));
  const kept = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && KEPT.test(pathname),
  );
  const urlsToCache = [address, ...new Set(kept.map(({ href }) => href))];
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, []);
}

const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Style sheets: the first page has them inlined, but later client-side navigations to it need the files. */
const styles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

/** The worker that controls this page; on a first visit it takes control a little later. */
async function workerOf(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (container.controller === null)
    await new Promise((taken) => container.addEventListener('controllerchange', taken, { once: true }));
  return container.controller;
}
