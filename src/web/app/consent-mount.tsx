import { lazy, Suspense, useContext } from 'react';
import { AnalyticsId } from '#web/lib/analytics-id.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';

const Consent = lazy(() => retryImport(() => import('#web/features/consent/Consent.tsx')));

/**
 * Where an analytics id is configured, visits are counted only after consent. Cached pages are the same for everybody, so consent
 * is asked in the browser.
 */
export function ConsentMount() {
  const id = useContext(AnalyticsId);
  return id === null ? null : <InTheBrowser id={id} />;
}

function InTheBrowser({ id }: { id: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Consent id={id} />
    </Suspense>
  );
}
