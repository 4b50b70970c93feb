import { useEffect } from 'react';
import { cachePage } from '#web/lib/cache-page.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Makes the service worker cache the shipper's page, so that it opens offline. */
export function useKeptPage(): void {
  useEffect(() => inBackground(cachePage('/shipper').catch(() => undefined)), []);
}
