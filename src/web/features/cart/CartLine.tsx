import { useRef } from 'react';
import { Link } from 'react-router';
import type { CartItem } from '#contract/http/cart.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatWrist } from '#domain/design/wrist.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ownDesignPath } from '#web/lib/paths/content-links.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { QuantityStepper } from '#web/ui/fields/QuantityStepper.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { focusNeighbour } from '#web/ui/focus-neighbour.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { Breakdown } from '#web/entities/bracelet/Breakdown.tsx';
import { CharmChips } from '#web/entities/bracelet/Chips.tsx';
import { copy } from '#web/entities/bracelet/copy.vi.ts';
import { lineId, lineName, mostOf, stockNote } from '#web/entities/cart/line.ts';
import { useCartChange } from '#web/entities/cart/mutations.ts';
import * as styles from './cart.module.css';

interface CartLineProps {
  item: CartItem;
  /** already removed, fading out */
  leaving: boolean;
}

/** The line's anchor on the page, for links from the shortage banner. */
export const lineAnchor = (item: CartItem) => `vong-${lineId(item)}`;

export function CartLine({ item, leaving }: CartLineProps) {
  const row = useRef<HTMLDivElement>(null);
  const { mutate } = useCartChange();
  const remove = () => {
    focusNeighbour(row.current?.closest('li') ?? null, '[tabindex="-1"]', document.querySelector('h1'));
    mutate({ type: 'remove', item });
  };
  const { most, reason } = mostOf(item);
  const name = lineName(item);

  return (
    <li className={classes(styles.cartRow, leaving && 'leaving')} inert={leaving} id={lineAnchor(item)}>
      <Card ref={row} padded={false} className={styles.cartLine} tabIndex={-1}>
        <LinePicture item={item} />
        <div className={styles.about}>
          <h2 className="d">{name}</h2>
          <LineParts item={item} />
          <StockNote item={item} />
        </div>
        <div className={classes(styles.side, item.quantity === 1 && styles.single)}>
          <IconButton icon="trash" iconSize={20} label={copy.line.remove(name)} onClick={remove} />
          <div className={styles.sum}>
            <p className={styles.cost}>
              <b className={classes('price', styles.price)}>{formatVnd(item.lineTotal)}</b>
              {item.quantity > 1 && (
                <span className="num text-sm whitespace-normal text-muted">
                  {copy.line.each(formatVnd(item.price))}
                </span>
              )}
            </p>
            <QuantityStepper
              name={name}
              value={item.quantity}
              max={Math.max(most, item.quantity)}
              maxReason={reason}
              onChange={(quantity) => mutate({ type: 'update', item, quantity })}
              onRemove={remove}
            />
          </div>
        </div>
      </Card>
    </li>
  );
}

function LinePicture({ item: { customBracelet, readyMadeBracelet } }: { item: CartItem }) {
  const src = customBracelet?.previewImage ?? readyMadeBracelet?.image ?? null;
  const name = customBracelet?.name ?? readyMadeBracelet?.name ?? '';
  const tint = readyMadeBracelet?.tint ? categoryKey(readyMadeBracelet.tint) : undefined;
  return <BraceletPicture src={src} name={name} tint={tint} sizes="(width < 48rem) 104px, 168px" zooms />;
}

function LineParts({ item }: { item: CartItem }) {
  const { customBracelet: own, readyMadeBracelet: whole } = item;
  if (whole) {
    return (
      <>
        <p className={styles.kind}>{copy.line.readyMade}</p>
        <p className={styles.story}>{whole.description}</p>
        <StockBadge available={availableOf(whole)} />
      </>
    );
  }
  if (!own) return null;
  const wrist = own.wristSize === null ? null : formatWrist(own.wristSize);
  return (
    <>
      <p className={styles.kind}>{copy.line.custom(own.charms.length, wrist)}</p>
      <Breakdown
        parts={[
          { name: copy.line.charms(own.charms.length), price: item.charmsPrice },
          { name: own.braceletString.name, price: item.stringPrice },
          own.tyingMethod && { name: own.tyingMethod.name, price: item.tyingMethodPrice },
        ]}
      />
      <CharmChips
        charms={own.charms.map(({ position, charm: { name, image } }) => ({ position, name, image }))}
      />
      <Link
        className={classes('link', styles.edit)}
        to={ownDesignPath(own._id)}
        aria-label={copy.line.editName(own.name)}
      >
        {copy.line.edit}
      </Link>
    </>
  );
}

function StockNote({ item }: { item: CartItem }) {
  const note = stockNote(item);
  if (note === null) return null;
  return (
    <div className={classes(styles.stockNote, note.blocks && styles.blocks)} role="status">
      <Icon name="warning" size={18} />
      <ul>
        {note.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
