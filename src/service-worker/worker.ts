/**
 * The shop's service worker: visited public pages, their files and pictures are available offline, and so is the empty shell of
 * the shipper's page; any other page falls back to a friendly offline page. API responses are never cached. It also shows push
 * notifications while no page is open.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheKindOf, cacheKeyOf, isCacheable } from './cache-rules.ts';
import { isLookedAt, readNews, tabFor } from './news.ts';

declare const self: ServiceWorkerGlobalScope;
/** Changes with every build, so that browsers notice a new version. */
declare const BUILD: string;

const OFFLINE = '/offline.html';
const DAY = 24 * 60 * 60;

setCacheNameDetails({ prefix: 'vuon-charm', suffix: 'v1' });
precacheAndRoute(
  [OFFLINE, '/brand/offline.css', '/brand/mascot-sorry.webp'].map((url) => ({ url, revision: BUILD })),
);

/** Keeps `no-store` responses out of the page caches. */
const onlyCacheable = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
};

registerRoute(
  ({ url, request }) => cacheKindOf(url, request) === 'page',
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 5,
    plugins: [
      onlyCacheable,
      { cacheKeyWillBeUsed: async ({ request }) => cacheKeyOf(request.url) },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY }),
    ],
  }),
);
registerRoute(
  ({ url, request }) => cacheKindOf(url, request) === 'shell',
  new NetworkFirst({
    cacheName: 'shells',
    networkTimeoutSeconds: 5,
    plugins: [
      // The query does not change the shell.
      { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, '') },
      new ExpirationPlugin({ maxEntries: 4, maxAgeSeconds: 30 * DAY }),
    ],
  }),
);
registerRoute(({ url, request }) => cacheKindOf(url, request) === 'other-page', new NetworkOnly());
registerRoute(
  ({ url, request }) => cacheKindOf(url, request) === 'file',
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, request }) => cacheKindOf(url, request) === 'picture',
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
  }),
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE) : undefined;
  return page ?? Response.error();
});

// A new version waits until the user accepts it, so it never takes over in the middle of a design.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
clientsClaim();

self.addEventListener('push', (event) => {
  const news = readNews(event.data?.text() ?? '');
  if (news !== null) event.waitUntil(show(news));
});

async function show({ title, body, path, tag }: NonNullable<ReturnType<typeof readNews>>): Promise<void> {
  if (isLookedAt(await openTabs())) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { path },
    lang: 'vi',
    icon: '/brand/icon-192.png',
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(goTo(path));
});

/** Never navigates an open tab by force: the tab is sent a message, navigates by itself, and asks first about unsaved changes. */
async function goTo(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href;
  const tab = tabFor(await openTabs(), address);
  if (tab === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  if (tab.url !== address) tab.postMessage({ type: 'go', path }, []);
  await tab.focus();
}

function openTabs(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
