import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, type ReactNode } from 'react';
import { Overlays } from '#web/ui/Overlays.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { showSessionNews } from './session-news.ts';
import { useArrival } from './use-arrival.ts';

/** What every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(showSessionNews, []);
  useArrival();
  useLiveUpdates();
  return (
    <CSPProvider disableStyleElements>
      {children}
      <Overlays />
    </CSPProvider>
  );
}
