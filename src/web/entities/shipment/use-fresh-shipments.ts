import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBatchedRounds } from '#web/lib/hooks/use-batched-rounds.ts';
import { refetchMissed } from '#web/lib/refetch-missed.ts';
import { onSocketSynced, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { invalidateShipments, SHIPMENTS } from './shipment-queries.ts';

/**
 * Refetches shipments when one is created, assigned or moved anywhere, after a reconnect that missed events, and when the network
 * returns.
 */
export function useFreshShipments(): void {
  const queries = useQueryClient();
  const hear = useBatchedRounds(() => invalidateShipments(queries));
  useSocketEvent('shipment_updated', () => hear('moved'));
  useSocketEvent('staff_updated', () => hear('moved'));
  useEffect(() => {
    const readAgain = () => inBackground(invalidateShipments(queries));
    const stopListening = onSocketSynced((missed) => inBackground(refetchMissed(queries, missed, SHIPMENTS)));
    // A page that was opened offline never had a socket that could reconnect.
    window.addEventListener('online', readAgain);
    return () => {
      stopListening();
      window.removeEventListener('online', readAgain);
    };
  }, [queries]);
}
