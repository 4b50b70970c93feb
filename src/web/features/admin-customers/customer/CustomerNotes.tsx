import { useState, type SubmitEvent } from 'react';
import type { CustomerNote } from '#contract/http/users-admin.ts';
import { CUSTOMER_NOTE_MAX } from '#domain/identity/limits.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { restOf } from '#web/lib/text/rest-of.ts';
import { copy } from '../copy.vi.ts';
import { EditNote } from './EditNote.tsx';
import { useCustomerNotes } from './use-customer-notes.ts';
import * as styles from './customer.module.css';

const words = copy.page.notes;

interface CustomerNotesProps {
  customerId: string;
  notes: readonly CustomerNote[];
}

/** Internal staff notes on a customer; never shown to her. */
export function CustomerNotes({ customerId, notes }: CustomerNotesProps) {
  const { add, edit, remove } = useCustomerNotes(customerId);
  const me = useUser();
  const [editing, setEditing] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const said = tidyText(text);
    setMissing(said === '');
    if (said === '' || add.isPending) return;
    add.mutate({ text: said }, { onSuccess: () => setText((now) => restOf(now, text)) });
  };
  const drop = async ({ _id }: CustomerNote) => {
    if (await confirm(words.askRemove)) remove.mutate(_id);
  };
  return (
    <Card as="section" className={styles.notes} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      <p className="mb-2 text-sm text-muted">{words.secret}</p>
      <form className="grid justify-items-start gap-2" onSubmit={send} noValidate>
        <TextArea
          className="w-full"
          label={<span className="sr-only">{words.label}</span>}
          placeholder={words.placeholder}
          rows={2}
          value={text}
          maxLength={CUSTOMER_NOTE_MAX}
          error={missing ? words.missing : null}
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" variant="paper" size="sm" loading={add.isPending} loadingLabel={words.sending}>
          {words.add}
        </Button>
      </form>
      <ul className={styles.rows} aria-live="polite">
        {notes.map((note) => (
          <li key={note._id} className={styles.note}>
            {editing === note._id ? (
              <EditNote
                note={note}
                saving={edit.isPending}
                onSave={(said) =>
                  edit.mutate(
                    { _id: note._id, text: said, seen: note.text },
                    { onSuccess: () => setEditing(null) },
                  )
                }
                onClose={() => setEditing(null)}
              />
            ) : (
              <Note
                note={note}
                isOwn={note.author._id === me?.id}
                removing={remove.isPending}
                onEdit={() => setEditing(note._id)}
                onRemove={() => inBackground(drop(note))}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface NoteProps {
  note: CustomerNote;
  /** written by the current user */
  isOwn: boolean;
  removing: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Note({ note: { text, author, createdAt }, isOwn, removing, onEdit, onRemove }: NoteProps) {
  return (
    <>
      <div className="min-w-0">
        <p className={styles.said}>{text}</p>
        <p className="num text-xs text-muted">{words.by(author.name, formatShortDateTime(createdAt))}</p>
      </div>
      <div className="flex">
        {isOwn && (
          <Button variant="ghost" size="sm" aria-label={words.editName(text)} onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          disabled={removing}
          aria-label={words.removeName(text)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </>
  );
}
