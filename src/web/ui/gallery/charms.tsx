import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { LazyImage } from '../media/LazyImage.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { QuantityStepper } from '../fields/QuantityStepper.tsx';
import { CharmCardSkeleton } from '../feedback/Skeleton.tsx';
import { StockBadge } from '../feedback/StockBadge.tsx';
import { Zoomable } from '../overlays/Zoomable.tsx';
import { classes } from '../classes.ts';
import { galleryCopy } from './copy.vi.ts';
import { pictureOf, Sample } from './Sample.tsx';

export function GalleryCharms() {
  const { sections, charm } = galleryCopy;
  return (
    <Sample title={sections.charms} className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
      <CharmSample name={charm.peach} slug="hoa-dao" available={18} />
      <CharmSample name={charm.tulip} slug="tulip" available={3} />
      <CharmSample name={charm.lotus} slug="hoa-sen" available={21} chosen={2} />
      <CharmSample name={charm.lily} slug="linh-lan" available={0} />
      <CharmSample name={charm.peach} slug="no-such-picture" available={9} />
      <CharmCardSkeleton />
    </Sample>
  );
}

interface CharmSampleProps {
  name: string;
  slug: string;
  available: number;
  chosen?: number;
}

function CharmSample({ name, slug, available, chosen = 0 }: CharmSampleProps) {
  const { charm, buttons, lilyText, toasts } = galleryCopy;
  const [quantity, setQuantity] = useState(chosen);
  const out = available <= 0;
  return (
    <article className={classes('charm', quantity > 0 && 'on', out && 'out')}>
      <div className="well tint-flower">
        <i className="pin" />
        <Zoomable src={pictureOf(slug, 448)} alt={name} width={448} height={448}>
          <LazyImage src={pictureOf(slug, 224)} alt="" width={224} height={224} placeholder="none" />
        </Zoomable>
        <StockBadge available={available} />
        <Popover
          title={name}
          renderTrigger={(props) => (
            <IconButton {...props} icon="info" small className="info" label={`${charm.info} ${name}`} />
          )}
        >
          <p className="mt-1 text-sm">{lilyText}</p>
        </Popover>
      </div>
      <h3>{name}</h3>
      <p className="price">{charm.price}</p>
      {quantity > 0 ? (
        <QuantityStepper
          wide
          name={name}
          value={quantity}
          max={3}
          maxReason={toasts.out}
          onChange={setQuantity}
          onRemove={() => setQuantity(0)}
        />
      ) : (
        <Button
          variant="tint"
          size="sm"
          icon={out ? undefined : 'plus'}
          disabledReason={out ? toasts.out : undefined}
          onClick={() => setQuantity(1)}
        >
          {out ? toasts.out : buttons.add}
        </Button>
      )}
    </article>
  );
}
