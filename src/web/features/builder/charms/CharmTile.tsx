import { useDraggable } from '@dnd-kit/core';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { waitingOf } from '#domain/design/board.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LazyImage } from '#web/ui/media/LazyImage.tsx';
import { canvasPictureOf } from '#web/entities/ring/charm-picture.ts';
import type { Load } from '#web/entities/ring/drag.ts';
import { byKeyboard, focusSoon, showRing, slotId } from '../focus.ts';
import type { Charm } from '../queries.ts';
import { useBuilder, useIsPending } from '../builder-context.ts';
import * as styles from './tray.module.css';

interface CharmTileProps {
  id: CharmId;
  name: string;
  charm: Charm | undefined;
  /** accessible name: the charm's name and how many there are */
  label: string;
  /** in the corner; `hung` shows a check over a faded charm */
  badge?: string | undefined;
  /** sold out: cannot be picked */
  out?: boolean;
  /** below the name */
  children?: ReactNode;
}

/** A charm to place: tap it and then a slot, drag it, or use Enter and the arrow keys. */
export function CharmTile({ id, name, charm, label, badge, out = false, children }: CharmTileProps) {
  const { tapCharm, unchoose, store } = useBuilder();
  const inHand = useIsPending(id);
  const load: Load = { from: 'charms', charm: id };
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `take-${id}`,
    data: load,
    disabled: out,
  });

  const boardNow = () => store.get().designState.history.present;
  const take = (event: { detail: number }) => {
    if (out) return;
    const done = tapCharm(id);
    if (done !== 'in_hand') return;
    if (byKeyboard(event)) focusSoon(slotId(Math.max(0, boardNow().slots.indexOf(null))));
    else showRing();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    listeners?.['onKeyDown']?.(event);
    if (event.key === 'Delete' && waitingOf(boardNow(), id) > 0) unchoose(id);
  };

  return (
    <button
      type="button"
      ref={setNodeRef}
      className={classes(
        styles.tile,
        badge === 'hung' && styles.hung,
        inHand && 'held',
        isDragging && styles.lifted,
      )}
      aria-label={label}
      aria-pressed={inHand}
      aria-disabled={out || undefined}
      aria-describedby={out ? undefined : attributes['aria-describedby']}
      {...listeners}
      onClick={take}
      onKeyDown={onKeyDown}
    >
      <Face images={charm?.images} name={name} badge={badge}>
        {children}
      </Face>
    </button>
  );
}

interface FaceProps extends Pick<CharmTileProps, 'name' | 'badge' | 'children'> {
  images: Charm['images'] | undefined;
}

/** Content of the tile, memoised so that dragging another charm does not re-render it. */
const Face = memo(function Face({ images, name, badge, children }: FaceProps) {
  const picture = images && canvasPictureOf({ images });
  return (
    <>
      {picture ? (
        <LazyImage
          {...picture}
          boxClass={styles.picture}
          sizes="60px"
          width={224}
          height={224}
          alt=""
          placeholder="none"
          draggable={false}
        />
      ) : (
        <Icon name="flower" size={40} />
      )}
      <span className={styles.nm}>{name}</span>
      {children}
      {badge !== undefined && (
        <span className={styles.n}>{badge === 'hung' ? <Icon name="check" size={14} /> : badge}</span>
      )}
    </>
  );
});
