import { useRef, useState, type RefObject } from 'react';
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

/** What was filled in, and what it lacks. */
type Change = { chosen?: ShipmentStatus; note: string; complaint: Complaint | null };
const NOTHING: Change = { note: '', complaint: null };

/** The next step of a parcel: only those that are allowed, with a note (spec §2, Shipper dashboard). */
export function UpdateSheet({ shipment, open, onClose }: UpdateSheetProps) {
  const [change, setChange] = useState(NOTHING);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error, reset } = useUpdateShipment(shipment);
  // The parcel may have moved since the choice was made.
  const status = nextStatuses(shipment.status).find((each) => each === change.chosen);

  const close = () => {
    setChange(NOTHING);
    reset();
    onClose();
  };
  const save = () => {
    const note = tidyText(change.note);
    const complaint = complaintOf(shipment.status, { status, note });
    setChange({ ...change, complaint });
    if (complaint === 'reason') noteField.current?.focus();
    if (complaint === null && status) mutate({ status, notes: note || null }, { onSuccess: close });
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
      <ChangeFields
        from={shipment.status}
        status={status}
        change={change}
        noteField={noteField}
        disabled={isPending}
        onChange={setChange}
      />
      {failure && !isPending && (
        <div className="mt-3" role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
    </Dialog>
  );
}

interface ChangeFieldsProps {
  from: ShipmentStatus;
  status: ShipmentStatus | undefined;
  change: Change;
  noteField: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  onChange: (change: Change) => void;
}

function ChangeFields({ from, status, change, noteField, disabled, onChange }: ChangeFieldsProps) {
  const next = nextStatuses(from);
  const why = reasonNeeded(from, status);
  return (
    <>
      <RadioCards
        legend={copy.update.status}
        value={status}
        disabled={disabled}
        error={change.complaint === 'status' ? copy.update.statusMissing : null}
        onChange={(value) => {
          const chosen = next.find((each) => each === value);
          if (chosen) onChange({ ...change, chosen, complaint: null });
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
        value={change.note}
        maxLength={SHIPMENT_NOTES_MAX}
        error={change.complaint === 'reason' ? copy.update.reasonMissing : null}
        onChange={({ target }) => onChange({ ...change, note: target.value, complaint: null })}
      />
    </>
  );
}
