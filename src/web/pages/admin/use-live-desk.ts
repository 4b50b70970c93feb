import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bypassHttpCache } from '#web/lib/call.ts';
import { useBatchedRounds } from '#web/lib/hooks/use-batched-rounds.ts';
import { refetchMissed, refetchTouched, useRecovery } from '#web/lib/refetch-missed.ts';
import { onSocketSynced, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Which queries each event invalidates, by the first part of their key (the path). */
const TOUCHED = {
  order_updated: /^\/(orders|payments|reports|users|audit-log)\b/,
  transfers_updated: /^\/(payments|reports)\b/,
  shipment_updated: /^\/(shipments|orders|reports|audit-log)\b/,
  catalogue_updated:
    /^\/(charms|categories|bracelet-strings|tying-methods|ready-made-bracelets|shipping|opening|reports|audit-log)\b/,
  reviews_updated: /^\/(reviews|users|reports|audit-log)\b/,
  staff_updated: /^\/(users|orders|shipments|audit-log|admin\/mails|reports)\b/,
} as const;
type Happened = keyof typeof TOUCHED;

/**
 * Keeps every list of the dashboard fresh while customers and other admins act: mounted queries are refetched at once, others
 * when next mounted.
 */
export function useLiveDesk(): void {
  const queries = useQueryClient();
  const hear = useBatchedRounds<Happened>((happened) => {
    const touched = [...happened].map((event) => TOUCHED[event]);
    return refetchTouched(queries, ({ queryKey: [path] }) =>
      touched.some((paths) => paths.test(String(path))),
    );
  });
  useEffect(() => {
    bypassHttpCache(true);
    return () => {
      bypassHttpCache(false);
      // On other pages nothing listens: what was read here, or is still under way, is read again on coming back.
      const underWay = queries.getQueryCache().findAll({ fetchStatus: 'fetching' });
      inBackground(queries.invalidateQueries({ refetchType: 'none' }));
      for (const query of underWay)
        inBackground(
          Promise.resolve(query.promise).then(
            () => query.invalidate(),
            () => undefined,
          ),
        );
    };
  }, [queries]);
  useRecovery();
  useSocketEvent('order_updated', () => hear('order_updated'));
  useSocketEvent('transfers_updated', () => hear('transfers_updated'));
  useSocketEvent('shipment_updated', () => hear('shipment_updated'));
  useSocketEvent('catalogue_updated', () => hear('catalogue_updated'));
  useSocketEvent('reviews_updated', () => hear('reviews_updated'));
  useSocketEvent('staff_updated', () => hear('staff_updated'));
  // Catches up on what was missed while the connection was down or not yet up.
  useEffect(() => onSocketSynced((missed) => inBackground(refetchMissed(queries, missed))), [queries]);
}
