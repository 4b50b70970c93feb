import { useEffect } from 'react';
import { cachePage } from '#web/lib/cache-page.ts';

/** Has the service worker keep the shipper's page, so that it opens again where there is no network. */
export function useKeptPage(): void {
  useEffect(() => void cachePage('/shipper').catch(() => undefined), []);
}
