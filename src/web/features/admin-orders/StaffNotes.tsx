import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import type { StaffNote, StaffNoteBody } from '#contract/http/fulfilment.ts';
import { STAFF_NOTE_MAX } from '#domain/fulfilment/limits.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { restOf } from '#web/lib/text/rest-of.ts';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { classes } from '#web/ui/classes.ts';
import * as facts from '../../entities/order/orders.module.css';
import { copy } from './copy.vi.ts';
import { staffNotesQuery, storyQuery } from './queries.ts';
import * as styles from './order-panel.module.css';

/** Internal staff notes on an order; never shown to the customer. */
export function StaffNotes({ orderId }: { orderId: string }) {
  const notes = useQuery(staffNotesQuery(orderId));
  return (
    <section className={classes(facts.facts, styles.staffNotes)}>
      <h3>{copy.notes.title}</h3>
      <p className="text-sm text-muted">{copy.notes.secret}</p>
      <NewNote orderId={orderId} />
      {notes.data === undefined && (
        <PendingQuery query={notes} failed={copy.notes.failed}>
          <Skeleton height={48} radius={14} />
        </PendingQuery>
      )}
      <ul aria-live="polite">
        {notes.data?.map(({ _id, author, text, forCourier, createdAt }) => (
          <li key={_id}>
            <p>{text}</p>
            {forCourier && <p className="text-xs font-medium">{copy.notes.courier}</p>}
            <p className="num text-xs text-muted">
              {copy.notes.by(author.name, formatShortDateTime(createdAt))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const [text, setText] = useState('');
  const [forCourier, setForCourier] = useState(false);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useAddNote(orderId);
  const clear = () => {
    setText((now) => restOf(now, text));
    setForCourier(false);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const said = tidyText(text);
    if (isPending) return;
    if (said !== '') return mutate({ text: said, forCourier }, { onSuccess: clear });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <form onSubmit={send} noValidate>
      <TextArea
        ref={field}
        label={<span className="sr-only">{copy.notes.label}</span>}
        placeholder={copy.notes.placeholder}
        rows={2}
        value={text}
        maxLength={STAFF_NOTE_MAX}
        error={missing ? copy.notes.missing : null}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <Checkbox
        label={copy.notes.forCourier}
        checked={forCourier}
        onChange={({ target }) => setForCourier(target.checked)}
      />
      <Button type="submit" variant="paper" size="sm" loading={isPending} loadingLabel={copy.sending}>
        {copy.notes.add}
      </Button>
    </form>
  );
}

function useAddNote(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffNoteBody) => call<StaffNote>('POST', `/orders/${orderId}/staff-notes`, { body }),
    onSuccess: (note) => {
      const { queryKey } = staffNotesQuery(orderId);
      queries.setQueryData(queryKey, (notes: StaffNote[] = []) => [
        note,
        ...notes.filter(({ _id }) => _id !== note._id),
      ]);
    },
    onError: (error) => showError(error, 'admin'),
    onSettled: () => queries.invalidateQueries({ queryKey: storyQuery(orderId).queryKey }),
  });
}
