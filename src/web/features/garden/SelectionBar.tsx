import { useMemo, useRef, useState } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS, GARDEN_SLOTS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf, srcSetOf } from '#domain/catalogue/pictures.ts';
import { useFadingRows } from '#web/lib/hooks/use-fading-rows.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Cord } from '#web/ui/motifs/Cord.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { usePrevious } from '#web/ui/use-previous.ts';
import { useClosingUp } from './close-up.ts';
import { copy } from '#web/entities/selection/copy.vi.ts';
import { LANDING } from '#web/entities/selection/fly.ts';
import { REMOVAL, useGardenSelection } from '#web/entities/selection/selection.ts';
import type { GardenSelection } from '#web/entities/selection/selection-store.ts';
import { SelectionDialog } from './SelectionDialog.tsx';
import { useDebouncedText } from '#web/lib/hooks/use-debounced-text.ts';
import * as styles from './selection.module.css';

/** Sticky bar below the header: the number of picked charms, the charms themselves on a cord, the list, the reset. */
export function SelectionBar() {
  const { count, remaining } = useGardenSelection();
  const before = usePrevious(count);
  const [open, setOpen] = useState(false);
  const spoken = useDebouncedText(copy.bar.progress(count, GARDEN_SLOTS));

  return (
    <section className={styles.bar} aria-label={copy.bar.label}>
      <div className={classes('wrap', styles.wrap)}>
        <div className={styles.n}>
          <b key={count} className={before === count ? undefined : styles.ticks}>
            {count}
          </b>
          <span className="muted">{copy.bar.of(GARDEN_SLOTS)}</span>
          <small>{remaining > 0 ? copy.bar.remaining(remaining) : copy.bar.full}</small>
        </div>
        <OwnCord />
        <div className="flex items-center gap-2">
          <Button
            variant="sec"
            size="sm"
            icon="eye"
            aria-label={copy.bar.open}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <span className="max-lg:hidden">{copy.bar.open}</span>
            <span className="lg:hidden">{copy.bar.openShort}</span>
          </Button>
          {count > 0 && <Reset />}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      <SelectionDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

/** Twenty slots on a cord: the picked charms fill them in the order of picking. */
function OwnCord() {
  const { items, count } = useGardenSelection();
  const hung = useMemo(() => onePerPlace(items), [items]);
  const shown = useFadingRows(hung, keyOf, REMOVAL).slice(0, GARDEN_SLOTS);
  const thread = useRef<HTMLDivElement>(null);
  useClosingUp(thread, shown.length);
  return (
    <div ref={thread} className={styles.thread}>
      <Cord
        value={count}
        max={GARDEN_SLOTS}
        label={copy.bar.cord}
        className={classes(styles.progress, count === GARDEN_SLOTS && styles.glints)}
      />
      {shown.map(({ row, leaving }) => (
        <span key={row.key} className={classes(styles.own, leaving && styles.leaving)} data-place="">
          <BeadPicture charm={row.charm} />
        </span>
      ))}
      {Array.from({ length: GARDEN_SLOTS - shown.length }, (_, free) => (
        <i key={`free ${free}`} {...(free === 0 ? { [LANDING]: '' } : {})} />
      ))}
    </div>
  );
}

type Hung = { charm: Charm; key: string };

/** One entry per picked piece: a charm picked twice takes two slots. */
function onePerPlace(items: GardenSelection): Hung[] {
  return items.flatMap(({ charm, quantity }) =>
    Array.from({ length: quantity }, (_, nth) => ({ charm, key: `${charm._id} ${nth}` })),
  );
}

const keyOf = ({ key }: Hung) => key;

/** Small, with the same URL as the card's picture: served from the cache, so it appears at once. */
function BeadPicture({ charm }: { charm: Pick<Charm, 'images'> }) {
  const url = pictureOf(charm.images);
  if (url === null) return <Icon name="flower" size={22} className="mx-auto text-muted" />;
  return (
    <img
      src={pictureAt(url, 128)}
      srcSet={srcSetOf(url, CHARM_PICTURE_WIDTHS)}
      sizes="36px"
      alt=""
      width={128}
      height={128}
    />
  );
}

function Reset() {
  const { reset, restore } = useGardenSelection();
  const empty = () => {
    const before = reset();
    toast({
      type: 'info',
      ...copy.toasts.reset,
      duration: 2_000,
      action: { label: copy.toasts.undo, onClick: () => restore(before) },
    });
  };
  return (
    <>
      <Button variant="ghost" size="sm" icon="reset" className="max-lg:hidden" onClick={empty}>
        {copy.bar.reset}
      </Button>
      <IconButton icon="reset" iconSize={20} label={copy.bar.reset} className="lg:hidden" onClick={empty} />
    </>
  );
}
