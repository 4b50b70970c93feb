import type { ReactNode } from 'react';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { CharmThumbnail } from '#web/entities/charm/CharmThumbnail.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import * as offer from './charms.module.css';

/** Smallest file size of a charm picture, in pixels per side. */

interface CharmRowProps {
  name: string;
  picture: string | null;
  /** đồng */
  price: Vnd;
  /** stock, or why it is recommended */
  children: ReactNode;
  /** true for two seconds after it was added */
  added: boolean;
  disabled: boolean;
  /** undefined on the admin's side, which has no selection to add to */
  onAdd?: (() => void) | undefined;
}

/** A charm in a message: picture, name, price, a note, and the button that adds it to the design. */
export function CharmRow({ name, picture, price, children, added, disabled, onAdd }: CharmRowProps) {
  return (
    <li className={offer.chatCharm}>
      <span className={classes('well', offer.well)}>
        {picture === null ? (
          <Icon name="flower" size={24} />
        ) : (
          <CharmThumbnail url={picture} loading="lazy" decoding="async" />
        )}
      </span>
      <div>
        <b>{name}</b> <span className={classes('price sm', offer.price)}>{formatVnd(price)}</span>
        <div className={offer.about}>{children}</div>
      </div>
      {onAdd && (
        <button
          type="button"
          className={classes(offer.add, added && offer.ok)}
          aria-label={added ? copy.charms.added(name) : copy.charms.add(name)}
          disabled={disabled}
          onClick={onAdd}
        >
          <Icon name={added ? 'check' : 'plus'} />
        </button>
      )}
    </li>
  );
}
