import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { hasMarks, matchesWithDiacritics } from '#domain/kernel/folding.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { CharmPicture, LARGEST_SIDE, largestPictureOf } from '#web/entities/charm/CharmPicture.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import type { Selection } from '#web/ui/list/use-selection.ts';
import { LedgerLink } from '../ledger/LedgerLink.tsx';
import { EditAndRemove } from '../shared/EditAndRemove.tsx';
import { Restock } from '#web/entities/charm/desk/Restock.tsx';
import { StaffStock } from '../shared/StaffStock.tsx';
import type { useRemove } from '../shared/use-remove.ts';
import { copy } from './copy.vi.ts';
import { stockDemandQuery, type StaffCharm } from '#web/entities/charm/desk/queries.ts';
import { CellNotice } from './sheet/CellNotice.tsx';
import { costCell, priceCell, stockCell } from './sheet/cells.ts';
import { copy as sheet } from './sheet/copy.vi.ts';
import { SheetCell } from './sheet/SheetCell.tsx';
import type { StockReasonChoice } from './sheet/SheetBar.tsx';
import { useBulk } from './sheet/use-bulk.ts';
import { useCell } from './sheet/use-cell.ts';
import { useIsWide } from './sheet/use-is-wide.ts';
import * as styles from './charms.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { PickAll, PickRow } from '#web/ui/list/Pick.tsx';

interface CharmsTableProps {
  charms: readonly StaffCharm[];
  /** the search words */
  search: string;
  onEdit: (charm: StaffCharm) => void;
  removal: ReturnType<typeof useRemove>;
  selection: Selection;
  /** reason to book for stock changes typed into the sheet */
  reason: StockReasonChoice;
  /** shows hidden charms, which can only be viewed and restored */
  hidden: boolean;
}

/** The charms as a sheet whose prices and stock are edited in place, also where its rows become cards (look, Table). */
export function CharmsTable({ charms, search, ...rows }: CharmsTableProps) {
  const first = firstResembling(charms, search);
  const isWide = useIsWide();
  const name = (
    <>
      {isWide && <PickAll selection={rows.selection} label={sheet.pickAll} />}
      {copy.columns.name}
    </>
  );
  return (
    <ListTable columns={columnsOf({ ...copy.columns, name })} className={styles.charmsTable}>
      {charms.map((charm) => (
        <Fragment key={charm._id}>
          {charm._id === first && (
            <tr className={styles.resembling}>
              <th scope="rowgroup" colSpan={COLUMNS}>
                {copy.resembling}
              </th>
            </tr>
          )}
          <Row charm={charm} {...rows} />
        </Fragment>
      ))}
    </ListTable>
  );
}

/** Classes of a column: those shared by all lists, plus this table's. */
const columnsOf = (columns: Record<keyof typeof copy.columns, ReactNode>) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, label]) => [
      classes(column, styles[column as keyof typeof styles]),
      label,
    ]),
  );

/**
 * The id of the first charm that matches only when the typed diacritics are ignored; such charms come after the exact matches.
 */
function firstResembling(charms: readonly Charm[], search: string): string | null {
  if (!hasMarks(search)) return null;
  const at = charms.findIndex(
    ({ name, tags, colors, description, meaning }) =>
      !matchesWithDiacritics([name, ...tags, ...colors, description, meaning].join(' '), search),
  );
  return at > 0 ? (charms[at]?._id ?? null) : null;
}

interface RowProps extends Omit<CharmsTableProps, 'charms' | 'search'> {
  charm: StaffCharm;
}

function Row({ charm, selection, reason, ...deeds }: RowProps) {
  const { name, price, category, reservedStock } = charm;
  const stockKind = stockCell(reason);
  const [priced, shelved] = [useCell(charm, priceCell), useCell(charm, stockKind)];
  const costed = useCell(charm, costCell);
  const isSheet = !deeds.hidden;
  return (
    <>
      <tr aria-busy={deeds.removal.removing === charm._id || undefined}>
        <th scope="row" className={classes('name', styles.name)}>
          <PickRow selection={selection} id={charm._id} label={sheet.pick(name)} />
          <Thumb charm={charm} />
          <span title={name}>{name}</span>
        </th>
        <td className={styles.category}>{category.name}</td>
        <td className={classes('price', styles.price, 'num')}>
          {isSheet ? <SheetCell charm={charm} kind={priceCell} cell={priced} /> : formatVnd(price)}
          {charm.cost !== null && (
            <span className="block text-xs font-normal text-muted lg:hidden">
              {copy.cost(formatVnd(charm.cost))}
            </span>
          )}
        </td>
        <td className={classes('shelf', styles.shelf)}>
          <span>
            {isSheet && <SheetCell charm={charm} kind={stockKind} cell={shelved} />}
            <StaffStock available={availableOf(charm)} />
            {/* its symbol says it where there is no room */}
            {isSheet && <Restock path="/charms" thing={charm} labelClass="max-[90rem]:sr-only" />}
          </span>
          <WaitingFor charm={charm} />
        </td>
        <td className={classes(styles.reserved, 'num')}>{reservedStock}</td>
        <td className={classes(styles.cost, 'num')}>
          {isSheet ? <SheetCell charm={charm} kind={costCell} cell={costed} /> : costCell.shown(charm)}
        </td>
        <td className={classes('actions', styles.actions)}>
          <Deeds charm={charm} {...deeds} />
        </td>
      </tr>
      {isSheet && (
        <>
          <CellNotice kind={priceCell} cell={priced} columns={COLUMNS} />
          <CellNotice kind={stockKind} cell={shelved} columns={COLUMNS} />
          <CellNotice kind={costCell} cell={costed} columns={COLUMNS} />
        </>
      )}
    </>
  );
}

/** Number of customers with a stock alert for this charm. */
function WaitingFor({ charm }: { charm: Charm }) {
  const { data } = useQuery(stockDemandQuery());
  const waiting = data?.find(({ thing }) => thing === charm._id)?.waiting ?? 0;
  return waiting > 0 && <span className="block text-xs text-muted">{copy.waiting(waiting)}</span>;
}

const COLUMNS = Object.keys(copy.columns).length;

/** Row actions: stock ledger, edit, remove; for a hidden charm, restore. */
function Deeds({
  charm,
  onEdit,
  removal,
  hidden,
}: Pick<RowProps, 'charm' | 'onEdit' | 'removal' | 'hidden'>) {
  const { _id, name } = charm;
  const { change, busy } = useBulk();
  return (
    <>
      <LedgerLink kind="charm" thing={charm} />
      {hidden ? (
        <Button
          variant="leaf"
          size="sm"
          icon="eye"
          aria-label={sheet.showName(name)}
          loading={busy}
          onClick={() => change({ charms: [_id], hidden: false, said: sheet.done.show })}
        >
          {sheet.show}
        </Button>
      ) : (
        <EditAndRemove
          name={name}
          leaving={removal.removing === _id}
          onEdit={() => onEdit(charm)}
          onRemove={() => inBackground(removal.remove(charm))}
        />
      )}
    </>
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
