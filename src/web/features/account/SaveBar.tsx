import { Button } from '#web/ui/actions/Button.tsx';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';

const copy = accountCopy.save;

type SaveBarProps = { form: string; saving: boolean; onDiscard: () => void };

/** Appears with the first change and stays in view until it is saved or discarded. */
export function SaveBar({ form, saving, onDiscard }: SaveBarProps) {
  return (
    <div data-save-bar="" className={styles.saveBar} role="region" aria-label={copy.changed}>
      <div className={classes('wrap', styles.wrap)}>
        <p role="status">
          <i className="bead" />
          <b>{copy.changed}</b>
        </p>
        <Button className={styles.button} variant="ghost" disabled={saving} onClick={onDiscard}>
          {copy.discard}
        </Button>
        <Button
          className={styles.button}
          type="submit"
          form={form}
          loading={saving}
          loadingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
      </div>
    </div>
  );
}
