import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchMissed } from '#web/lib/refetch-missed.ts';
import { connectSocket, disconnectSocket, onSocketSynced, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

const ORDERS = /^\/(orders|payments)\b/;

/** Keeps a live connection while a user is logged in, and refetches orders and payments wherever they show when they change. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();

  useEffect(() => {
    inBackground(connectSocket());
    return () => inBackground(disconnectSocket());
  }, []);

  useSocketEvent('order_updated', () => readOrders(queries, true));
  // Events from before the connection was up were missed.
  useEffect(() => onSocketSynced((missed) => readOrders(queries, missed)), [queries]);
}

/** Skips the dashboard, which has its own batched handling (`use-live-desk.ts`): there a hundred orders change at once. */
function readOrders(queries: QueryClient, missed: boolean): void {
  if (window.location.pathname !== '/admin') inBackground(refetchMissed(queries, missed, ORDERS));
}
