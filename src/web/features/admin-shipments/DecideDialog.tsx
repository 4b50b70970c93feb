import type { Shipment } from '#contract/http/fulfilment.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { closeAfter } from '#web/lib/errors/close-after.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from './copy.vi.ts';
import { useReturnToStock } from './use-shipment-change.ts';

interface DecideDialogProps {
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
}

/** Decides about the pieces of a returned parcel: back to stock, or written off (decisions, Stock). */
export function DecideDialog({ shipment, open, onClose }: DecideDialogProps) {
  const { mutate, isPending, variables } = useReturnToStock(shipment);
  const decide = (fit: boolean) => mutate({ fit }, closeAfter(onClose));
  const footer = (
    <div className="acts">
      <Button
        variant="dline"
        disabled={isPending}
        loading={isPending && !variables.fit}
        loadingLabel={copy.sending}
        onClick={() => decide(false)}
      >
        {copy.decide.unfit}
      </Button>
      <Button
        variant="leaf"
        disabled={isPending}
        loading={isPending && variables.fit}
        loadingLabel={copy.sending}
        onClick={() => decide(true)}
      >
        {copy.decide.fit}
      </Button>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.decide.title}
      width={520}
      footer={footer}
      busy={isPending}
    >
      <p className="text-muted">{copy.decide.text(`#${shortId(shipment.order._id)}`)}</p>
    </Dialog>
  );
}
