import { Fragment } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { hasMarks, saidExactly } from '#domain/kernel/folding.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { CharmPicture, LARGEST_SIDE, largestPictureOf } from '#web/entities/charm/CharmPicture.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { LedgerLink } from '../ledger/LedgerLink.tsx';
import { copy as goods } from '../shared/copy.vi.ts';
import { Restock } from '../shared/Restock.tsx';
import { StaffStock } from '../shared/StaffStock.tsx';
import type { useRemove } from '../shared/use-remove.ts';
import { copy } from './copy.vi.ts';
import * as styles from './charms.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface CharmsTableProps {
  charms: readonly Charm[];
  /** what was looked for */
  search: string;
  onEdit: (charm: Charm) => void;
  removal: ReturnType<typeof useRemove>;
}

/** One table; below 1024 its rows are laid out as cards (look, Table). */
export function CharmsTable({ charms, search, onEdit, removal }: CharmsTableProps) {
  const first = firstResembling(charms, search);
  return (
    <ListTable columns={copy.columns} className={styles.charmsTable}>
      {charms.map((charm) => (
        <Fragment key={charm._id}>
          {charm._id === first && (
            <tr className={styles.resembling}>
              <th scope="rowgroup" colSpan={Object.keys(copy.columns).length}>
                {copy.resembling}
              </th>
            </tr>
          )}
          <Row charm={charm} onEdit={onEdit} removal={removal} />
        </Fragment>
      ))}
    </ListTable>
  );
}

/** The first charm that is found only without the marks that were typed, which comes after those that have them. */
function firstResembling(charms: readonly Charm[], search: string): string | null {
  if (!hasMarks(search)) return null;
  const at = charms.findIndex(
    ({ name, tags, colors, description, meaning }) =>
      !saidExactly([name, ...tags, ...colors, description, meaning].join(' '), search),
  );
  return at > 0 ? (charms[at]?._id ?? null) : null;
}

interface RowProps extends Omit<CharmsTableProps, 'charms' | 'search'> {
  charm: Charm;
}

function Row({ charm, onEdit, removal }: RowProps) {
  const { name, price, category, reservedStock } = charm;
  return (
    <tr aria-busy={removal.removing === charm._id || undefined}>
      <th scope="row" className={classes('name', styles.name)}>
        <Thumb charm={charm} />
        <span>{name}</span>
      </th>
      <td className={styles.category}>{category.name}</td>
      <td className={classes('price', styles.price, 'num')}>{formatVnd(price)}</td>
      <td className={classes('shelf', styles.shelf)}>
        <span>
          <StaffStock available={availableOf(charm)} />
          <Restock path="/charms" thing={charm} />
        </span>
      </td>
      <td className={classes(styles.reserved, 'num')}>
        <span className="lg:hidden">{copy.reserved(reservedStock)}</span>
        <span className="max-lg:hidden">{reservedStock}</span>
      </td>
      <td className={classes('actions', styles.actions)}>
        <LedgerLink kind="charm" thing={charm} />
        <IconButton icon="edit" small label={goods.editName(name)} onClick={() => onEdit(charm)} />
        <IconButton
          icon="trash"
          small
          danger
          label={goods.removeName(name)}
          disabled={removal.removing === charm._id}
          onClick={() => inBackground(removal.remove(charm))}
        />
      </td>
    </tr>
  );
}

function Thumb({ charm }: { charm: Charm }) {
  const large = largestPictureOf(charm);
  const picture = <CharmPicture charm={charm} sizes="48px" />;
  const look = `well thumb tint-${categoryKey(charm.category.type)}`;
  if (large === null) return <span className={look}>{picture}</span>;
  return (
    <Zoomable
      src={large}
      alt={charm.name}
      width={LARGEST_SIDE}
      height={LARGEST_SIDE}
      caption={charm.name}
      className={look}
    >
      {picture}
    </Zoomable>
  );
}
