import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import { REACTIONS, useReaction } from './reactions.ts';
import * as styles from './reactions.module.css';

/** A message of the other side with this user's reaction: one of eight, visible only to her (spec §2). */
export function Reactions({ id, children }: { id: string; children: ReactNode }) {
  const [reaction, react] = useReaction(id);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) first.current?.focus({ preventScroll: true });
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };
  const choose = (emoji: string | null) => {
    react(emoji);
    close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Closes only the reactions, not the chat window.
    event.stopPropagation();
    close();
  };
  return (
    <div className={styles.reactions} role="presentation" onKeyDown={closeOnEscape}>
      <div className={styles.line}>
        {children}
        <button
          ref={trigger}
          type="button"
          className={styles.react}
          aria-label={copy.reactions.open}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="heart" size={16} />
        </button>
      </div>
      {reaction !== null && (
        <button
          type="button"
          className={styles.reaction}
          aria-label={copy.reactions.remove(reaction)}
          onClick={() => choose(null)}
        >
          {reaction}
        </button>
      )}
      {open && (
        <div className={styles.choose} role="group" aria-label={copy.reactions.open}>
          {REACTIONS.map((emoji, at) => (
            <button
              key={emoji}
              ref={at === 0 ? first : undefined}
              type="button"
              aria-pressed={emoji === reaction}
              onClick={() => choose(emoji)}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
