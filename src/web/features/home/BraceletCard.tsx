import { Link } from 'react-router';
import { braceletPath } from '#domain/catalogue/paths.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { builderPathFor } from '#web/lib/paths/content-links.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import type { useAddReadyMade } from '#web/entities/cart/add-ready-made.ts';
import { copy } from './copy.vi.ts';
import type { Featured } from './queries.ts';
import type { ShownBracelet } from './shown-bracelet.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './bracelets.module.css';

interface BraceletCardProps {
  bracelet: ShownBracelet;
  cart: ReturnType<typeof useAddReadyMade>;
}

/** A ready-made bracelet as worn, with all details needed to decide (look §11, card A). */
export function BraceletCard({ bracelet, cart }: BraceletCardProps) {
  const { name, description, picture, tint, sale } = bracelet;
  return (
    <article className={classes(styles.bracelet, `tint-${tint}`)}>
      <div className={classes('well', styles.well)}>
        {picture === null ? (
          <Icon name="ring" size={56} className="text-muted" />
        ) : (
          <LazyImage
            {...picture}
            sizes="(width < 48rem) 88vw, (width < 64rem) 44vw, 280px"
            alt={copy.bracelet.pictureAlt(name)}
            width={640}
            height={533}
            placeholder="none"
          />
        )}
        {sale && <StockBadge available={availableOf(sale)} className="max-md:hidden" />}
      </div>
      <h3>{sale ? <Link to={braceletPath(sale.slug)}>{name}</Link> : name}</h3>
      <p className={styles.about}>{description}</p>
      {sale ? (
        <Sale sale={sale} cart={cart} />
      ) : (
        <div className={styles.footRow}>
          <Link className={classes('link', styles.adapt)} to="/garden">
            {copy.bracelet.toGarden}
          </Link>
        </div>
      )}
    </article>
  );
}

function Sale({
  sale,
  cart: { add, isAdding, canShop },
}: {
  sale: Featured;
  cart: BraceletCardProps['cart'];
}) {
  const available = availableOf(sale);
  return (
    <div className={styles.footRow}>
      <span className={styles.priceLine}>
        <span className="price">{formatVnd(sale.price)}</span>
        <StockBadge available={available} className="md:hidden" />
      </span>
      {sale.hasDesign && (
        <Link
          className={classes('link', styles.adapt)}
          to={builderPathFor(sale._id)}
          aria-label={copy.bracelet.adaptName(sale.name)}
        >
          {copy.bracelet.adapt}
        </Link>
      )}
      {canShop && (
        <Button
          variant="tint"
          size="sm"
          full
          icon={available > 0 ? 'cart' : undefined}
          loading={isAdding(sale._id)}
          loadingLabel={copy.bracelet.adding}
          disabled={available <= 0}
          aria-label={available > 0 ? copy.bracelet.addName(sale.name) : undefined}
          onClick={() => add(sale)}
        >
          {available > 0 ? copy.bracelet.add : copy.bracelet.soldOut}
        </Button>
      )}
    </div>
  );
}
