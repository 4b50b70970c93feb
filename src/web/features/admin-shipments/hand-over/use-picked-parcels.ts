import { useEffect, useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { useSelection } from '#web/ui/list/use-selection.ts';
import { handOverCopy as copy } from '#web/entities/shipment/hand-over/hand-over.vi.ts';
import { isGivable, type Seen } from '#web/entities/shipment/hand-over/use-hand-over.ts';

const MOST = 100;
const NONE: readonly Shipment[] = [];

/** Selected or scanned parcels, with the shipper each had when last loaded. */
export function usePickedParcels(shipments: readonly Shipment[] = NONE) {
  const givable = shipments.filter(isGivable);
  const selection = useSelection(
    givable.map(({ order }) => order._id),
    { most: MOST, tooMany: copy.most },
  );
  const [seen] = useState(() => new Map<string, string | null>());
  const see = ({ order, shipper }: Shipment) => seen.set(order._id, shipper?._id ?? null);
  useEffect(() => {
    for (const { order, shipper } of shipments) seen.set(order._id, shipper?._id ?? null);
  }, [shipments, seen]);
  return {
    selection,
    seen: seen as Seen,
    add(parcel: Shipment): void {
      see(parcel);
      selection.add(parcel.order._id);
    },
  };
}

export type PickedParcels = ReturnType<typeof usePickedParcels>;
