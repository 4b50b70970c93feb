import type { MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';
import { shipmentsPath, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { type StorageLike } from '#web/lib/storage/storage.ts';

/** A list as the server returned it, and when (milliseconds since the epoch). */
export type Known = { page: MyShipmentsPage; at: number };

/**
 * The list that a shipper viewed last, for a page opened offline. It contains names and addresses of customers, so it is removed
 * at logout, like everything under a personal key.
 */
export function knownParcels(userId: string, open: () => StorageLike = () => window.localStorage) {
  const kept = createTabStorage(personalKey(userId, 'shipper.parcels'), open);
  const nameOf = (view: ShipmentsView) => shipmentsPath('/shipper', view);
  return {
    /** undefined for any list but the last viewed one. */
    recall(view: ShipmentsView): Known | undefined {
      const record = readRecord(kept);
      return record?.['list'] === nameOf(view) && isKnown(record) ? record : undefined;
    },
    keep: (view: ShipmentsView, known: Known) => kept.write(JSON.stringify({ list: nameOf(view), ...known })),
  };
}
export type KnownParcels = ReturnType<typeof knownParcels>;

/** An older version of the app may have stored another shape. */
function isKnown(record: Record<string, unknown>): record is Known {
  const { page, at } = record as Partial<Known>;
  return (
    typeof at === 'number' &&
    Array.isArray(page?.shipments) &&
    page.shipments.every(({ order }) => typeof order?.shippingAddress?.phone === 'string') &&
    typeof page.counts?.total === 'number' &&
    typeof page.pagination?.pages === 'number'
  );
}
