import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { NOTES, type Counting } from './notes.ts';
import * as styles from './cash.module.css';

interface NoteFieldsProps {
  counting: Counting;
  disabled: boolean;
  onChange: (counting: Counting) => void;
}

/** Inputs for the number of each banknote. */
export function NoteFields({ counting, disabled, onChange }: NoteFieldsProps) {
  const { notes, other } = counting;
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 font-semibold">{copy.count.notes}</legend>
      <div className={styles.notes}>
        {NOTES.map((note) => (
          <TextField
            key={note}
            label={formatVnd(vnd(note))}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            maxLength={4}
            value={notes[note] ?? ''}
            onChange={({ target }) => onChange({ ...counting, notes: { ...notes, [note]: target.value } })}
          />
        ))}
        <TextField
          label={copy.count.other}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={12}
          value={other}
          onChange={({ target }) => onChange({ ...counting, other: target.value })}
        />
      </div>
    </fieldset>
  );
}
