import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { shipmentQuery } from './shipment-queries.ts';
import { serverMessage } from './server-message.ts';
import { ShipmentFacts } from './ShipmentFacts.tsx';

interface ShipmentDetailsProps {
  /** data from the list, until the details have loaded */
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
  footer?: ReactNode;
}

/** All details of one shipment, fetched fresh (spec §2, Shipper dashboard). */
export function ShipmentDetails({ shipment, open, onClose, footer }: ShipmentDetailsProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...shipmentQuery(shipment._id),
    enabled: open,
    placeholderData: shipment,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.details.title(`#${shortId(shipment.order._id)}`)}
      width={760}
      footer={footer}
    >
      {data ? (
        <ShipmentFacts shipment={data} />
      ) : (
        <FailedState
          heading="h3"
          title={serverMessage(error) ?? copy.details.failed}
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      )}
    </Dialog>
  );
}
