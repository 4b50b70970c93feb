import { useEffect } from 'react';

const PAGE = '/shipper';

/**
 * Has the service worker keep this page, so that it opens again where there is no network. What came before the worker
 * looked after the page is asked for once more; the browser has it at hand.
 */
export function useKeptPage(): void {
  useEffect(() => void keepPage().catch(() => undefined), []);
}

async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await untilLookedAfter(navigator.serviceWorker);
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = new Set(
    addresses.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ href }) => href),
  );
  const unkept = await Promise.all([...files].map(async (file) => ((await caches.match(file)) ? [] : file)));
  await Promise.allSettled([PAGE, ...unkept.flat()].map((address) => fetch(address)));
}

function untilLookedAfter(worker: ServiceWorkerContainer): Promise<unknown> {
  if (worker.controller !== null) return Promise.resolve();
  return new Promise((taken) => worker.addEventListener('controllerchange', taken, { once: true }));
}
