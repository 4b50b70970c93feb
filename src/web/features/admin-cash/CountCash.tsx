import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { HeldCash } from '#contract/http/cash.ts';
import { CASH_NOTE_MAX } from '#domain/fulfilment/limits.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { formatRecentDateTime } from '#domain/kernel/time.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import { Difference } from './Difference.tsx';
import { Later } from './Later.tsx';
import { NoteFields } from './NoteFields.tsx';
import { NOTHING, sumOf, type Counting } from './notes.ts';
import { heldQuery } from './queries.ts';
import { useHandIn } from './use-hand-in.ts';
import { cashPath } from './view.ts';
import * as styles from './cash.module.css';

const words = copy.count;

/** Counts one shipper's cash by banknotes and compares it with his parcels. */
export function CountCash({ shipper }: { shipper: string }) {
  const navigate = useNavigate();
  const held = useQuery(heldQuery(shipper));
  const { mutate, isPending } = useHandIn();
  const [draft, setDraft] = useState(EMPTY);
  const why = useRef<HTMLTextAreaElement>(null);
  const close = () => inBackground(navigate(cashPath({}), { preventScrollReset: true }));
  const { parcels, expected, counted, note, noteMissing } = stateOf(held.data, draft);
  const send = () => {
    setDraft({ ...draft, tried: true });
    // Below the parcels and the banknotes, where it would not be seen.
    if (noteMissing) return why.current?.focus();
    if (parcels.length === 0) return;
    const body = { shipper, parcels, counted: vnd(counted), note };
    mutate(body, { onSuccess: ({ _id }) => inBackground(navigate(cashPath({ slip: _id }))) });
  };
  const footer = held.data && (
    <DialogActions
      cancel={words.cancel}
      onCancel={close}
      cancelVariant="ghost"
      busy={isPending}
      disabled={parcels.length === 0}
      loadingLabel={words.taking}
      onClick={send}
    >
      {words.take}
    </DialogActions>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={held.data ? words.title(held.data.shipper.name) : copy.title}
      width={720}
      busy={isPending}
      footer={footer}
    >
      {held.data === undefined ? (
        <PendingQuery query={held} failed={copy.failed} className="grid gap-3">
          <Skeleton height={48} radius={14} />
          <Skeleton height={160} radius={14} />
        </PendingQuery>
      ) : (
        <div className="grid gap-4">
          <Later shown={held.data.parcels.length} later={held.data.later} />
          <Parcels held={held.data} draft={draft} disabled={isPending} onChange={setDraft} />
          <NoteFields
            counting={draft.counting}
            disabled={isPending}
            onChange={(counting) => setDraft({ ...draft, counting })}
          />
          <Sums expected={expected} counted={counted} />
          {counted !== expected && (
            <TextArea
              ref={why}
              label={words.note}
              rows={2}
              placeholder={words.notePlaceholder}
              value={draft.note}
              disabled={isPending}
              maxLength={CASH_NOTE_MAX}
              error={draft.tried && noteMissing ? words.noteMissing : null}
              onChange={({ target }) => setDraft({ ...draft, note: target.value })}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

type Draft = {
  /** parcels whose cash is handed in another time */
  left: ReadonlySet<string>;
  counting: Counting;
  note: string;
  /** submitted with incomplete input */
  tried: boolean;
};
const EMPTY: Draft = { left: new Set(), counting: NOTHING, note: '', tried: false };

function stateOf(held: HeldCash | undefined, { left, counting, note: written }: Draft) {
  const handed = held?.parcels.filter(({ shipment }) => !left.has(shipment)) ?? [];
  const expected = handed.reduce((sum, { cash }) => sum + cash, 0);
  const counted = sumOf(counting);
  const note = tidyText(written) || null;
  const parcels = handed.map(({ shipment }) => shipment);
  return { parcels, expected, counted, note, noteMissing: counted !== expected && note === null };
}

function Sums({ expected, counted }: { expected: number; counted: number }) {
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>{words.expected}</dt>
        <dd className="num">{formatVnd(vnd(expected))}</dd>
      </div>
      <div>
        <dt>{words.counted}</dt>
        <dd className="num">{formatVnd(vnd(counted))}</dd>
      </div>
      <div>
        <dt className="sr-only">{copy.list.columns.difference}</dt>
        <dd className="num">
          <Difference expected={expected} counted={counted} />
        </dd>
      </div>
    </dl>
  );
}

interface ParcelsProps {
  held: HeldCash;
  draft: Draft;
  disabled: boolean;
  onChange: (draft: Draft) => void;
}

function Parcels({ held, draft, disabled, onChange }: ParcelsProps) {
  const [now] = useState(() => Date.now());
  const toggle = (shipment: string) => {
    const left = new Set(draft.left);
    if (!left.delete(shipment)) left.add(shipment);
    onChange({ ...draft, left });
  };
  return (
    <fieldset className={styles.parcels}>
      <legend className="mb-1 font-semibold">{words.parcels}</legend>
      {held.parcels.map(({ shipment, order, customer, deliveredAt, cash }) => (
        <label key={shipment}>
          <input
            type="checkbox"
            className="check"
            aria-label={words.pick(`#${shortId(order)}`)}
            disabled={disabled}
            checked={!draft.left.has(shipment)}
            onChange={() => toggle(shipment)}
          />
          <span className="min-w-0">
            <b className="num">#{shortId(order)}</b> {customer}
            <span className="num block text-sm text-muted">{formatRecentDateTime(deliveredAt, now)}</span>
          </span>
          <span className="num">{formatVnd(cash)}</span>
        </label>
      ))}
    </fieldset>
  );
}
