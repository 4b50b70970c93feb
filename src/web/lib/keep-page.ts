/** Files and pictures that the service worker keeps. */
const KEPT = /^\/(?:assets|brand|pictures\/(?:charms|bracelets|collections))\//;

/**
 * Has the service worker keep a page with its files, so that it opens again where there is no network. What came before the
 * worker looked after the page, or without a page being opened anew, is asked for once more; the browser has it at hand.
 * @param address `/garden?trang=2`
 */
export async function keepPage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await untilLookedAfter(navigator.serviceWorker);
  const loaded = [...fetched(), ...styles()].map((file) => new URL(file));
  const kept = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && KEPT.test(pathname),
  );
  const files = new Set(kept.map(({ href }) => href));
  const unkept = await Promise.all([...files].map(async (file) => ((await caches.match(file)) ? [] : file)));
  await Promise.allSettled([address, ...unkept.flat()].map((each) => fetch(each)));
}

const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** The first page had them in itself; whoever comes back to it by a link needs the files. */
const styles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

function untilLookedAfter(worker: ServiceWorkerContainer): Promise<unknown> {
  if (worker.controller !== null) return Promise.resolve();
  return new Promise((taken) => worker.addEventListener('controllerchange', taken, { once: true }));
}
