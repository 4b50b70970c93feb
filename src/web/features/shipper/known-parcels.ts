import type { MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';
import { shipmentsPath, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { type StorageLike } from '#web/lib/storage/storage.ts';

/** A list as the server returned it, and when (milliseconds since the epoch). */
export type Known = { page: MyShipmentsPage; at: number };

const nameOf = (view: ShipmentsView) => shipmentsPath('/shipper', view);

/** The list that the page opens with. */
const ALL = shipmentsPath('/shipper', {});

/**
 * The lists that a shipper viewed, for a page opened offline: each page of all his parcels, and of the filtered lists the last
 * one. They contain names and addresses of customers, so they are removed at logout, like everything under a personal key.
 */
export function knownParcels(userId: string, open: () => StorageLike = () => window.localStorage) {
  const placeOf = (view: ShipmentsView) => {
    const place = nameOf({ ...view, page: 1 }) === ALL ? `shipper.parcels.${view.page}` : 'shipper.parcels';
    return createTabStorage(personalKey(userId, place), open);
  };
  return {
    /** undefined for a list that is not kept. */
    recall(view: ShipmentsView): Known | undefined {
      const record = readRecord(placeOf(view));
      return record?.['list'] === nameOf(view) && isKnown(record) ? record : undefined;
    },
    keep: (view: ShipmentsView, known: Known) =>
      placeOf(view).write(JSON.stringify({ list: nameOf(view), ...known })),
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
