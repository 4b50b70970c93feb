import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSocketReconnect, useSocketEvent } from '#web/lib/socket.ts';
import { readShipmentsAgain } from './queries.ts';

/** Reads shipments again when one of them was made, given away or moved anywhere. */
export function useFreshShipments(): void {
  const queries = useQueryClient();
  useSocketEvent('shipment_updated', () => void readShipmentsAgain(queries));
  useEffect(() => onSocketReconnect(() => void readShipmentsAgain(queries)), [queries]);
}
