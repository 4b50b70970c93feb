import { useRef, useState, type SubmitEvent } from 'react';
import type { CustomerNote } from '#contract/http/users-admin.ts';
import { CUSTOMER_NOTE_MAX } from '#domain/identity/limits.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { copy } from '../copy.vi.ts';

const words = copy.page.notes;

interface EditNoteProps {
  note: CustomerNote;
  saving: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** Inline editor for one's own note; the input is kept if saving conflicts with a change from elsewhere, such as another tab. */
export function EditNote({ note, saving, onSave, onClose }: EditNoteProps) {
  const [text, setText] = useState(note.text);
  const [missing, setMissing] = useState(false);
  const focused = useRef(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const said = tidyText(text);
    setMissing(said === '');
    if (said === '' || saving) return;
    if (said === note.text) onClose();
    else onSave(said);
  };
  return (
    <form className="grid w-full justify-items-start gap-2" onSubmit={send} noValidate>
      <TextArea
        ref={(field) => {
          if (field && !focused.current) field.focus();
          focused.current = true;
        }}
        className="w-full"
        label={<span className="sr-only">{words.editing}</span>}
        rows={2}
        value={text}
        maxLength={CUSTOMER_NOTE_MAX}
        error={missing ? words.missing : null}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="leaf" size="sm" loading={saving}>
          {words.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose} disabled={saving}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
