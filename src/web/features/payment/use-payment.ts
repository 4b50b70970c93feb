import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { onSocketSynced, socketConnected } from '#web/lib/socket.ts';
import { useStore } from '#web/ui/store.ts';
import { paymentQuery } from '#web/entities/order/payment-queries.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** While the live connection does not stand, the payment is looked at so often. */
const LOOKS_EVERY = seconds(15);

/** How the money of an order stands, as it changes: the shop tells of it, and who cannot be told looks again. */
export function usePayment(orderId: OrderId) {
  const live = useStore(socketConnected);
  const payment = useQuery({ ...paymentQuery(orderId), refetchInterval: live ? false : LOOKS_EVERY });
  const { refetch } = payment;
  // What happened between the first look and the connection was told to nobody.
  useEffect(() => onSocketSynced((missed) => missed && inBackground(refetch())), [refetch]);
  return payment;
}
