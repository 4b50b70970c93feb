/** Pages that are identical for everybody. */
const PUBLIC_PAGES = new Set(['/', '/garden', '/help', '/blog']);

/** Query parameters that make such a page personal: an order just placed, the chat, a gift. The URL alone would give it away. */
const PERSONAL = ['don-hang', 'tro-chuyen', 'qua'];

/**
 * Pages of people who work where the network may drop. Until the user is known, such a page is the same for everybody, so the
 * cached copy holds nobody's data.
 */
const SHELLS = new Set(['/shipper']);

/** Videos are requested in ranges, and a cached whole file would answer every range with everything: they are never cached. */
const FILM = /\.(?:webm|mp4)$/;

export type Kept = 'page' | 'shell' | 'other-page' | 'file' | 'picture' | null;

/**
 * How a request is cached; null: not at all, the browser goes to the network. Other sites and the API are never cached. Pages are
 * also cached by re-fetching them (`web/lib/cache-page.ts`), so a plain GET of a page counts as well as a navigation.
 */
export function cacheKindOf(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  { method, mode }: Pick<Request, 'method' | 'mode'>,
): Kept {
  if (method !== 'GET' || pathname.startsWith('/api/') || pathname.startsWith('/socket.io/')) return null;
  if (SHELLS.has(pathname)) return 'shell';
  if (PUBLIC_PAGES.has(pathname) && !PERSONAL.some((name) => searchParams.has(name))) return 'page';
  if (mode === 'navigate') return 'other-page';
  if (pathname.startsWith('/assets/')) return FILM.test(pathname) ? null : 'file';
  return /^\/(?:pictures\/(?:charms|bracelets|collections)|brand)\//.test(pathname) ? 'picture' : null;
}

/** Whether a response may be cached at all: a shared bracelet, for one, may be closed again at any moment. */
export function isCacheable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !(headers.get('cache-control') ?? '').includes('no-store');
}

/**
 * Tracking parameters that networks and mails append to links; each would create another copy of the same page and evict others.
 */
const TRACKING_PARAMS = /^(?:utm_|(?:fb|tt|g)clid$|igsh(?:id)?$|zarsrc$)/;

/** The cache key of a page: its URL without tracking parameters. */
export function cacheKeyOf(address: string): string {
  const url = new URL(address);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING_PARAMS.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}
