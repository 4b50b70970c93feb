import { categoryKey } from '#domain/catalogue/categories.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { srcSetOf } from '#domain/catalogue/pictures.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Restock } from '#web/entities/charm/desk/Restock.tsx';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { LedgerLink } from '../ledger/LedgerLink.tsx';
import { copy as goods } from '../shared/copy.vi.ts';
import { EditAndRemove } from '../shared/EditAndRemove.tsx';
import { StaffStock } from '../shared/StaffStock.tsx';
import type { BraceletLook } from './BraceletCard.tsx';
import { copy } from './copy.vi.ts';
import * as table from '../shared/goods-table.module.css';

/** A ready-made bracelet as a row, where they are too many for a grid. */
export function BraceletRow({ bracelet, onEdit, removal }: BraceletLook) {
  const { _id, name, price, featured } = bracelet;
  const isLeaving = removal.removing === _id;
  return (
    <tr aria-busy={isLeaving || undefined}>
      <th scope="row" className={table.name}>
        <div className={table.thing}>
          <Thumb bracelet={bracelet} />
          {featured && (
            <i className={table.atHome} title={copy.featured}>
              <Icon name="home" size={16} />
              <b className="sr-only">{copy.featured}</b>
            </i>
          )}
          <span className={table.text} title={name}>
            {name}
          </span>
        </div>
      </th>
      <td className={classes('price', table.price, 'num')}>
        {price > 0 ? formatVnd(price) : copy.priceless}
      </td>
      <td className={table.shelf}>
        <span>
          <StaffStock available={availableOf(bracelet)} />
          <Restock path="/ready-made-bracelets" thing={bracelet} labelClass="max-lg:sr-only" />
        </span>
      </td>
      <td className={classes('actions', table.actions)}>
        <LedgerLink kind="bracelet" thing={bracelet} />
        <EditAndRemove
          name={name}
          leaving={isLeaving}
          onEdit={onEdit}
          onRemove={() => inBackground(removal.remove(bracelet))}
        />
      </td>
    </tr>
  );
}

function Thumb({ bracelet: { name, image, tint } }: Pick<BraceletLook, 'bracelet'>) {
  const look = `well tint-${tint ? categoryKey(tint) : 'none'} ${table.thumb}`;
  if (image === null)
    return (
      <i className={look}>
        <Icon name="ring" size={24} className="text-muted" />
      </i>
    );
  const alt = copy.pictureAlt(name);
  return (
    <Zoomable src={image} alt={alt} width={640} height={640} caption={name} className={look}>
      <img
        src={image}
        srcSet={srcSetOf(image, BRACELET_PICTURE_WIDTHS)}
        sizes="48px"
        alt={alt}
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
      />
    </Zoomable>
  );
}

/** Classes of the columns, with their headings. */
export const BRACELET_COLUMNS = Object.fromEntries(
  (['name', 'price', 'shelf', 'actions'] as const).map((column) => [table[column], goods.columns[column]]),
);
