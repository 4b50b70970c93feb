import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeskDataRequest, EnterDataRequestBody } from '#contract/http/privacy.ts';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_LINE_MAX,
  DATA_REQUEST_MAX,
  ENTERED_DAYS_BACK,
  ENTERED_WAYS,
} from '#domain/identity/data-requests.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { ENTERED_CHECKS } from '#domain/identity/entered-request.ts';
import { required } from '#domain/kernel/text-rules.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { copy } from './copy.vi.ts';
import { invalidateRequests } from './invalidate-requests.ts';

type Values = Omit<EnterDataRequestBody, 'clientId'>;

/** Enters a data request made by phone or letter. */
export function EnterDialog({ now, onClose }: { now: number; onClose: () => void }) {
  const id = useId();
  const today = dayOf(new Date(now));
  const { form, sending, attributes } = useEntry(today, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.enter.title}
      busy={sending}
      width={560}
      footer={
        <DialogActions
          cancel={copy.cancel}
          onCancel={onClose}
          busy={sending}
          variant="leaf"
          type="submit"
          form={id}
        >
          {copy.enter.send}
        </DialogActions>
      }
    >
      <form {...attributes} id={id} className="grid gap-4">
        <p className="text-muted">{copy.enter.lead}</p>
        <What form={form} today={today} />
        <Whose form={form} />
      </form>
    </Dialog>
  );
}

/** The form and its submission; idempotent after a lost response. */
function useEntry(today: string, onDone: () => void) {
  const queries = useQueryClient();
  const sent = useRef({ what: '', clientId: '' });
  return useServerForm<Values>({
    mode: 'onSubmit',
    defaultValues: {
      via: 'phone',
      kind: 'see',
      words: '',
      name: '',
      contact: '',
      email: '',
      identified: '',
      cameOn: today,
    },
    checks: {
      ...ENTERED_CHECKS,
      words: required(dataRequestCopy.wordsMissing),
      email: (text) => ENTERED_CHECKS.email(text ?? ''),
    },
    context: 'admin',
    async send(values) {
      const what = JSON.stringify(values);
      if (sent.current.what !== what) sent.current = { what, clientId: randomUuid() };
      const body = { ...values, clientId: sent.current.clientId };
      const { dueBy, actBy } = await call<DeskDataRequest>('POST', '/users/data-requests', { body });
      toast({
        type: 'success',
        title: copy.enter.done,
        message: copy.enter.until(formatDate(dueBy), formatDate(actBy)),
      });
      await invalidateRequests(queries);
      onDone();
    },
  });
}

function What({ form, today }: { form: UseFormReturn<Values>; today: string }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...fieldOf(form, 'via')}
          label={copy.enter.via}
          options={ENTERED_WAYS.map((value) => ({ value, label: dataRequestCopy.ways[value] }))}
        />
        <TextField
          {...fieldOf(form, 'cameOn')}
          label={dataRequestCopy.cameOn}
          type="date"
          min={addDays(today, -ENTERED_DAYS_BACK)}
          max={today}
        />
      </div>
      <Select
        {...fieldOf(form, 'kind')}
        label={copy.enter.kind}
        options={DATA_REQUEST_KINDS.map((value) => ({ value, label: dataRequestCopy.kinds[value] }))}
      />
      <TextArea {...fieldOf(form, 'words')} label={copy.enter.words} rows={3} maxLength={DATA_REQUEST_MAX} />
    </>
  );
}

function Whose({ form }: { form: UseFormReturn<Values> }) {
  // Data of another person: no browser autofill.
  const line = { maxLength: DATA_REQUEST_LINE_MAX, autoComplete: 'off' } as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...fieldOf(form, 'name')} label={dataRequestCopy.name} {...line} />
        <TextField {...fieldOf(form, 'contact')} label={dataRequestCopy.contact} {...line} />
      </div>
      <TextField
        {...fieldOf(form, 'email')}
        label={copy.enter.email}
        hint={copy.enter.emailHint}
        optional
        type="email"
        autoComplete="off"
      />
      <TextField
        {...fieldOf(form, 'identified')}
        label={dataRequestCopy.identified}
        hint={copy.enter.identifiedHint}
        {...line}
      />
    </>
  );
}
