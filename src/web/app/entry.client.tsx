import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserQueries } from '#web/lib/browser-queries.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={browserQueries()}>
        <HydratedRouter />
      </QueryClientProvider>
    </StrictMode>,
  );
});
