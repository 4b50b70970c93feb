/**
 * The shop's service worker: public pages that were visited, their files and pictures come without a network, and so does
 * the empty page of the shipper; any other page becomes a friendly one. Answers of the API are never kept.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { keptFor } from './kept-for.ts';

declare const self: ServiceWorkerGlobalScope;
/** Changes with every build, so that browsers notice a new version. */
declare const BUILD: string;

const OFFLINE = '/offline.html';
const DAY = 24 * 60 * 60;

setCacheNameDetails({ prefix: 'vuon-charm', suffix: 'v1' });
precacheAndRoute(
  [OFFLINE, '/brand/offline.css', '/brand/mascot-sorry.webp'].map((url) => ({ url, revision: BUILD })),
);

registerRoute(
  ({ url, request }) => keptFor(url, request) === 'page',
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 5,
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY })],
  }),
);
registerRoute(
  ({ url, request }) => keptFor(url, request) === 'shell',
  new NetworkFirst({
    cacheName: 'shells',
    networkTimeoutSeconds: 5,
    plugins: [
      // A filter in the address changes nothing in it.
      { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') },
      new ExpirationPlugin({ maxEntries: 4, maxAgeSeconds: 30 * DAY }),
    ],
  }),
);
registerRoute(({ url, request }) => keptFor(url, request) === 'other-page', new NetworkOnly());
registerRoute(
  ({ url, request }) => keptFor(url, request) === 'file',
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, request }) => keptFor(url, request) === 'picture',
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
  }),
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE) : undefined;
  return page ?? Response.error();
});

// A new version waits until somebody asks for it: never in the middle of a design.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
clientsClaim();
