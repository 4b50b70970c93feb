import { useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { CreateShipmentDialog } from './CreateShipmentDialog.tsx';

/** Button that ships a confirmed order (spec §4, Admin actions). */
export function ShipOrder({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="sec"
        size="sm"
        aria-label={copy.tab.actionName(copy.tab.create, `#${shortId(order._id)}`)}
        onClick={() => setOpen(true)}
      >
        {copy.tab.create}
      </Button>
      <CreateShipmentDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
