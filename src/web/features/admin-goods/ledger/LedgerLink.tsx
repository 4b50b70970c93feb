import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { ledgerPath, type LedgerView } from './view.ts';

interface LedgerLinkProps {
  kind: LedgerView['kind'];
  thing: { _id: string; name: string };
  /** hairline circle, as its neighbours have it */
  line?: boolean;
}

/** Why this thing's pieces came and went. */
export function LedgerLink({ kind, thing: { _id, name }, line }: LedgerLinkProps) {
  return (
    <Link
      to={ledgerPath({ kind, id: _id })}
      aria-label={copy.openName(name)}
      className={classes('icon-btn', 'sm', line && 'line')}
    >
      <Icon name="book" size={18} />
    </Link>
  );
}
