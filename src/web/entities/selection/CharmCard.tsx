import { useLayoutEffect, useRef } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { addRefusals, catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { addRefusal, quantityOf } from '#domain/catalogue/selection.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Popover } from '#web/ui/overlays/Popover.tsx';
import { QuantityStepper } from '#web/ui/fields/QuantityStepper.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { Zoomable } from '#web/ui/overlays/Zoomable.tsx';
import { CharmPicture, LARGEST_SIDE, largestPictureOf } from '#web/entities/charm/CharmPicture.tsx';
import { copy } from './copy.vi.ts';
import { flyToCord } from './fly.ts';
import { useGardenSelection } from './selection.ts';
import * as styles from './charm-card.module.css';

/** Two, three, four and five columns; a charm takes two thirds of its card. */
const SIZES = '(width < 48rem) 30vw, (width < 64rem) 20vw, 150px';

interface CharmCardProps {
  charm: Charm;
  /** among the first of a page */
  eager?: boolean | 'near';
  /** among those that sell best */
  bestseller?: boolean;
  /** among many, as in the garden: less room for each on a phone */
  inGrid?: boolean;
}

/** A charm of the garden: picture, stock, description, price, and how many of it are picked. */
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
      <h3>{name}</h3>
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
    </Popover>
  );
}

/** The add button, and the quantity in its place once the charm is picked. */
function Picker({ charm, name, onAdded }: { charm: Charm; name: string; onAdded: () => void }) {
  const { items, add, setQuantity } = useGardenSelection();
  const quantity = quantityOf(items, charm._id);
  const refusal = addRefusal(items, charm);
  const reason = refusal ? addRefusals[refusal] : undefined;
  const { box, keepFocus } = useKeptFocus(quantity > 0);

  const pick = () => {
    keepFocus();
    if (add(charm).ok) onAdded();
  };
  const change = (next: number) => {
    if (next > quantity) return pick();
    if (next <= 0) keepFocus();
    setQuantity(charm._id, next);
  };

  return (
    <div ref={box} className="picker">
      {quantity > 0 ? (
        <QuantityStepper
          wide
          name={name}
          value={quantity}
          onChange={change}
          min={0}
          max={refusal ? quantity : Infinity}
          maxReason={reason}
        />
      ) : (
        <Button
          variant="tint"
          size="sm"
          full
          icon={availableOf(charm) > 0 ? 'plus' : undefined}
          aria-label={availableOf(charm) > 0 ? copy.card.addName(name) : undefined}
          disabledReason={reason}
          onClick={pick}
        >
          {availableOf(charm) > 0 ? copy.card.add : catalogueCopy.outOfStock}
        </Button>
      )}
    </div>
  );
}

/** Button and stepper replace each other under the finger: the focus stays in their place, on the way to one more. */
function useKeptFocus(picked: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const buttons = box.current?.querySelectorAll('button');
    buttons?.item(buttons.length - 1)?.focus({ preventScroll: true });
  }, [picked]);
  return { box, keepFocus: () => (wanted.current = true) };
}
