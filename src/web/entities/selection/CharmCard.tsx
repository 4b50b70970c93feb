import { useRef } from 'react';
import { Link } from 'react-router';
import type { Charm } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { quantityOf } from '#domain/catalogue/selection.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Popover } from '#web/ui/overlays/Popover.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { CharmPicture, LARGEST_SIDE, largestPictureOf } from '#web/entities/charm/CharmPicture.tsx';
import { copy } from './copy.vi.ts';
import { flyToCord } from './fly.ts';
import { Picker } from './Picker.tsx';
import { useGardenSelection } from './selection.ts';
import * as styles from './charm-card.module.css';

/** Two, three, four and five columns; a charm takes two thirds of its card's width. */
const SIZES = '(width < 48rem) 30vw, (width < 64rem) 20vw, 150px';

interface CharmCardProps {
  charm: Charm;
  /** among the first of a page */
  eager?: boolean | 'near';
  /** among the bestsellers */
  bestseller?: boolean;
  /** in a large grid, like the garden's: more compact on phones */
  inGrid?: boolean;
}

/** A charm card: picture, stock, description, price, and the selected quantity. */
export function CharmCard({ charm, eager, bestseller, inGrid }: CharmCardProps) {
  const { items } = useGardenSelection();
  const picture = useRef<HTMLDivElement>(null);
  const available = availableOf(charm);
  const quantity = quantityOf(items, charm._id);
  const name = charm.name || catalogueCopy.charmFallbackName;

  return (
    <article
      className={classes(
        'charm',
        `tint-${categoryKey(charm.category.type)}`,
        inGrid && 'in-grid',
        quantity > 0 && 'on',
        available <= 0 && 'out',
      )}
    >
      <div className="well" ref={picture}>
        <i className="pin" />
        <ZoomablePicture charm={charm} name={name} eager={eager} />
        {bestseller && (
          <span className={styles.best}>
            <Icon name="sparkle" size={14} />
            <span>{copy.card.bestseller}</span>
          </span>
        )}
        <StockBadge available={available} />
        <CharmInfo charm={charm} name={name} />
      </div>
      <h3>
        <Link to={charmPath(charm.slug)}>{name}</Link>
      </h3>
      <p className="price">{charm.price > 0 ? formatVnd(charm.price) : catalogueCopy.noPrice}</p>
      <Picker charm={charm} name={name} onAdded={() => flyToCord(picture.current?.querySelector('img'))} />
    </article>
  );
}

function ZoomablePicture({
  charm,
  name,
  eager,
}: {
  charm: Charm;
  name: string;
  eager: CharmCardProps['eager'];
}) {
  const large = largestPictureOf(charm);
  const alt = copy.card.pictureAlt(name);
  const picture = <CharmPicture charm={charm} alt={alt} sizes={SIZES} eager={eager} />;
  const caption = (
    <>
      {name}
      {charm.meaning && <span className={styles.meaning}>{charm.meaning}</span>}
    </>
  );
  if (large === null) return <span className="zoomer">{picture}</span>;
  return (
    <Zoomable src={large} alt={alt} width={LARGEST_SIDE} height={LARGEST_SIDE} caption={caption}>
      {picture}
    </Zoomable>
  );
}

function CharmInfo({ charm, name }: { charm: Charm; name: string }) {
  return (
    <Popover
      title={name}
      renderTrigger={(props) => (
        <IconButton icon="info" small className="info" label={copy.card.info(name)} {...props} />
      )}
    >
      <p className="mt-1">{charm.description || copy.card.noDescription}</p>
      {charm.meaning && <p className={styles.meaning}>{charm.meaning}</p>}
      <Link className="link mt-2 inline-flex min-h-11 items-center" to={charmPath(charm.slug)}>
        {copy.card.more}
      </Link>
    </Popover>
  );
}
