import { useRef } from 'react';
import { addRefusals, catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { addRefusal, gardenTone } from '#domain/catalogue/selection.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd, times } from '#domain/kernel/vnd.ts';
import { useFadingRows } from '#web/lib/hooks/use-fading-rows.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { QuantityStepper } from '#web/ui/fields/QuantityStepper.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { CharmPicture } from '#web/entities/charm/CharmPicture.tsx';
import { useClosingUp } from './close-up.ts';
import { copy } from './copy.vi.ts';
import { copy as selectionCopy } from '#web/entities/selection/copy.vi.ts';
import { REMOVAL, useGardenSelection } from '#web/entities/selection/selection.ts';
import type { GardenSelection } from '#web/entities/selection/selection-store.ts';
import { toneLook } from './tone-look.ts';
import * as styles from './selection.module.css';
import { classes } from '#web/ui/classes.ts';
import { focusNeighbour } from '#web/ui/focus-neighbour.ts';

interface SelectionDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Everything picked, line by line (spec §2, Selected-charms dialog). */
export function SelectionDialog({ open, onClose }: SelectionDialogProps) {
  const { items, count, remaining } = useGardenSelection();
  const shown = useFadingRows(items, keyOf, REMOVAL);
  const list = useRef<HTMLUListElement>(null);
  useClosingUp(list, shown.length);
  const tone = gardenTone(count);
  const footer = tone !== 'empty' && <Footer look={toneLook[tone]} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.dialog.title}
      width={660}
      footer={footer}
      className={styles.picked}
    >
      {shown.length === 0 ? (
        <EmptyState title={copy.dialog.empty} text={copy.dialog.emptyText} heading="h3" />
      ) : (
        <>
          <p className="muted mb-2 text-sm">{copy.dialog.summary(items.length, count, remaining)}</p>
          <ul ref={list} className="relative">
            {shown.map(({ row, leaving }) => (
              <PickedCharm key={row.charm._id} item={row} leaving={leaving} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

type PickedCharmProps = { item: GardenSelection[number]; leaving: boolean };

function PickedCharm({ item: { charm, quantity }, leaving }: PickedCharmProps) {
  const { items, setQuantity, remove } = useGardenSelection();
  const refusal = addRefusal(items, charm);
  const name = charm.name || catalogueCopy.charmFallbackName;
  const row = useRef<HTMLLIElement>(null);
  const removeIt = () => {
    focusNeighbour(row.current, ':scope > button');
    remove(charm._id);
    toast({ type: 'success', ...selectionCopy.toasts.removed, duration: 2_000 });
  };
  return (
    <li ref={row} className={leaving ? styles.leaving : undefined} inert={leaving} data-place="">
      <div className={classes('well', styles.well, `tint-${categoryKey(charm.category.type)}`)}>
        <CharmPicture charm={charm} sizes="68px" />
      </div>
      <div className={styles.nm}>
        <b>{name}</b>
        <span>
          <span className="num text-sm text-muted">
            {charm.price > 0 ? formatVnd(charm.price) : catalogueCopy.noPrice}
          </span>
          <StockBadge available={availableOf(charm)} />
        </span>
      </div>
      <QuantityStepper
        name={name}
        value={quantity}
        onChange={(next) => (next <= 0 ? removeIt() : setQuantity(charm._id, next))}
        min={0}
        max={refusal ? quantity : Infinity}
        maxReason={refusal ? addRefusals[refusal] : undefined}
      />
      <b className={classes('price total', styles.total)}>{formatVnd(times(charm.price, quantity))}</b>
      <IconButton icon="trash" iconSize={20} label={uiCopy.remove(name)} onClick={removeIt} />
    </li>
  );
}

const keyOf = ({ charm }: GardenSelection[number]): string => charm._id;

type FooterProps = { look: (typeof toneLook)['full']; onClose: () => void };

function Footer({ look: { variant, className }, onClose }: FooterProps) {
  const { count, price } = useGardenSelection();
  return (
    <>
      <p className="mb-3 flex items-center justify-between gap-4">
        {copy.dialog.subtotal(count)}
        <b className="price text-h3">{formatVnd(price)}</b>
      </p>
      <div className="flex gap-3">
        <Button variant="sec" onClick={onClose}>
          {copy.dialog.more}
        </Button>
        <LinkButton variant={variant} to="/builder" className={classes('flex-1', className)}>
          {copy.dialog.go}
        </LinkButton>
      </div>
    </>
  );
}
