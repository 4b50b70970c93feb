import { useId, type ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';

const copy = accountCopy.password;

type PasswordFoldProps = { open: boolean; onToggle: () => void; children: ReactNode };

/** Collapsed section for changing the password. */
export function PasswordFold({ open, onToggle, children }: PasswordFoldProps) {
  const id = useId();
  return (
    <section className={styles.fold}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id={`${id}-title`}>{copy.title}</h3>
          <p className="hint">{copy.note}</p>
        </div>
        <IconButton
          icon={open ? 'chevron-up' : 'chevron-down'}
          label={copy.title}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        />
      </div>
      <div
        id={id}
        role="group"
        aria-labelledby={`${id}-title`}
        hidden={!open}
        className={classes(styles.pair, 'mt-3.5')}
      >
        {open && children}
      </div>
    </section>
  );
}
