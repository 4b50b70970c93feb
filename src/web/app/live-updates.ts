import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readMissed } from '#web/lib/read-missed.ts';
import { connectSocket, disconnectSocket, onLineStands, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

const ORDERS = /^\/(orders|payments)\b/;

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

  useSocketEvent('order_updated', () => readOrders(queries, true));
  // What happened before the line stood was heard by nobody.
  useEffect(() => onLineStands((missed) => readOrders(queries, missed)), [queries]);
}

/** The desk looks after that itself (`use-live-desk.ts`): there a hundred orders move at once. */
function readOrders(queries: QueryClient, missed: boolean): void {
  if (window.location.pathname !== '/admin') inBackground(readMissed(queries, missed, ORDERS));
}
