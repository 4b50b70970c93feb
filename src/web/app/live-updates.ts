import { useQueryClient } from '@tanstack/react-query';
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

  useSocketEvent('order_updated', () => inBackground(readMissed(queries, true, ORDERS)));
  // What happened before the line stood was heard by nobody; the desk looks after that itself.
  useEffect(
    () =>
      onLineStands((missed) => {
        if (window.location.pathname !== '/admin') inBackground(readMissed(queries, missed, ORDERS));
      }),
    [queries],
  );
}
