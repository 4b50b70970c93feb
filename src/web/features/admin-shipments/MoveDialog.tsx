import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { SHIPMENT_NOTES_MAX } from '#domain/fulfilment/limits.ts';
import { findMoveElsewhere, needsShipmentReason, type ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { StatusCards } from '#web/entities/shipment/StatusCards.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { nextAtDesk } from '#web/entities/shipment/assigning.ts';
import { copy } from './copy.vi.ts';
import { useMoveShipment } from './use-shipment-change.ts';

interface MoveDialogProps {
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
}

type Draft = { chosen?: ShipmentStatus; note: string; complaint: 'status' | 'reason' | null };
const NOTHING: Draft = { note: '', complaint: null };

/** The next status of a parcel with an external carrier: no shipper of the shop reports it, so staff enter it. */
export function MoveDialog({ shipment, open, onClose }: MoveDialogProps) {
  const [draft, setDraft] = useState(NOTHING);
  const { mutate, isPending } = useMoveShipment(shipment);
  const next = nextAtDesk(shipment);
  // The parcel may have moved since the choice was made.
  const status = next.find((each) => each === draft.chosen);
  const leave = () => {
    setDraft(NOTHING);
    onClose();
  };
  const save = () => {
    const notes = tidyText(draft.note);
    const complaint = complaintOf(shipment.status, status, notes);
    setDraft({ ...draft, complaint });
    if (complaint === null && status !== undefined)
      mutate({ status, notes: notes || null }, { onSuccess: leave });
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={copy.move.title}
      width={480}
      busy={isPending}
      footer={
        <div className="acts">
          <Button loading={isPending} loadingLabel={copy.sending} onClick={save}>
            {copy.move.save}
          </Button>
        </div>
      }
    >
      <p className="mb-4 text-sm text-muted">
        {copy.move.text(`#${shortId(shipment.order._id)}`, shipment.carrier)}
      </p>
      <div className="grid gap-4">
        <StatusCards
          legend={copy.move.status}
          statuses={next}
          value={status}
          disabled={isPending}
          error={draft.complaint === 'status' ? copy.move.statusMissing : null}
          onChange={(chosen) => setDraft({ ...draft, chosen, complaint: null })}
        />
        <TextArea
          label={copy.move.note}
          value={draft.note}
          maxLength={SHIPMENT_NOTES_MAX}
          disabled={isPending}
          error={draft.complaint === 'reason' ? copy.move.noteMissing : undefined}
          onChange={(event) => setDraft({ ...draft, note: event.target.value, complaint: null })}
        />
      </div>
    </Dialog>
  );
}

function complaintOf(from: ShipmentStatus, to: ShipmentStatus | undefined, note: string): Draft['complaint'] {
  if (to === undefined) return 'status';
  const move = findMoveElsewhere(from, to);
  return move && needsShipmentReason(move, 'shipper') && note === '' ? 'reason' : null;
}
