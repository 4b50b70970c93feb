import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { retryImport } from '#web/ui/retry-import.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Overlays } from '#web/ui/overlays/Overlays.tsx';
import { ConsentMount } from './consent-mount.tsx';
import { showSessionNews } from './session-news.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { useArrival } from './use-arrival.ts';
import { useNewsTaps } from './use-news-taps.ts';
import { useVisitedPages } from './use-visited-pages.ts';

const Personal = lazy(() => retryImport(() => import('./personal.tsx')));

/** Providers and global effects of every page. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(showSessionNews, []);
  useArrival();
  useVisitedPages();
  useNewsTaps();
  return (
    <CSPProvider disableStyleElements>
      {/* Before the page in focus order, below it visually. */}
      <ConsentMount />
      <NavigationProgress />
      {children}
      <Overlays />
      <ForHer />
    </CSPProvider>
  );
}

/** Mounts the personal part once the signed-in user is verified. */
function ForHer() {
  const { user, loading } = useSession();
  return <Suspense fallback={null}>{user && !loading && <Personal key={user.id} />}</Suspense>;
}
