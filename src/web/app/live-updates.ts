import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#web/lib/session/use-session.ts';
import { connectSocket, disconnectSocket, onSocketReconnect, useSocketEvent } from '#web/lib/socket.ts';

/**
 * The live connection of whoever is logged in: an order that moved, and its payment, are read again wherever they show.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  const { user, loading } = useSession();
  const userId = loading ? undefined : user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    void connectSocket();
    return () => void disconnectSocket();
  }, [userId]);

  useSocketEvent('order_updated', () => readOrdersAgain(queries));
  useEffect(() => onSocketReconnect(() => readOrdersAgain(queries)), [queries]);
}

function readOrdersAgain(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(orders|payments)\b/.test(String(path)),
  });
}
