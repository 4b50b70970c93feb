import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AnalyticsId, readAnalyticsId } from '#web/lib/analytics-id.ts';
import { browserQueries } from '#web/lib/browser-queries.ts';
import { watchErrors } from '#web/lib/errors/report.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { readRenderedFor, RenderedFor } from '#web/lib/session/rendered-for.ts';
import { readPublicShop, setPublicShop } from '#web/lib/public-shop.ts';
import { watchForNewVersion } from './new-version.ts';

watchErrors();
setPublicShop(readPublicShop(document));
const renderedUser = readRenderedFor(document);

// The user should be known as early as possible, so the session check starts before hydration; separate tasks keep the page
// responsive to input in between.
setTimeout(() => {
  browserSession().start(renderedUser);
  setTimeout(hydrate);
});

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AnalyticsId value={readAnalyticsId(document)}>
          <RenderedFor value={renderedUser}>
            <QueryClientProvider client={browserQueries()}>
              <HydratedRouter />
            </QueryClientProvider>
          </RenderedFor>
        </AnalyticsId>
      </StrictMode>,
    );
  });
  watchForNewVersion();
}
