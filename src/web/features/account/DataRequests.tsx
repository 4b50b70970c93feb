import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AskAboutDataBody, DataRequest } from '#contract/http/privacy.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_MAX } from '#domain/identity/data-requests.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import { required } from '#domain/kernel/text-rules.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useTyping } from './use-typing.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';

const copy = accountCopy.requests;
const requestsQuery = () => read<DataRequest[]>('/users/me/data-requests');

/** The customer's data protection requests, and a form for new ones; self-service options are above. */
export function DataRequests() {
  const [asking, setAsking] = useState(false);
  const query = useQuery(requestsQuery());
  const { data = [] } = query;
  return (
    <>
      <p className="mt-4">
        {copy.note}{' '}
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          onClick={() => setAsking(true)}
        >
          {copy.ask}
        </button>
      </p>
      <FailedLine query={query} className="mt-2">
        {copy.failed}
      </FailedLine>
      {data.length > 0 && (
        <ul className={styles.requests} aria-label={copy.list}>
          {data.map((request) => (
            <li key={request._id}>
              <Asked request={request} />
            </li>
          ))}
        </ul>
      )}
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function Asked({ request }: { request: DataRequest }) {
  const { kind, via, words, answer, outcome, createdAt, dueBy, actBy, answeredAt, doneAt } = request;
  return (
    <>
      <b>{dataRequestCopy.kinds[kind]}</b>
      {via !== 'account' && <p className="hint">{copy.came(dataRequestCopy.ways[via])}</p>}
      <p>{words}</p>
      {answer !== null && (
        <p>
          {copy.answer} {answer}
        </p>
      )}
      {outcome !== null && (
        <p>
          {copy.answer} {outcome}
        </p>
      )}
      <p className="hint">
        {answeredAt === null
          ? copy.waits(formatDate(createdAt), formatDate(dueBy))
          : copy.answered(formatDate(answeredAt))}{' '}
        {doneAt === null ? copy.doneBy(formatDate(actBy)) : copy.done(formatDate(doneAt))}
      </p>
    </>
  );
}

const isRequest = ({ kind, words }: Partial<AskAboutDataBody>): boolean =>
  DATA_REQUEST_KINDS.some((known) => known === kind) && typeof words === 'string';

/** What was written and not sent is there again when the dialog was closed. */
function AskDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const [unsent, keep] = useUnsent<AskAboutDataBody>('data-request', isRequest);
  const { form, sending, attributes } = useServerForm<AskAboutDataBody>({
    mode: 'onSubmit',
    defaultValues: unsent ?? { kind: 'see', words: '' },
    checks: { words: required(dataRequestCopy.wordsMissing) },
    async send(body) {
      const { dueBy } = await call<DataRequest>('POST', '/users/me/data-requests', { body });
      toast({ type: 'success', title: copy.sent, message: copy.until(formatDate(dueBy)) });
      await queries.invalidateQueries(requestsQuery());
      keep(null);
      onClose();
    },
  });
  useTyping(form, keep);
  const footer = (
    <DialogActions cancel={copy.cancel} onCancel={onClose} busy={sending} type="submit" form={id}>
      {copy.send}
    </DialogActions>
  );
  return (
    <Dialog open onClose={onClose} title={copy.title} busy={sending} width={480} footer={footer}>
      <form {...attributes} id={id} className="grid gap-4">
        <p className="text-muted">{copy.promise}</p>
        <Select
          {...fieldOf(form, 'kind')}
          label={copy.kind}
          options={DATA_REQUEST_KINDS.map((value) => ({ value, label: dataRequestCopy.kinds[value] }))}
        />
        <TextArea
          {...fieldOf(form, 'words')}
          label={dataRequestCopy.words}
          rows={4}
          maxLength={DATA_REQUEST_MAX}
        />
      </form>
    </Dialog>
  );
}
