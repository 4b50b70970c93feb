import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { seconds } from '#domain/kernel/time.ts';
import { cachePage } from '#web/lib/cache-page.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Pages without personal data, safe to cache in a browser that others use (`service-worker/cache-rules.ts`). */
const PUBLIC_PAGES = new Set(['/', '/garden', '/help', '/blog']);

/** A stay of this length counts as a visit; the page's pictures are loaded by then. */
const STAY = seconds(2);

/** Makes visited public pages available offline, also those reached by client-side navigation. */
export function useVisitedPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!PUBLIC_PAGES.has(pathname)) return;
    const timer = setTimeout(() => inBackground(cachePage(pathname + search).catch(() => undefined)), STAY);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
