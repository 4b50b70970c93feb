import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CarrierCash, Payout, PayoutBody } from '#contract/http/carriers.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { CASH_NOTE_MAX } from '#domain/fulfilment/limits.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { invalidateShipments } from '#web/entities/shipment/shipment-queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { Difference } from '../Difference.tsx';
import { moneyCopy as words } from './carrier-money.vi.ts';
import * as styles from '../cash.module.css';

interface PayoutDialogProps {
  carrier: CarrierId;
  parcels: readonly CarrierCash[];
  onClose: () => void;
  onDone: () => void;
}

/** Keeps digits only, so that 1.000 is a thousand; null if empty. */
function moneyIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 11);
  return digits === '' ? null : Number(digits);
}

/** Records a carrier's payout for some parcels: the received amount against the cash due less fees. */
export function PayoutDialog({ carrier, parcels, onClose, onDone }: PayoutDialogProps) {
  const [draft, setDraft] = useState({ fees: '', counted: '', note: '', tried: false });
  const came = useRef<HTMLInputElement>(null);
  const why = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = usePayout(carrier, onDone);
  const expected = parcels.reduce((sum, { cod }) => sum + cod, 0);
  const fees = moneyIn(draft.fees) ?? 0;
  const counted = moneyIn(draft.counted);
  const note = tidyText(draft.note) || null;
  const differs = counted !== null && counted + fees !== expected;
  const send = () => {
    setDraft({ ...draft, tried: true });
    if (counted === null) return came.current?.focus();
    if (differs && note === null) return why.current?.focus();
    mutate({
      carrier,
      parcels: parcels.map(({ _id }) => _id),
      fees: vnd(fees),
      counted: vnd(counted),
      note: differs ? note : null,
    });
  };
  const footer = (
    <DialogActions
      cancel={words.cancel}
      onCancel={onClose}
      cancelVariant="ghost"
      busy={isPending}
      loadingLabel={words.taking}
      onClick={send}
    >
      {words.take}
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} title={words.takeOf(carrier)} width={480} busy={isPending} footer={footer}>
      <div className="grid gap-4">
        <Owed parcels={parcels.length} expected={expected} fees={fees} counted={counted} />
        <TextField
          label={words.fees}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={14}
          value={draft.fees}
          disabled={isPending}
          onChange={({ target }) => setDraft({ ...draft, fees: target.value })}
        />
        <TextField
          ref={came}
          label={words.counted}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={draft.counted}
          disabled={isPending}
          error={draft.tried && counted === null ? words.countedMissing : null}
          onChange={({ target }) => setDraft({ ...draft, counted: target.value })}
        />
        {differs && (
          <TextArea
            ref={why}
            label={words.note}
            rows={2}
            placeholder={words.notePlaceholder}
            value={draft.note}
            disabled={isPending}
            maxLength={CASH_NOTE_MAX}
            error={draft.tried && note === null ? words.noteMissing : null}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface OwedProps {
  parcels: number;
  expected: number;
  fees: number;
  counted: number | null;
}

function Owed({ parcels, expected, fees, counted }: OwedProps) {
  return (
    <dl className={styles.owed} aria-live="polite">
      <div>
        <dt>{words.expected(parcels)}</dt>
        <dd className="num">{formatVnd(expected)}</dd>
      </div>
      {counted !== null && (
        <div>
          <dt className="sr-only">{words.difference}</dt>
          <dd className="num">
            <Difference expected={expected - fees} counted={counted} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Idempotent: resent after a lost response, it is still one payout. */
function usePayout(carrier: CarrierId, onDone: () => void) {
  const queries = useQueryClient();
  const [sent, setSent] = useState({ what: '', clientId: '' });
  return useMutation({
    mutationFn: (body: Omit<PayoutBody, 'clientId'>) => {
      const what = JSON.stringify(body);
      const clientId = sent.what === what ? sent.clientId : randomUuid();
      setSent({ what, clientId });
      return call<Payout>('POST', '/shipments/carriers/payouts', { body: { ...body, clientId } });
    },
    onSuccess: ({ counted }) => {
      toast({ type: 'success', title: words.done(formatVnd(counted), carrier) });
      onDone();
    },
    onError: (error) => showError(error, 'admin'),
    // Also after a failure: the amount owed may have changed.
    onSettled: () => invalidateShipments(queries),
  });
}
