import { Link } from 'react-router';
import { LauncherPlace } from '#web/entities/chat/launcher/LauncherPlace.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { SavedButton } from './saved/SavedButton.tsx';
import * as styles from './head.module.css';
import { classes } from '#web/ui/classes.ts';

/** Link back to the garden, page title, and whether the draft is saved. */
export function BuilderHead({ saved }: { saved?: boolean }) {
  return (
    <div className={styles.head}>
      <Link className={classes('btn ghost sm', styles.back)} to="/garden" aria-label={copy.back}>
        <Icon name="arrow-left" />
        <span>{copy.back}</span>
      </Link>
      <h1>{copy.title}</h1>
      {saved !== undefined && (
        <div className={styles.right}>
          <p className={saved ? styles.saved : classes(styles.saved, styles.not)}>
            <Icon name={saved ? 'check' : 'warning'} size={18} />
            <span>{saved ? copy.draft.saved : copy.draft.notSaved}</span>
          </p>
          <SavedButton />
          <LauncherPlace phone />
        </div>
      )}
    </div>
  );
}
