import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AnalyticsId, readAnalyticsId } from '#web/lib/analytics-id.ts';
import { browserQueries } from '#web/lib/browser-queries.ts';
import { watchErrors } from '#web/lib/errors/report.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { watchForNewVersion } from './new-version.ts';

watchErrors();
watchForNewVersion();
// Beside hydration, not after it: who is here should be known as soon as the page answers.
browserSession().start();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AnalyticsId value={readAnalyticsId(document)}>
        <QueryClientProvider client={browserQueries()}>
          <HydratedRouter />
        </QueryClientProvider>
      </AnalyticsId>
    </StrictMode>,
  );
});
