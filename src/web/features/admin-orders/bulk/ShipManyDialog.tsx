import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EarlyGift } from '#contract/http/fulfilment.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { earlyGiftsQuery } from '#web/entities/shipment/shipment-queries.ts';
import { ShipperActions, useShipper } from '#web/entities/shipment/ShipperActions.tsx';
import { ShipperChoice } from '#web/entities/shipment/ShipperChoice.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { bulkCopy } from './bulk.vi.ts';

const copy = bulkCopy.shipping;
/** No shipper yet: parcels are created now and assigned later. */
const LATER = 'later';

interface ShipManyDialogProps {
  orders: readonly string[];
  onClose: () => void;
  /** @param shipperId null to assign a shipper later */
  onConfirm: (shipperId: string | null, orders: readonly string[]) => void;
}

/**
 * Creates parcels for many orders, optionally assigning them to one shipper. Gifts that would arrive before their day are named
 * and left out, unless the admin includes them.
 */
export function ShipManyDialog({ orders, onClose, onConfirm }: ShipManyDialogProps) {
  const early = useQuery(earlyGiftsQuery(orders));
  const [chosen, setChosen] = useState(LATER);
  const [leavesOut, setLeavesOut] = useState(true);
  const shipper = useShipper(chosen);
  const gifts = early.data ?? [];
  const others = orders.filter((id) => !gifts.some(({ order }) => order === id));
  const canLeaveOut = gifts.length > 0 && others.length > 0;
  const shipped = canLeaveOut && leavesOut ? others : orders;
  const footer = (
    <ShipperActions
      chosen={shipper}
      words={copy}
      onCancel={onClose}
      busy={early.isPending}
      loadingLabel={copy.checking}
      onClick={() => onConfirm(shipper?._id ?? null, shipped)}
    />
  );
  return (
    <Dialog open onClose={onClose} title={copy.title(shipped.length)} footer={footer}>
      <p className="mb-4 text-muted">{copy.text}</p>
      {early.isError && (
        <div className="mb-4">
          <Banner tone="warning">{copy.unchecked}</Banner>
        </div>
      )}
      {gifts.length > 0 && (
        <div className="mb-4 grid gap-2">
          <EarlyGifts gifts={gifts} />
          {canLeaveOut && (
            <Checkbox
              label={copy.leaveOut(gifts.length)}
              checked={leavesOut}
              onChange={({ target }) => setLeavesOut(target.checked)}
            />
          )}
        </div>
      )}
      <ShipperChoice
        value={chosen}
        onChange={setChosen}
        nobody={{ value: LATER, title: copy.later, note: copy.laterNote }}
      />
    </Dialog>
  );
}

function EarlyGifts({ gifts }: { gifts: readonly EarlyGift[] }) {
  return (
    <Banner tone="warning" title={copy.early(gifts.length)}>
      <ul className="grid gap-1">
        {gifts.map(({ order, name, notBefore, leavesFrom }) => (
          <li key={order}>
            <span className="num">#{shortId(order)}</span>{' '}
            {copy.earlyGift(name, dayInWords(notBefore), dayInWords(leavesFrom))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
