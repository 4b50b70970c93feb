import { useEffect } from 'react';
import { cachePage } from '#web/lib/cache-page.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Has the service worker keep the shipper's page, so that it opens again where there is no network. */
export function useKeptPage(): void {
  useEffect(() => inBackground(cachePage('/shipper').catch(() => undefined)), []);
}
