import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, type ReactNode } from 'react';
import { Overlays } from '#web/ui/Overlays.tsx';
import { ConsentMount } from './consent-mount.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { showSessionNews } from './session-news.ts';
import { useArrival } from './use-arrival.ts';
import { useNewsTaps } from './use-news-taps.ts';
import { useVisitedPages } from './use-visited-pages.ts';

/** What every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(showSessionNews, []);
  useArrival();
  useLiveUpdates();
  useVisitedPages();
  useNewsTaps();
  return (
    <CSPProvider disableStyleElements>
      {/* Asked before the page in the order of the keyboard, below it to the eye. */}
      <ConsentMount />
      {children}
      <Overlays />
    </CSPProvider>
  );
}
