import { availableOf } from '#domain/catalogue/stock.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { copy as garden } from '#web/entities/selection/copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import type { Tint } from '#web/ui/motifs/tint.ts';
import { copy as goods } from '../shared/copy.vi.ts';
import { amountOf, checkPrice, shownAmount } from '#web/entities/charm/desk/values.ts';
import * as styles from '../goods-form.module.css';
import * as readyMadeStyles from '../ready-made/ready-made.module.css';

interface AsSeenProps {
  name: string;
  price: string;
  stock: string;
  reserved: number;
  tint: Tint;
  src: string | null;
}

/** Live preview of the garden's card with the typed values. */
export function AsSeen({ name, price, stock, reserved, tint, src }: AsSeenProps) {
  const pieces = Number(amountOf(stock));
  const available = Number.isFinite(pieces) ? availableOf({ stock: pieces, reservedStock: reserved }) : 0;
  return (
    <div className={classes(readyMadeStyles.asSeen, styles.asSeen)} aria-hidden="true">
      {goods.picture.asSeen}
      <div className={classes('charm', `tint-${tint}`, available === 0 && 'out')}>
        <div className={classes('well', readyMadeStyles.well)}>
          <i className="pin" />
          <span className="zoomer">
            {src === null ? (
              <span className="grid aspect-square place-items-center text-muted">
                <Icon name="flower" size={40} />
              </span>
            ) : (
              <img src={src} alt="" className="aspect-square object-contain" />
            )}
          </span>
          <StockBadge available={available} />
        </div>
        <h3>{name}</h3>
        <p className="price">
          {checkPrice(price) === null ? shownAmount(amountOf(price)) : catalogueCopy.noPrice}
        </p>
        <span className="btn tint sm full">{garden.card.add}</span>
      </div>
    </div>
  );
}
