import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { checkWish } from '#domain/advice/checks.ts';
import { lengthOf, tidyText } from '#domain/kernel/text-rules.ts';
import { isComposing } from '#web/ui/is-composing.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './ai.module.css';
import * as writing from '../../../entities/chat/composer/composer.module.css';

/** Length from which the counter warns, and from which it turns red (spec §2). */
const YELLOW_OVER = 400;
const RED_OVER = 450;

interface WishFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  wish: string;
  onWish: (wish: string) => void;
  onSend: (wish: string) => void;
  placeholder: string;
  busy: boolean;
}

/** Input for a wish: Enter sends, Shift+Enter inserts a line break; the validation error shows below it. */
export function WishField({ field, wish, onWish, onSend, placeholder, busy }: WishFieldProps) {
  const id = useId();
  const [complaint, setComplaint] = useState<string | null>(null);
  const count = lengthOf(wish);

  const send = () => {
    if (busy) return;
    const issue = checkWish(wish);
    setComplaint(issue?.message ?? null);
    if (issue === null) onSend(tidyText(wish));
    field.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.wishField}>
      <div className={writing.composer}>
        <div className={classes('inp', writing.inp, writing.grows)} data-text={wish}>
          <textarea
            ref={field}
            rows={1}
            value={wish}
            aria-label={copy.label}
            aria-invalid={complaint !== null}
            aria-describedby={id}
            placeholder={placeholder}
            enterKeyHint="send"
            onChange={({ target }) => {
              setComplaint(null);
              onWish(target.value);
            }}
            onKeyDown={press}
          />
        </div>
        <button
          type="button"
          className={writing.send}
          aria-label={copy.send}
          aria-disabled={busy || count === 0}
          onClick={send}
        >
          {busy ? <i className="spin" /> : <Icon name="send" />}
        </button>
      </div>
      <p id={id} className={classes('under', styles.under)}>
        {complaint !== null && (
          <span className={styles.complaint} role="alert">
            {complaint}
          </span>
        )}
        {count > 0 && (
          <span
            className={classes(
              styles.count,
              'num',
              count > YELLOW_OVER && styles.warn,
              count > RED_OVER && styles.urgent,
            )}
          >
            {copy.counter(count)}
          </span>
        )}
      </p>
    </div>
  );
}
