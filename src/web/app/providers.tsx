import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { retryImport } from '#web/lib/retry-import.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Overlays } from '#web/ui/overlays/Overlays.tsx';
import { ConsentMount } from './consent-mount.tsx';
import { showSessionNews } from './session-news.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { useArrival } from './use-arrival.ts';
import { useNewsTaps } from './use-news-taps.ts';
import { useVisitedPages } from './use-visited-pages.ts';

const Personal = lazy(() => retryImport(() => import('./personal.tsx')));

/** What every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(showSessionNews, []);
  useArrival();
  useVisitedPages();
  useNewsTaps();
  return (
    <CSPProvider disableStyleElements>
      {/* Asked before the page in the order of the keyboard, below it to the eye. */}
      <ConsentMount />
      <NavigationProgress />
      {children}
      <Overlays />
      <ForHer />
    </CSPProvider>
  );
}

/** Once it is certain who is signed in. */
function ForHer() {
  const { user, loading } = useSession();
  return <Suspense fallback={null}>{user && !loading && <Personal key={user.id} />}</Suspense>;
}
