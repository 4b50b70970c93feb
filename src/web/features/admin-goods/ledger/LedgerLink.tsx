import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { ledgerPath, type LedgerView } from './view.ts';

interface LedgerLinkProps {
  kind: LedgerView['kind'];
  thing: { _id: string; name: string };
  /** with a hairline circle, like the buttons beside it */
  line?: boolean;
}

/** Link to the stock ledger of a charm or bracelet. */
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
