/** Pages that are the same for everybody. */
const PUBLIC_PAGES = new Set(['/', '/garden', '/help', '/blog']);

/**
 * Where somebody works who may lose the network. Before it is known who is there, such a page is the same for everybody:
 * what is kept holds nobody's data. The page asks for itself once more to be kept, so a plain GET counts too.
 */
const SHELLS = new Set(['/shipper']);

export type Kept = 'page' | 'shell' | 'other-page' | 'file' | 'picture' | null;

/** How a request is kept; null: not at all, the browser asks the shop. Of other sites and of the API nothing is. */
export function keptFor(
  url: Pick<URL, 'pathname'>,
  { method, mode }: Pick<Request, 'method' | 'mode'>,
): Kept {
  const { pathname } = url;
  if (method !== 'GET' || pathname.startsWith('/api/') || pathname.startsWith('/socket.io/')) return null;
  if (SHELLS.has(pathname)) return 'shell';
  if (mode === 'navigate') return PUBLIC_PAGES.has(pathname) ? 'page' : 'other-page';
  if (pathname.startsWith('/assets/')) return 'file';
  return /^\/(?:pictures\/(?:charms|bracelets|collections)|brand)\//.test(pathname) ? 'picture' : null;
}
