import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { onSocketSynced, socketConnected } from '#web/lib/socket.ts';
import { useStore } from '#web/ui/store.ts';
import { paymentQuery } from '#web/entities/order/payment-queries.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Polling interval while the WebSocket is disconnected. */
const LOOKS_EVERY = seconds(15);

/** The payment state of an order, updated by WebSocket events, or by polling while disconnected. */
export function usePayment(orderId: OrderId) {
  const live = useStore(socketConnected);
  const payment = useQuery({ ...paymentQuery(orderId), refetchInterval: live ? false : LOOKS_EVERY });
  const { refetch } = payment;
  // Events between the first fetch and the connection were missed.
  useEffect(() => onSocketSynced((missed) => missed && inBackground(refetch())), [refetch]);
  return payment;
}
