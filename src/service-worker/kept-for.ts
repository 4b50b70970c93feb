/** Pages that are the same for everybody. */
const PUBLIC_PAGES = new Set(['/', '/garden', '/help', '/blog']);

/** Queries that make such a page one person's: an order she just placed, her chat, a gift. The address alone would tell of it. */
const PERSONAL = ['don-hang', 'tro-chuyen', 'qua'];

/**
 * Where somebody works who may lose the network. Before it is known who is there, such a page is the same for everybody:
 * what is kept holds nobody's data.
 */
const SHELLS = new Set(['/shipper']);

/** A film is asked for piece by piece, and a kept whole would answer each piece with everything: it stays with the shop. */
const FILM = /\.(?:webm|mp4)$/;

export type Kept = 'page' | 'shell' | 'other-page' | 'file' | 'picture' | null;

/**
 * How a request is kept; null: not at all, the browser asks the shop. Of other sites and of the API nothing is. Pages have
 * themselves asked for once more to be kept (`web/lib/keep-page.ts`), so a plain GET of one counts too.
 */
export function keptFor(
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

/** Whether an answer may be kept at all: a bracelet that somebody shared may be closed again at any moment. */
export function mayBeKept({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !(headers.get('cache-control') ?? '').includes('no-store');
}

/** What networks and mails hang on a link; each would make another copy of the same page, and push out the others. */
const HUNG_ON = /^(?:utm_|(?:fb|tt|g)clid$|igsh(?:id)?$|zarsrc$)/;

/** The address that a page is kept under. */
export function keptUnder(address: string): string {
  const url = new URL(address);
  const hung = [...url.searchParams.keys()].filter((name) => HUNG_ON.test(name));
  for (const name of hung) url.searchParams.delete(name);
  return url.href;
}
