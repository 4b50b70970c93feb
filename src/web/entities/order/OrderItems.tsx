import { Link } from 'react-router';
import type { OrderItem } from '#contract/http/ordering.ts';
import { formatWrist } from '#domain/design/wrist.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ORDER_ITEMS_SHOWN } from '#domain/ordering/limits.ts';
import { BraceletPicture } from '#web/entities/bracelet/BraceletPicture.tsx';
import { Breakdown } from '#web/entities/bracelet/Breakdown.tsx';
import { CharmChips } from '#web/entities/bracelet/Chips.tsx';
import { copy as cartCopy } from '#web/entities/bracelet/copy.vi.ts';
import { ownDesignPath } from '#web/lib/paths/content-links.ts';
import { copy } from './copy.vi.ts';
import * as styles from './orders.module.css';
import { classes } from '#web/ui/classes.ts';

/** The first two bracelets of an order, then '+N nữa' (spec §2, My orders). */
export function ItemsInShort({ items }: { items: readonly OrderItem[] }) {
  const more = items.length - ORDER_ITEMS_SHOWN;
  return (
    <ul className={styles.orderItems}>
      {items.slice(0, ORDER_ITEMS_SHOWN).map((item) => (
        <li key={item._id}>
          <BraceletPicture src={item.image} name={item.name} sizes="76px" />
          <div>
            <b className="font-semibold">{item.name}</b>
            <p className="text-sm text-muted">
              {item.customBracelet
                ? copy.card.custom(item.charms.length, item.quantity)
                : copy.card.readyMade(item.quantity)}
            </p>
          </div>
        </li>
      ))}
      {more > 0 && <li className={classes('chip', styles.chip)}>{copy.card.more(more)}</li>}
    </ul>
  );
}

/**
 * A bracelet as it was sold: its picture, its price components, its charms.
 * @param adapts links to the builder with the customer's design, to start another one from it
 */
export function ItemInFull({ item, adapts = false }: { item: OrderItem; adapts?: boolean }) {
  const { charms, braceletString, tyingMethod, charmsPrice, wristSize, price, quantity } = item;
  const design = item.customBracelet;
  const own = design !== null;
  const wrist = wristSize === null ? null : formatWrist(wristSize);
  return (
    <div className={classes('order-item', styles.orderItem)}>
      <BraceletPicture src={item.image} name={item.name} sizes="112px" zooms />
      <div className="min-w-0">
        <h4>{item.name}</h4>
        <p className="text-sm text-muted">
          {own ? copy.details.custom(charms.length, wrist) : copy.details.readyMade}
        </p>
        <p className="num mt-0.5 text-sm whitespace-normal">
          {copy.details.times(quantity, formatVnd(price))}
        </p>
        {own && (
          <Breakdown
            parts={[
              { name: cartCopy.line.charms(charms.length), price: charmsPrice },
              braceletString,
              tyingMethod,
            ]}
          />
        )}
        <CharmChips charms={charms} />
        {adapts && design !== null && (
          <Link
            className={classes('link', styles.adapt)}
            to={ownDesignPath(design)}
            aria-label={copy.details.adaptName(item.name)}
          >
            {copy.details.adapt}
          </Link>
        )}
      </div>
    </div>
  );
}
