import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectSocket, disconnectSocket, onSocketConnect, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

/**
 * The live connection of whoever is logged in, as long as she is: an order that moved, and its payment, are read again
 * wherever they show.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient();

  useEffect(() => {
    inBackground(connectSocket());
    return () => inBackground(disconnectSocket());
  }, []);

  useSocketEvent('order_updated', () => readOrdersAgain(queries));
  // What happened before the line stood, at the first time too, was heard by nobody; the desk looks after that itself.
  useEffect(
    () =>
      onSocketConnect((isFirst) => {
        if (!isFirst || window.location.pathname !== '/admin') readOrdersAgain(queries);
      }),
    [queries],
  );
}

function readOrdersAgain(queries: QueryClient): void {
  inBackground(
    queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/(orders|payments)\b/.test(String(path)),
    }),
  );
}
