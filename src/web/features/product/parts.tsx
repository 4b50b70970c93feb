import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import { braceletPath } from '#domain/catalogue/paths.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { leafletPath } from '#domain/content/paths.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { deliveryDays } from '#domain/shop/public.ts';
import type { FactRows } from '#domain/catalogue/fact-rows.ts';
import { ReadyMadePicture } from '#web/entities/bracelet/ReadyMadePicture.tsx';
import { publicShop } from '#web/lib/public-shop.ts';
import { classes } from '#web/ui/classes.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Icon, type IconName } from '#web/ui/media/Icon.tsx';
import type { Tint } from '#web/ui/motifs/tint.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './product.module.css';
import * as rowStyles from './row.module.css';

/** Breadcrumb from the page that this one is a sub-view of. */
export function Trail({ steps }: { steps: readonly { name: string; to: string }[] }) {
  return (
    <nav className={styles.trail} aria-label={copy.trail}>
      {steps.map(({ name, to }, at) => (
        <span key={to}>
          {at > 0 && <Icon name="chevron-right" size={14} />}
          <Link className="link" to={to}>
            {name}
          </Link>
        </span>
      ))}
    </nav>
  );
}

/** Facts of a product as name and value; renders nothing without any. */
export function Facts({ facts }: { facts: FactRows }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Size and material, below the first view; renders nothing if unknown. */
export function MadeOf({ facts }: { facts: FactRows }) {
  if (facts.length === 0) return null;
  return (
    <section data-later="" className={styles.madeOf} aria-labelledby="made-of">
      <h2 id="made-of">{factsCopy.heading}</h2>
      <Facts facts={facts} />
    </section>
  );
}

type Line = { icon: IconName; text: string; to?: string };

/**
 * What comes with every order, below the buy buttons.
 * @param isDesigned for a bracelet of her own: its days are counted from her approval of the photo
 */
export function Promises({ lines, isDesigned = false }: { lines: readonly Line[]; isDesigned?: boolean }) {
  const delivery = isDesigned ? copy.promises.deliveryOfDesign : copy.promises.delivery;
  const all: Line[] = [
    ...lines,
    { icon: 'truck', text: delivery(deliveryDays(publicShop())) },
    { icon: 'shield', text: copy.promises.mended(publicShop().returnDays), to: leafletPath('doi-tra') },
  ];
  return (
    <ul className={styles.promises}>
      {all.map(({ icon, text, to }) => (
        <li key={text}>
          <Icon name={icon} size={18} />
          {to === undefined ? (
            <span>{unbroken(text)}</span>
          ) : (
            <Link className="link" to={to}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  id: string;
  script: string;
  heading: string;
  /** small items, with more columns */
  dense?: boolean;
  children: ReactNode;
}

/** A row of other products, each linking to its page. */
export function Row({ id, script, heading, dense, children }: RowProps) {
  return (
    <section data-later="" className="wrap pb-section" aria-labelledby={id}>
      <div className="sec-head">
        <div>
          <p className="script">{script}</p>
          <h2 id={id}>{heading}</h2>
        </div>
      </div>
      <ul className={classes(rowStyles.row, dense && rowStyles.dense)}>{children}</ul>
    </section>
  );
}

interface TileProps {
  to: string;
  name: string;
  price?: Vnd;
  /** below the name, in place of a price */
  words?: string;
  tint: Tint;
  available?: number;
  /** the picture */
  children: ReactNode;
}

/** A product in a row; the whole tile links to its page. */
export function Tile({ to, name, price, words, tint, available = 1, children }: TileProps) {
  return (
    <li className={classes('card rises', rowStyles.tile, `tint-${tint}`, available <= 0 && styles.out)}>
      <div className={classes('well', rowStyles.well)}>{children}</div>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      {price !== undefined && <p className="price">{price > 0 ? formatVnd(price) : catalogueCopy.noPrice}</p>}
      {words !== undefined && <p className="muted">{words}</p>}
      {available <= 0 && <p className="muted">{catalogueCopy.outOfStock}</p>}
    </li>
  );
}

/** Tile of a ready-made bracelet. */
export function BraceletTile({ bracelet }: { bracelet: ReadyMade }) {
  const { slug, name, price, image, tint } = bracelet;
  return (
    <Tile
      to={braceletPath(slug)}
      name={name}
      price={price}
      tint={categoryKey(tint ?? 'Flower')}
      available={availableOf(bracelet)}
    >
      <ReadyMadePicture image={image} sizes="(width < 48rem) 44vw, 260px" height={533} />
    </Tile>
  );
}

interface MissingProps {
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Placeholder while the product is loading or has failed to load. */
export function Missing({ failed, retrying, onRetry }: MissingProps) {
  if (failed)
    return (
      <div className="wrap sec">
        <FailedState {...copy.failed} heading="h1" onRetry={onRetry} retrying={retrying} />
      </div>
    );
  return (
    <Loading className={classes('wrap', styles.product)}>
      <div className={styles.both}>
        <div className={styles.stage}>
          <Skeleton width="100%" height="100%" radius="28px" />
        </div>
        <div className={styles.about}>
          <Skeleton width="70%" height={44} />
          <Skeleton width="40%" height={32} className="mt-4" />
          <Skeleton width="100%" height={88} className="mt-6" />
        </div>
      </div>
    </Loading>
  );
}
