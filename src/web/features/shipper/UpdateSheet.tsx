import { useRef, useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { SHIPMENT_NOTES_MAX } from '#domain/fulfilment/limits.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { saidBy } from '#web/features/shipments/said-by.ts';
import { ShipmentStatusBadge } from '#web/features/shipments/ShipmentStatusBadge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorText } from '#web/ui/Field.tsx';
import { RadioCard, RadioCards } from '#web/ui/RadioCards.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { copy } from './copy.vi.ts';
import { complaintOf, nextStatuses, reasonNeeded, type Complaint } from './parcel.ts';
import { useUpdateShipment } from './use-update-shipment.ts';

interface UpdateSheetProps {
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
}

/** The next step of a parcel: only those that are allowed, with a note (spec §2, Shipper dashboard). */
export function UpdateSheet({ shipment, open, onClose }: UpdateSheetProps) {
  const next = nextStatuses(shipment.status);
  const [chosen, setChosen] = useState<ShipmentStatus>();
  const [note, setNote] = useState('');
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error, reset } = useUpdateShipment(shipment);
  // The parcel may have moved since the choice was made.
  const status = chosen && next.includes(chosen) ? chosen : undefined;
  const why = reasonNeeded(shipment.status, status);

  const close = () => {
    setChosen(undefined);
    setNote('');
    setComplaint(null);
    reset();
    onClose();
  };
  const save = () => {
    const said = tidyText(note);
    const lacks = complaintOf(shipment.status, { status, note: said });
    setComplaint(lacks);
    if (lacks === 'reason') noteField.current?.focus();
    if (lacks === null && status) mutate({ status, notes: said || null }, { onSuccess: close });
  };
  // The toast leaves, and a reader of the screen does not hear it from behind the sheet.
  const failure = error && (saidBy(error) ?? copy.update.failed.message);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.update.title}
      width={480}
      busy={isPending}
      footer={
        <Button size="lg" full loading={isPending} loadingLabel={copy.update.saving} onClick={save}>
          {copy.update.save}
        </Button>
      }
    >
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
        <span className="num text-muted">{copy.update.now(`#${shortId(shipment.order._id)}`)}</span>
        <ShipmentStatusBadge status={shipment.status} />
      </p>
      <RadioCards
        legend={copy.update.status}
        value={status}
        disabled={isPending}
        error={complaint === 'status' ? copy.update.statusMissing : null}
        onChange={(to) => {
          setChosen(next.find((each) => each === to));
          setComplaint(null);
        }}
      >
        {next.map((to) => (
          <RadioCard key={to} value={to} title={<ShipmentStatusBadge status={to} />} />
        ))}
      </RadioCards>
      <TextArea
        ref={noteField}
        className="mt-4"
        label={why ? copy.update.reason : copy.update.note}
        optional={!why}
        rows={2}
        placeholder={why ? copy.update.reasonPlaceholder : copy.update.notePlaceholder}
        value={note}
        maxLength={SHIPMENT_NOTES_MAX}
        error={complaint === 'reason' ? copy.update.reasonMissing : null}
        onChange={({ target }) => {
          setNote(target.value);
          setComplaint(null);
        }}
      />
      {failure && !isPending && (
        <div className="mt-3" role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
    </Dialog>
  );
}
