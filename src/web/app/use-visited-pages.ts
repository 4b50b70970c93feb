import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { seconds } from '#domain/kernel/time.ts';
import { cachePage } from '#web/lib/cache-page.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** The same for everybody, so that they may lie in a browser that others use (`service-worker/kept-for.ts`). */
const PUBLIC_PAGES = new Set(['/', '/garden', '/help', '/blog']);

/** Somebody who stays this long visits a page; its pictures are there by then. */
const STAY = seconds(2);

/** Public pages that were visited open again without a network, also those that were reached by a link within the shop. */
export function useVisitedPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!PUBLIC_PAGES.has(pathname)) return;
    const timer = setTimeout(() => inBackground(cachePage(pathname + search).catch(() => undefined)), STAY);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
