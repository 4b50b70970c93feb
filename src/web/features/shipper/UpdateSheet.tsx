import { useRef, useState, type RefObject } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { SHIPMENT_NOTES_MAX } from '#domain/fulfilment/limits.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ShipmentStatusBadge } from '#web/entities/shipment/ShipmentStatusBadge.tsx';
import { StatusCards } from '#web/entities/shipment/StatusCards.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { complaintOf, nextStatuses, reasonNeeded, type Complaint } from './parcel.ts';
import { PhotoField } from './PhotoField.tsx';
import { useSaveChange } from './use-save-change.ts';
import * as styles from './update.module.css';

interface UpdateSheetProps {
  /** with its status including queued changes */
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
  /** receives the focus afterwards, since the button that opened the sheet may be gone */
  finalFocus: () => HTMLElement | null | undefined;
}

/** The form's input, and its validation error. */
type Draft = {
  chosen?: ShipmentStatus;
  note: string;
  photo: Blob | null;
  /** the phone is still opening the photo */
  isOpening: boolean;
  complaint: Complaint | null;
};
const NOTHING: Draft = { note: '', photo: null, isOpening: false, complaint: null };

/**
 * Sheet for a parcel's next status, offering only allowed ones, with a note (spec §2, Shipper dashboard). Needs a new key per
 * opening, so that input is not carried over.
 */
export function UpdateSheet({ shipment: current, open, onClose, finalFocus }: UpdateSheetProps) {
  const [draft, setDraft] = useState(NOTHING);
  const [shipment, setShipment] = useState(current);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { save, saving, failure } = useSaveChange(shipment);
  // On top of what the draft is by then: a photo takes a while to open, and he goes on typing.
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  // While closing, the sheet keeps showing the saved step, not the next one.
  if (open && !saving && shipment !== current) setShipment(current);
  // The parcel may have moved since the choice was made.
  const status = nextStatuses(shipment).find((each) => each === draft.chosen);

  const send = () => {
    const note = tidyText(draft.note);
    const complaint = complaintOf(shipment.status, { status, note });
    change({ complaint });
    if (complaint === 'reason') noteField.current?.focus();
    if (complaint !== null || status === undefined) return;
    const photo = status === 'delivered' ? draft.photo : null;
    inBackground(save({ status, notes: note || null, photo }, onClose));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.update.title}
      width={480}
      busy={saving}
      finalFocus={finalFocus}
      footer={
        <Button
          size="lg"
          full
          disabledReason={status === 'delivered' && draft.isOpening ? copy.photo.drawing : undefined}
          loading={saving}
          loadingLabel={copy.update.saving}
          onClick={send}
        >
          {copy.update.save}
        </Button>
      }
    >
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
        <span className="num text-muted">{copy.update.now(`#${shortId(shipment.order._id)}`)}</span>
        <ShipmentStatusBadge status={shipment.status} />
      </p>
      <DraftFields
        shipment={shipment}
        status={status}
        draft={draft}
        noteField={noteField}
        disabled={saving}
        onChange={change}
      />
      {/* The toast disappears, and screen readers do not announce it from behind the sheet. */}
      {failure && !saving && (
        <div className="mt-3" role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
    </Dialog>
  );
}

interface DraftFieldsProps {
  shipment: Shipment;
  status: ShipmentStatus | undefined;
  draft: Draft;
  noteField: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  onChange: (part: Partial<Draft>) => void;
}

function DraftFields({ shipment, status, draft, noteField, disabled, onChange }: DraftFieldsProps) {
  const { status: from, cashToCollect } = shipment;
  const why = reasonNeeded(from, status);
  return (
    <div className="grid gap-4">
      <StatusCards
        legend={copy.update.status}
        statuses={nextStatuses(shipment)}
        value={status}
        disabled={disabled}
        error={draft.complaint === 'status' ? copy.update.statusMissing : null}
        onChange={(chosen) => onChange({ chosen, complaint: null })}
      />
      {status === 'delivered' && cashToCollect > 0 && (
        <p className={styles.takeCash}>
          <Icon name="cash" />
          <b>{copy.update.cash(formatVnd(cashToCollect))}</b>
        </p>
      )}
      {status === 'delivered' && (
        <PhotoField
          photo={draft.photo}
          disabled={disabled}
          onOpening={(isOpening) => onChange({ isOpening })}
          onChange={(photo) => onChange({ photo })}
        />
      )}
      <TextArea
        ref={noteField}
        label={why ? copy.update.reason : copy.update.note}
        optional={!why}
        rows={2}
        placeholder={why ? copy.update.reasonPlaceholder : copy.update.notePlaceholder}
        value={draft.note}
        disabled={disabled}
        maxLength={SHIPMENT_NOTES_MAX}
        error={draft.complaint === 'reason' ? copy.update.reasonMissing : null}
        onChange={({ target }) => onChange({ note: target.value, complaint: null })}
      />
    </div>
  );
}
