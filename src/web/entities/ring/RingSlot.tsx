import { useDraggable, useDroppable } from '@dnd-kit/core';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import type { SlotPlace } from '#art/bracelet.ts';
import type { CharmImages } from '#contract/http/catalogue.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { classes } from '#web/ui/classes.ts';
import type { Load, Target } from './drag.ts';
import { HOLE, Hung, placed } from './Hung.tsx';
import { useLongPress } from './use-long-press.ts';
import * as styles from './slot.module.css';

interface RingSlotProps {
  /** unique on a page that may have several rings */
  id: string;
  at: number;
  place: SlotPlace;
  charm: CharmId | null;
  images: CharmImages | undefined;
  /** rotation of the picture on its hook, in degrees */
  turned: number;
  /** 'Vị trí 5 trên 17, Bướm tím' */
  label: string;
  chosen: boolean;
  /** more of this charm is used than is in stock */
  short: boolean;
  tabStop: boolean;
  /** its order among the charms that the last step added; -1 for none */
  turn: number;
  onTap: (slot: number, event: { detail: number }) => void;
  onHold: (slot: number) => void;
  onVisit: (slot: number) => void;
  onKey: (slot: number, event: KeyboardEvent) => void;
  className?: string | undefined;
  /** rendered above the charm */
  children?: ReactNode;
}

/** One slot of the ring: a round button with a charm or a dashed hole, a drop target, and itself draggable. */
export const RingSlot = memo(function RingSlot(props: RingSlotProps) {
  const { id, at, place, charm, images, turned, label, chosen, short, tabStop, turn } = props;
  const { onTap, onHold, onVisit, onKey } = props;
  const target: Target = { to: 'slot', slot: at };
  const { setNodeRef: setTarget, isOver } = useDroppable({ id, data: target });
  const load: Load | undefined = charm === null ? undefined : { from: 'ring', charm, slot: at };
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `on-${id}`,
    data: load,
    disabled: charm === null,
  });
  const { holding, handlers } = useLongPress(() => charm !== null && onHold(at));
  const setNode = (node: HTMLElement | null) => {
    setTarget(node);
    setNodeRef(node);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    listeners?.['onKeyDown']?.(event);
    if (!event.defaultPrevented) onKey(at, event);
  };

  return (
    <button
      type="button"
      ref={setNode}
      id={id}
      data-slot={at}
      className={classes(
        styles.slot,
        charm === null ? styles.hole : styles.full,
        chosen && styles.chosen,
        short && styles.short,
        isOver && styles.over,
        isDragging && styles.lifted,
        holding && charm !== null && styles.holding,
        turn >= 0 && styles.fresh,
        props.className,
      )}
      style={placed(place, turn)}
      aria-label={label}
      aria-pressed={chosen}
      aria-describedby={charm === null ? undefined : attributes['aria-describedby']}
      tabIndex={tabStop ? 0 : -1}
      {...listeners}
      {...handlers}
      onClick={(event) => onTap(at, event)}
      onFocus={() => onVisit(at)}
      onKeyDown={onKeyDown}
    >
      {charm === null ? HOLE : <Hung key={charm} images={images} turned={turned} lean={place.rot + turned} />}
      {props.children}
      {HOLD}
    </button>
  );
});

const HOLD = (
  <svg className={styles.hold} viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="48" pathLength="1" />
  </svg>
);
