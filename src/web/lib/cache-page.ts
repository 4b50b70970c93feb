/** Files and pictures that the service worker keeps. */
const KEPT = /^\/(?:assets|brand|pictures\/(?:charms|bracelets|collections))\//;

/**
 * Has the service worker keep a page with its files, so that it opens again where there is no network. What came before the
 * worker looked after the page, or without a page being opened anew, it asks for once more; the browser has it at hand.
 * The worker does all of it (Workbox's own message): fifty requests from here would stop the page for a moment.
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

/** The first page had them in itself; whoever comes back to it by a link needs the files. */
const styles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

/** The one that looks after this page; on a first visit it does so a little later. */
async function workerOf(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (container.controller === null)
    await new Promise((taken) => container.addEventListener('controllerchange', taken, { once: true }));
  return container.controller;
}
