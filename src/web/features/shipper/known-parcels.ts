import type { MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';
import { shipmentsPath, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { type StorageLike } from '#web/lib/storage/storage.ts';

/** A list as the shop gave it, and when (milliseconds since the epoch). */
export type Known = { page: MyShipmentsPage; at: number };

/**
 * The list that a shipper looked at last, for a page that opens where there is no network. It names customers and where
 * they live, so it goes with the logout, like all that is kept under a personal key.
 */
export function knownParcels(userId: string, open: () => StorageLike = () => window.localStorage) {
  const kept = createTabStorage(personalKey(userId, 'shipper.parcels'), open);
  const nameOf = (view: ShipmentsView) => shipmentsPath('/shipper', view);
  return {
    /** undefined for any other list than the last. */
    recall(view: ShipmentsView): Known | undefined {
      const record = readRecord(kept);
      return record?.['list'] === nameOf(view) && isKnown(record) ? record : undefined;
    },
    keep: (view: ShipmentsView, known: Known) => kept.write(JSON.stringify({ list: nameOf(view), ...known })),
  };
}
export type KnownParcels = ReturnType<typeof knownParcels>;

/** An older version of the shop may have kept something else. */
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
