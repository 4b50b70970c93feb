import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isGone, refetchTouched } from '#web/lib/refetch-missed.ts';
import { connectSocket, disconnectSocket, onSocketSynced, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

const ORDERS = /^\/(orders|payments)\b/;
const PARCELS = /^\/orders\/[^/]+\/parcel$/;
const REVIEWS = /^\/reviews\b/;
const LIVE = /^\/(orders|payments|reviews)\b/;

/**
 * Keeps a live connection while a user is logged in, and refetches orders, payments and reviews when they change: those that show,
 * and those that will show again.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  // Skips the dashboard, which has its own batched handling (`use-live-desk.ts`): there a hundred orders change at once.
  const readAgain = (touched: (query: Query) => boolean) => {
    if (window.location.pathname !== '/admin') inBackground(refetchTouched(queries, touched));
  };

  useEffect(() => {
    // Here rather than where the client is made, which every page loads first.
    const { queries: usual, ...others } = queries.getDefaultOptions();
    const refetchOnReconnect = (query: Query) => !isGone(query);
    queries.setDefaultOptions({ ...others, queries: { ...usual, refetchOnReconnect } });
  }, [queries]);
  useEffect(() => {
    inBackground(connectSocket());
    return () => inBackground(disconnectSocket());
  }, []);

  useSocketEvent('order_updated', () => readAgain(isBelow(ORDERS)));
  useSocketEvent('shipment_updated', () => readAgain(isBelow(PARCELS)));
  useSocketEvent('reviews_updated', () => readAgain(isBelow(REVIEWS)));
  // Events from before the connection was up were missed; and what failed until then, of whatever kind, can be read now, unless it
  // does not exist.
  const catchUp = useEffectEvent((missed: boolean) =>
    readAgain(
      (query) => !isGone(query) && (query.state.status === 'error' || (missed && isBelow(LIVE)(query))),
    ),
  );
  useEffect(() => onSocketSynced((missed) => catchUp(missed)), []);
}

const isBelow =
  (paths: RegExp) =>
  ({ queryKey: [path] }: Query): boolean =>
    paths.test(String(path));
