import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Chat, NoteBody } from '#contract/http/chat.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { hasContent } from '#domain/support/chat-input.ts';
import { NOTE_MAX } from '#domain/support/limits.ts';
import { inWords } from '#web/entities/chat/core/show-chat-error.ts';
import { call } from '#web/lib/call.ts';
import { restOf } from '#web/lib/text/rest-of.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { notesQuery } from '../queries.ts';
import * as styles from './side.module.css';

/** Internal notes of the admins; never sent to the customer. */
export function Notes({ chat }: { chat: Chat }) {
  const { data: notes, isError, refetch } = useQuery(notesQuery(chat._id));
  return (
    <>
      <WriteNote chat={chat} />
      {notes === undefined && isError && (
        <FailedState heading="h3" title={copy.side.notesFailed} onRetry={() => inBackground(refetch())} />
      )}
      {notes === undefined && !isError && (
        <Loading>
          <Skeleton height={56} radius={14} />
        </Loading>
      )}
      {notes?.length === 0 && <p className={styles.none}>{copy.side.noNotes}</p>}
      <ul className={styles.chatNotes}>
        {notes?.toReversed().map(({ _id, author, content, createdAt }) => (
          <li key={_id}>
            <p>{content}</p>
            <small>
              {author.name}, {formatShortDateTime(createdAt)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function WriteNote({ chat: { _id } }: { chat: Chat }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (!hasContent(text) || saving) return;
    setSaving(true);
    try {
      const body: NoteBody = { content: text };
      await call('POST', `/chat/${_id}/notes`, { body });
      setText((now) => restOf(now, text));
      await queries.invalidateQueries(notesQuery(_id));
    } catch (error) {
      toast({ type: 'error', title: copy.side.noteNotSaved, message: inWords(error) });
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    inBackground(save());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) inBackground(save());
  };
  return (
    <form className={styles.writeNote} onSubmit={submit}>
      <TextArea
        label={copy.side.notes}
        hint={copy.side.notesHint}
        rows={2}
        placeholder={copy.side.notePlaceholder}
        maxLength={NOTE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" variant="sec" size="sm" full loading={saving} loadingLabel={copy.side.adding}>
        {copy.side.addNote}
      </Button>
    </form>
  );
}
